import { z } from 'zod';
import { LIMITS } from '../constants';
import { name, named, Instant } from './common';

/** What somebody on staff has besides their password: the codes of an authenticator app. */
export const SecondFactor = named('SecondFactor', {
  /** Since when a login takes a code; null where it does not. */
  on_since: Instant.nullable(),
  /** Whether their work takes one: until it is on, they reach nothing but their account. A passkey they came in by is one. */
  required: z.boolean(),
  /** How many recovery codes are left. */
  recovery_left: z.int().nonnegative(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app is given. Answered once, and never again. */
export const FactorSetUp = named('FactorSetUp', {
  /** In base 32, to be typed where nothing can be scanned. */
  secret: z.string(),
  /** `otpauth://…`, to be scanned. */
  uri: z.string(),
  /** Until when it can be confirmed. */
  expires_at: Instant,
});
export type FactorSetUp = z.infer<typeof FactorSetUp>;

/** Codes that let in once each, where the authenticator app is gone. Answered once, and never again. */
export const RecoveryCodes = named('RecoveryCodes', { codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const Code = name(LIMITS.factorCode);

/** Shows who it is: the password and, where a second factor is on, a code of its app or a recovery code. */
export const FactorProofBody = z
  .strictObject({ password: z.string().min(1).max(LIMITS.passwordMax), code: Code.optional() })
  .meta({ id: 'FactorProofBody' });
export type FactorProofBody = z.infer<typeof FactorProofBody>;

/** The first code of an app that was just set up. */
export const FactorCodeBody = z.strictObject({ code: Code }).meta({ id: 'FactorCodeBody' });
export type FactorCodeBody = z.infer<typeof FactorCodeBody>;

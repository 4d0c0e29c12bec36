import type { Bundle, Permission } from '@seduh/contract/constants';
import { permissionsOf } from './permissions';

/** Whether a shop asks a second factor of those who may do most. */
export const FACTOR_RULES = ['required', 'optional'] as const;
export type FactorRule = (typeof FACTOR_RULES)[number];

/** Somebody on staff, as far as it matters whether they may work. */
interface FactorFacts {
  bundle: Bundle | null;
  /** Whether their login took more than the password: a code, or a passkey, which is both at once. */
  hasFactor: boolean;
}

/** Whose work takes a second factor where the rule asks for one: who may change prices, or who works here. */
const ASKED: readonly (Bundle | null)[] = ['owner', 'manager'] satisfies Bundle[];

/** Whether the work of this bundle takes a second factor. */
export const needsFactor = (rule: FactorRule, bundle: Bundle | null): boolean =>
  rule === 'required' && ASKED.includes(bundle);

/** Whether somebody has one to set up before anything else. */
export const mustSetUpFactor = (rule: FactorRule, { bundle, hasFactor }: FactorFacts): boolean =>
  !hasFactor && needsFactor(rule, bundle);

/** What somebody may do now: nothing of their work before a second factor that it takes is set up. */
export const permissionsNow = (rule: FactorRule, facts: FactorFacts): readonly Permission[] =>
  mustSetUpFactor(rule, facts) ? [] : permissionsOf(facts.bundle);

/** Somebody on staff, by what they have to log in with. */
interface WaysIn {
  bundle: Bundle | null;
  /** Whether an authenticator app is set up. */
  hasApp: boolean;
  passkeys: number;
}

/** Whether the passkeys of this account are the second factor that its work takes: the password alone lets nobody in. */
export const passkeyIsFactor = (rule: FactorRule, { bundle, hasApp, passkeys }: WaysIn): boolean =>
  needsFactor(rule, bundle) && !hasApp && passkeys > 0;

/** What recovery codes are written with: no letter that looks like another or like a digit, and no u. */
export const RECOVERY_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 16;

/** A code as it was typed: of the app, or one for when that is gone. */
export interface ReadCode {
  kind: 'app' | 'recovery';
  /** Without spaces and dashes, in small letters. */
  code: string;
}

/** Reads a code as people type it, with spaces, dashes and capitals, an o for a zero; null for what can be none. */
export function readCode(typed: string): ReadCode | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const plain = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const isOne = plain.length === RECOVERY_LENGTH && [...plain].every((letter) => RECOVERY_LETTERS.includes(letter));
  return isOne ? { kind: 'recovery', code: plain } : null;
}

/** A recovery code as it is shown, in groups of four: `k7mp-3qxw-…`. @param letters as {@link readCode} answers them */
export const showRecoveryCode = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-');

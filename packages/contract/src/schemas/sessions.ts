import { z } from 'zod';
import { Id, Instant, named } from './common';

/** A place where the account is logged in. Its id is no token: nobody gets in by it. */
export const LiveSession = named('LiveSession', {
  id: Id,
  /** In words, such as `Chrome on Android`. */
  device: z.string(),
  created_at: Instant,
  /** To the minute, and up to some minutes late. */
  last_used_at: Instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** Every place where the account is logged in: the one that asks first. */
export const LiveSessions = z.array(LiveSession);

/** How many sessions were ended. */
export const EndedSessions = z.object({ ended: z.int().nonnegative() });
export type EndedSessions = z.infer<typeof EndedSessions>;

const Link = z.string().min(1).max(128);

/** The token of a link that was mailed to a new email, or to the one before. */
export const EmailLinkBody = z.strictObject({ token: Link }).meta({ id: 'EmailLinkBody' });
export type EmailLinkBody = z.infer<typeof EmailLinkBody>;

/** The email that counts from now on. */
export const ConfirmedEmail = z.object({ email: z.string() });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

/** The email that counts again, and the token for a new password, as the old one may be known to somebody else. */
export const UndoneEmail = z.object({ email: z.string(), reset_token: z.string() });
export type UndoneEmail = z.infer<typeof UndoneEmail>;

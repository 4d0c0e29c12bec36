import { z } from 'zod';
import { BUNDLES, LIMITS, MESSAGES } from '../constants';
import { Email, NewPassword } from './auths';
import { Id, Instant, name, named } from './common';

export const StaffBundle = z.enum(BUNDLES, { error: 'Choose owner, manager, barista or cashier' });

/** Somebody who works here. */
export const StaffMember = named('StaffMember', {
  id: Id,
  email: z.string(),
  /** As the record of what staff did calls them. */
  name: z.string(),
  bundle: z.enum(BUNDLES),
  /** `disabled`: kept out until they are let in again. */
  status: z.enum(['active', 'disabled']),
  /** When they were here last, some minutes late at most; null for never. */
  last_seen_at: Instant.nullable(),
  /** In how many places they are logged in. */
  sessions: z.int().nonnegative(),
  /** Whether they have more than their password: an authenticator app, or a passkey. */
  second_factor: z.boolean(),
  /** Whether it is the one who asks. */
  you: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Somebody who was asked by mail to work here, and has not answered yet. */
export const Invitation = named('Invitation', {
  id: Id,
  email: z.string(),
  bundle: z.enum(BUNDLES),
  /** Who asked, by the name they have now. */
  invited_by: z.string(),
  sent_at: Instant,
  /** Until when its link works; a new one can be sent after that. */
  expires_at: Instant,
  is_expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Who works here and who may soon: staff by name, those who are kept out last; invitations, the latest first. */
export const People = named('People', { staff: z.array(StaffMember), invitations: z.array(Invitation) });
export type People = z.infer<typeof People>;

/** What somebody may do from now on. */
export const BundleBody = z
  .strictObject({
    bundle: StaffBundle,
    /** What they may do as whoever changes it has seen it: where that is different by now, 409 EDIT_CONFLICT. */
    was: StaffBundle,
  })
  .meta({ id: 'BundleBody' });
export type BundleBody = z.infer<typeof BundleBody>;

export const InvitationBody = z.strictObject({ email: Email, bundle: StaffBundle }).meta({ id: 'InvitationBody' });
export type InvitationBody = z.infer<typeof InvitationBody>;

const Link = z.string().min(1).max(128);

/** The token of a mailed invitation. */
export const InvitationLinkBody = z.strictObject({ token: Link }).meta({ id: 'InvitationLinkBody' });
export type InvitationLinkBody = z.infer<typeof InvitationLinkBody>;

/** What an invitation says to whoever has its link. */
export const OpenInvitation = named('OpenInvitation', {
  email: z.string(),
  bundle: z.enum(BUNDLES),
  expires_at: Instant,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** Takes an invitation: what one is called, and a password. */
export const AcceptInvitationBody = z
  .strictObject({ token: Link, name: name(LIMITS.displayName), newPassword: NewPassword, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  })
  .meta({ id: 'AcceptInvitationBody' });
export type AcceptInvitationBody = z.infer<typeof AcceptInvitationBody>;

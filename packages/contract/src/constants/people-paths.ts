/** Paths of who works here, as `PEOPLE_PATHS`. Apart from the others, which the storefront's entry carries. */
import { withId } from './with-id';

/** Everybody on staff, and who is invited. */
export const list = '/people';
export const bundle = /* @__PURE__ */ withId('/people/:id/bundle');
export const disable = /* @__PURE__ */ withId('/people/:id/disable');
export const enable = /* @__PURE__ */ withId('/people/:id/enable');
export const sessions = /* @__PURE__ */ withId('/people/:id/sessions');
export const secondFactor = /* @__PURE__ */ withId('/people/:id/second-factor');
export const invitations = '/people/invitations';
export const invitation = /* @__PURE__ */ withId('/people/invitations/:id');
export const resend = /* @__PURE__ */ withId('/people/invitations/:id/resend');
/** What a mailed invitation says, and the answer to it, by whoever has its link. */
export const readInvitation = '/auths/invitation';
export const acceptInvitation = '/auths/accept-invitation';

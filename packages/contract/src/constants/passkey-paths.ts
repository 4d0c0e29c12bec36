/** Paths of passkeys, as `PASSKEY_PATHS`. Apart from the others, which the storefront's entry carries. */
import { withId } from './with-id';

/** What a browser is to sign to log in; the same for everybody. */
export const loginOptions = '/auths/passkey/options';
/** Logs in by what it signed. */
export const login = '/auths/passkey';
/** The own ones; posting one adds it. */
export const list = '/users/passkeys';
/** Begins to add one: what the browser makes it from. */
export const options = '/users/passkeys/options';
/** Renamed and removed there. */
export const one = /* @__PURE__ */ withId('/users/passkeys/:id');

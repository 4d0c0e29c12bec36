/** What is said of passkeys, as `PASSKEY_MESSAGES`. Apart from the others, which the storefront's entry carries. */

export const added = 'Your passkey is there';
export const renamed = 'Your passkey has another name';
export const removed = 'The passkey is removed';
/** To whoever comes with one that is nobody's, or that did not sign what it should. */
export const wrong = 'This passkey does not let you in. Use your email and password';
export const tooLate = 'This took too long. Try once more';
/** To staff whose work takes a second factor, and whose passkey is that. */
export const required = 'Log in with your passkey: the password alone is not enough here';
export const unread = 'This passkey could not be checked. Try once more';
export const taken = 'This passkey is here already';
export const limit = 'These are as many passkeys as there is room for. Remove one first';
export const stays = 'Owners and managers need a second factor here. Add another passkey or an app first';

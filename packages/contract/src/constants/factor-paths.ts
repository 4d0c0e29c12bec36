/** Paths of one's own second factor, as `FACTOR_PATHS`. Apart from the others, which the storefront's entry carries. */

/** Whether it is on; deleting it turns it off. */
export const factor = '/users/second-factor';
/** Begins: answers the secret to scan. */
export const setup = '/users/second-factor/setup';
/** Ends that, by a first code. */
export const confirm = '/users/second-factor/confirm';
/** Another set of codes for when the phone is gone. */
export const recoveryCodes = '/users/second-factor/recovery-codes';

/** Limits on passkeys. Apart from the others, which the storefront's entry carries. */
export const PASSKEY_LIMITS = {
  /** Of one account. */
  count: 20,
  /** Characters of what one is called. */
  name: 60,
  /** Minutes in which what a browser is given to sign works. */
  minutes: 5,
} as const;

/** What a customer wants instead of what has run out, said by staff. */
export const words = {
  failed: 'That did not load. Try again.',
  /** The name of a button. */
  say: (number: string) => `Answer for the customer of ${number}`,
  title: (number: string) => `What does the customer of ${number} say?`,
  text: 'They are asked on their order’s page as well. The price stays.',
  none: 'Nothing is asked any more.',
  offered: (product: string, instead: string, out: string) => `${product}: ${instead} instead of ${out}?`,
  takes: 'Takes it',
  /** The name of a button. */
  takesOf: (product: string, instead: string) => `${product}: takes it, ${instead}`,
  leaves: 'Does not',
  /** The name of a button. */
  leavesOf: (product: string, instead: string) => `${product}: does not, ${instead}`,
  saved: (number: string) => `${number}: answer noted`,
  close: 'Close',
};

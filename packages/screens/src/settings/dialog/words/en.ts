/** What the rules of the settings say. With the dialog alone: other languages bring every refusal along. */
export const words = {
  /** A message of the rules, as they say it. */
  say: (msg: string): string => msg,
};

/** The id of a word people search for, on its component's page. */
export const wordId = (at: number): string => `word-${at + 1}`;

/** What somebody wrote, ended as a sentence is. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

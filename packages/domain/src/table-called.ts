// Apart from the rest of tables: every page that names an order's table says it by this.

/** A number, perhaps with a letter: what needs the word "table" before it. */
const NUMBERED = /^\p{L}?\d+\p{L}?$/u;

/** Whether a table has a number: `7`, `A3`, `12b`. */
export const isNumbered = (label: string): boolean => NUMBERED.test(label);

/** How a table is said everywhere: `Table 7`, but `Terrace 2` as it is. @param word for a table, as it stands there */
export const tableCalled = (word: string, label: string): string => (isNumbered(label) ? `${word} ${label}` : label);

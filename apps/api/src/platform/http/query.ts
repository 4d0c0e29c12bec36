/** Reads the query of an address. Of a name that comes several times the last one counts, as in a form sent twice. */
export const parseQuery = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

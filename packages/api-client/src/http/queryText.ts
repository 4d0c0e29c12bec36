/** A value of a list's query as it travels: trimmed text, '' for none. */
export const queryText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

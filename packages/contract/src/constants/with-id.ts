const filled = (pattern: string, id: string) => pattern.replace(':id', () => encodeURIComponent(id));

/** A path of one thing: builds it, with the id encoded, and knows its pattern (`/products/:id`). */
export const withId = (pattern: string) => Object.assign((id: string) => filled(pattern, id), { pattern });

/** The address of a page about one thing, with its id encoded: `hrefOf(PAGES.product, id)`. */
export const hrefOf = ({ path }: { path: `${string}/:id${string}` }, id: string): string => filled(path, id);

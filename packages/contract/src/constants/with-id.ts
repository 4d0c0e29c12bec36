/** A path of one thing: builds it, with the id encoded, and knows its pattern (`/products/:id`). */
export const withId = (pattern: string) =>
  Object.assign((id: string) => pattern.replace(':id', () => encodeURIComponent(id)), { pattern });

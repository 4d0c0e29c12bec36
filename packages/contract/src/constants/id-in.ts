// apart from the lists, which the storefront's entry carries
/** The id among these that a number or its digits name; undefined for none of them. */
export const idIn = <Id extends number>(all: readonly { id: Id }[], given: unknown): Id | undefined =>
  all.find(({ id }) => id === Number(given))?.id;

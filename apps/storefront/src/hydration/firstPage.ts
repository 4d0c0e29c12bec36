/** The element of a server-made page that holds its data, as JSON. */
export const FIRST_PAGE_ID = 'first-page';

/** What a page from the server, also an empty one, says of itself alone: `head/pageHead` and index.html write it. */
export const FIRST_HEAD =
  'meta[name=description],meta[property],meta[name^=twitter],link[rel=canonical],link[hreflang],script[type$="ld+json"]';

/** Answers of the API by their serialised keys. */
export type FirstPageData = Record<string, unknown>;

/** The data of the page that the server made; null where it made none and the page is still empty. */
export function readFirstPage(): FirstPageData | null {
  const text = document.getElementById(FIRST_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstPageData) : null;
}

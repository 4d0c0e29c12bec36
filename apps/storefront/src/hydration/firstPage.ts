/** The element of a server-made page that holds its data, as JSON. */
export const FIRST_PAGE_ID = 'first-page';

/** Answers of the API by their serialised keys. */
export type FirstPageData = Record<string, unknown>;

/** The data of the page that the server made; null where it made none and the page is still empty. */
export function readFirstPage(): FirstPageData | null {
  const text = document.getElementById(FIRST_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstPageData) : null;
}

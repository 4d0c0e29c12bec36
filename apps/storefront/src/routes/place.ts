/** Where a URL leads: the pattern's parameters and the query, as a route's `preload` takes them. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

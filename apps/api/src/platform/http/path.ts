/** Longer than any address of ours. */
const LONGEST = 300;

/**
 * The path of a request's address as the router compares it: decoded, without scheme, host, query and fragment. One
 * that cannot be decoded stays as it was sent.
 * @param url as the request line has it, e.g. `/%61pi/shop?x=1` or `http://seduh.example/api/shop`
 */
export function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The same for a log line, which must not grow with what is sent. */
export const shortPathOf = (url: string): string => pathOf(url).slice(0, LONGEST);

/** Whether a path, or the pattern of a route, belongs to the API. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Reads the query of an address. Of a name that comes several times the last one counts, as in a form sent twice. */
export const parseQuery = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

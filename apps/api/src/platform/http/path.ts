/** More of an address than anything of ours has. */
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

/** The same for a log line, where nobody wants thousands of characters of it. */
export const shortPathOf = (url: string): string => pathOf(url).slice(0, LONGEST);

/** Whether a path, or the pattern of a route, belongs to the API. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

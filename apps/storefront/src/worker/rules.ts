import { API_BASE, API_PATHS, PAGES, readAddress } from '@seduh/contract/constants';

/**
 * What a request is to the worker: a `page`, one of the build's `file`s, an `image`, an answer that is the same for
 * everybody (`public`), or one that belongs to a customer (`own`).
 */
export type Kind = 'page' | 'file' | 'image' | 'public' | 'own';

/** What the rules read of a request. */
export interface Asked {
  method: string;
  /** `navigate` where a page is being opened. */
  mode: string;
  url: string;
}

const ID = String.raw`[\w-]{36}`;
const { notFound: _anyOther, ...pages } = PAGES;
const PAGE = new RegExp(
  `^(?:${Object.values(pages)
    .map(({ path }) => path.replaceAll(':id', '[^/]+'))
    .join('|')})$`,
);
const IMAGE = /^\/(?:images|assets)\/[^/]+\.(?:avif|webp|jpg|svg)$/;
/** Whether a path is one of these. */
const anyOf = (...paths: string[]) => new RegExp(`^(?:${paths.join('|').replaceAll(':id', ID)})$`);
const PUBLIC = anyOf(API_PATHS.shop, API_PATHS.promos, API_PATHS.products, API_PATHS.product.pattern);
const OWN = anyOf(API_PATHS.profile, API_PATHS.history, API_PATHS.order.pattern, API_PATHS.receipt.pattern);

/**
 * What may be answered without a network; null for everything else, which the worker does not touch: whatever changes
 * something, prices a cart or takes money, streams, staff's lists, other places.
 */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind | null {
  const { origin: place, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || place !== origin) return null;
  if (mode === 'navigate') return PAGE.test(readAddress(pathname).path) ? 'page' : null;
  if (IMAGE.test(pathname)) return 'image';
  if (pathname.startsWith('/assets/')) return 'file';
  if (!pathname.startsWith(`${API_BASE}/`)) return null;
  const path = pathname.slice(API_BASE.length);
  // what is off the menu, and promos that do not run, are for staff
  if (PUBLIC.test(path)) return searchParams.has('archived') || searchParams.has('state') ? null : 'public';
  return OWN.test(path) ? 'own' : null;
}

/** Whether this is a list of products by their ids: what somebody keeps. */
export const isByIds = (url: string): boolean => new URL(url).searchParams.has('ids');

/** Whether a request begins or ends a session: what was kept for the one before is forgotten. */
export const changesSession = ({ method, url }: Asked, origin: string): boolean =>
  method !== 'GET' && url.startsWith(`${origin}${API_BASE}/auths/`);

/** Whether an answer is of this type, whatever comes after it. */
const isOf = (response: Response, type: string) => response.headers.get('content-type')?.startsWith(type) ?? false;

/**
 * Whether what came for a page may be shown. Not what a proxy without a shop behind it says, and not the page of
 * somebody who stands between (a hotel's login): each page of the shop brings its content policy. A way to another
 * address is open, in plain sight.
 */
export function isPageFine(response: Response): boolean {
  if (response.type === 'opaqueredirect') return true;
  if (response.status >= 500) return false;
  return !response.ok || (isOf(response, 'text/html') && response.headers.has('content-security-policy'));
}

/** Whether what came for a picture is one. */
export const isImage = (response: Response): boolean => response.ok && isOf(response, 'image/');

/** Whether what came for a file of the build is one: never a page. */
export const isFile = (response: Response): boolean => response.ok && !isOf(response, 'text/html');

/**
 * Reads what came for a call of the API.
 * @returns the text of a success; '' for a refusal, which is an answer too; null for what the shop cannot have said
 */
export async function readAnswer(response: Response): Promise<string | null> {
  if (response.status >= 500 || !isOf(response, 'application/json')) return null;
  const text = await response.text();
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    if (!response.ok) return 'code' in found ? '' : null;
    return 'data' in found ? text : null;
  } catch {
    return null;
  }
}

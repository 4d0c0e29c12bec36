import { CART_KEY, SESSION_KEY, serializeKey, shopNeed, type Need } from '@seduh/api-client';
import type { Shop } from '@seduh/contract';
import { PAGES } from '@seduh/contract/constants';
import { isOpenAt } from '@seduh/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { pageHead, type PageHead } from './head/pageHead';
import { FIRST_PAGE_ID, type FirstPageData } from './hydration/firstPage';
import { LEFT_PAGE, READY, bootstrapHydration, markSession } from './hydration/bootstrap';
import { paths, readProductsQuery } from '@seduh/screens/lib';
import { findPage } from './routes/table';
import { hasFoot, loadShell } from './shell/lazy';

/** A page made on the server, in parts for the built HTML. */
export interface MadePage extends PageHead {
  /** What stands in `#root`. */
  body: string;
  /** The data the page was made from, for the browser to go on with. */
  data: FirstPageData;
  /** Source modules whose styles and code the page uses, as the build's manifest names them. */
  modules: string[];
}

/** The id of the element that hands the data over. */
export const dataId = FIRST_PAGE_ID;

const inline = <Names extends string[]>(script: (...names: Names) => void, ...names: Names) =>
  `(${script.toString()})(${names.map((name) => JSON.stringify(name)).join()})`;

/** Inline scripts of every page, at the end of the head and of the body. They never change, so their hashes may be allowed. */
export const scripts = {
  head: inline(markSession, SESSION_KEY),
  body: inline(bootstrapHydration, READY, LEFT_PAGE, CART_KEY),
};

/**
 * The address that says all a page shows, for pages that read something of the query; null: what it says there is said
 * once, by the browser. A page that is not here shows nothing of the query. Keep it in step with what the routes read.
 */
const addresses: Partial<Record<string, (query: URLSearchParams) => string | null>> = {
  [PAGES.products.path]: (query) => paths.products(readProductsQuery(query)),
  [PAGES.login.path]: (query) => (query.has('oidc') ? null : paths.login),
};

/**
 * The one address under which a page is made for everybody who asks for it in other words: with parameters of no
 * meaning here, in another order, or with values at rest.
 * @param url path and query as somebody asked
 * @returns null for a page that is not made on the server: it shows what belongs to a user, or nothing
 */
export function address(url: string): string | null {
  // the pages most asked for in other words: whoever follows a link in a mail is not to cost more than others
  const end = url.indexOf('?');
  const known = addresses[end < 0 ? url : url.slice(0, end)];
  if (known) return known(new URLSearchParams(end < 0 ? '' : url.slice(end)));
  const { route, place } = findPage(url);
  if (!route.module) return null;
  const exact = addresses[route.path];
  return exact ? exact(place.query) : new URL(url, 'http://shop').pathname;
}

function needsOf(url: string): Need[] {
  const { route, place } = findPage(url);
  return [...(route.needs?.(place) ?? []), ...(route.saysClosed ? [shopNeed()] : [])];
}

/** Whether this answer is the shop's while it is open. */
function isOpenShop(key: Need['key'], value: unknown): boolean {
  if (serializeKey(key) !== serializeKey(shopNeed().key)) return false;
  const shop = value as Shop;
  return isOpenAt(shop, new Date(shop.now));
}

/** Paths under the API whose answers the page at this {@link address} is made from. */
export function needs(url: string): string[] {
  return needsOf(url).map(({ path }) => path);
}

/**
 * Makes a page as somebody sees it of whom nothing is known yet.
 * @param url its {@link address}
 * @param answers the API's answers (whole envelopes) by the paths that {@link needs} named
 * @param base what absolute addresses of pages begin with, e.g. `https://seduh.example`; null where nobody said
 * @throws where anything breaks: half a page is none
 */
export async function render(
  url: string,
  answers: Record<string, { data: unknown }>,
  base: string | null,
): Promise<MadePage> {
  const { route, place } = findPage(url);
  const [pathname = ''] = url.split('?', 1);
  if (!route.module) throw new Error(`not made on the server: ${route.path}`);
  await Promise.all([route.load(), loadShell(pathname)]);

  const data: FirstPageData = {};
  for (const { key, path, read } of needsOf(url)) {
    const answer = answers[path];
    if (!answer) throw new Error(`no answer for ${path}`);
    const value = read({ meta: null, msg: '', ...answer });
    if (!(route.saysClosed && isOpenShop(key, value))) data[serializeKey(key)] = value;
  }
  const html = renderWhole(url, data);
  const [element = '', title = ''] = /^<title>(.*?)<\/title>/.exec(html) ?? [];
  const { head, ...about } = pageHead({ pattern: route.path, place, data, title, base });
  return {
    ...about,
    head: element + head,
    body: html.slice(element.length),
    data,
    modules: [
      `src/routes/${route.module}Route.tsx`,
      ...(hasFoot(pathname) ? ['src/shell/PageFoot.tsx'] : []),
      'src/shell/Notes.tsx',
      'src/shell/Toasts.tsx',
    ],
  };
}

/** Where React gave a part up, and left it to the browser. */
const GIVEN_UP = '<!--$!-->';

/** All code is here and nothing is waited for, so no stream is needed. @throws where a part broke */
function renderWhole(url: string, data: FirstPageData): string {
  const html = renderToString(
    <StaticRouter location={url}>
      <App data={data} />
    </StaticRouter>,
  );
  if (html.includes(GIVEN_UP)) throw new Error('a part of the page broke');
  return html;
}

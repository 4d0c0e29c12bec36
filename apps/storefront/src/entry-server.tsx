import { CART_KEY, SESSION_KEY, serializeKey, shopNeed, type Need } from '@seduh/api-client';
import type { ProductSummary, Shop } from '@seduh/contract';
import {
  addressIn,
  API_PATHS,
  imageSources,
  LANGUAGES,
  LOW_DATA_COOKIE,
  PAGES,
  readAddress,
} from '@seduh/contract/constants';
import { isOpenAt } from '@seduh/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { pageHead, type PageHead } from './head/pageHead';
import { headWords } from './head/words';
import { FIRST_PAGE_ID, type FirstPageData } from './hydration/firstPage';
import { forFirstPage, type Previews } from './hydration/forFirstPage';
import { LEFT_PAGE, READY, bootstrapHydration, markPage } from './hydration/bootstrap';
import { loadWords, paths, readProductsQuery } from '@seduh/screens/lib';
import { findPage, type FirstPagePath } from './routes/table';
import { loadShell } from './shell/lazy';

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

/** What addresses of all languages but the first begin with. */
const PREFIXES = LANGUAGES.map(({ prefix }) => prefix)
  .filter(Boolean)
  .join('|');

/** What every page runs in its head. It never changes, so its hash may be allowed. */
export const script = [
  inline(markPage, SESSION_KEY, CART_KEY),
  inline(bootstrapHydration, READY, LEFT_PAGE, PREFIXES, LOW_DATA_COOKIE),
].join(';');

/** What the server says that became of a press for which no script was needed. */
const STOPPED = new Set<string | null>(['yes', 'no']);

/** Builds the address that says all a page shows; null: what it says there is said once, by the browser. */
type AddressOf = (query: URLSearchParams) => string | null;

/** What each page reads of the query; null: nothing. Keep it in step with what the routes read. */
const addresses: Readonly<Record<string, AddressOf | null>> = {
  [PAGES.home.path]: null,
  [PAGES.register.path]: null,
  [PAGES.signup.path]: null,
  [PAGES.product.path]: null,
  [PAGES.cart.path]: null,
  [PAGES.products.path]: (query) => paths.products(readProductsQuery(query)),
  [PAGES.login.path]: (query) => (query.has('oidc') ? null : paths.login),
  // never the token of the mail: the page is the same for everybody
  [PAGES.newsStop.path]: (query) =>
    paths.newsStop + (STOPPED.has(query.get('done')) ? `?done=${query.get('done')}` : ''),
} satisfies Record<FirstPagePath, AddressOf | null>;

/**
 * The one address under which a page is made for everybody who asks for it in other words: with parameters of no
 * meaning here, in another order, or with values at rest.
 * @param url path and query as somebody asked
 * @returns null for a page that is not made on the server: it shows what belongs to a user, or nothing
 */
export function address(url: string): string | null {
  // some ask by the whole address
  const { language, path } = readAddress(url.replace(/^https?:\/\/[^/]*/, ''));
  const known = addressOf(path);
  return known === null ? null : addressIn(language, known);
}

/** The same without a language. */
function addressOf(url: string): string | null {
  // the pages most asked for in other words: whoever follows a link in a mail is not to cost more than others
  const end = url.indexOf('?');
  const known = addresses[end < 0 ? url : url.slice(0, end)];
  if (known) return known(new URLSearchParams(end < 0 ? '' : url.slice(end)));
  const { route, place } = findPage(url);
  if (!route.module) return null;
  const exact = addresses[route.path];
  return exact ? exact(place.query) : new URL(url, 'http://shop').pathname;
}

function needsOf(path: string): Need[] {
  const { route, place } = findPage(path);
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
  return needsOf(readAddress(url).path).map(({ path }) => path);
}

/** The list of products that a page begins with; null where it shows none. */
function listOf(url: string, answers: Record<string, { data: unknown }>): ProductSummary[] | null {
  const { path } = readAddress(url);
  if (findPage(path).route.path !== PAGES.products.path) return null;
  const list = needsOf(path).find((need) => need.path.startsWith(`${API_PATHS.products}?`));
  return list ? ((answers[list.path]?.data as ProductSummary[] | undefined) ?? null) : null;
}

/** How many cards a phone has side by side. */
const FIRST_ROW = 2;

/** Addresses of pictures that a page shows first, of which previews may travel inside it. */
export function pictures(url: string, answers: Record<string, { data: unknown }>): string[] {
  const images = listOf(url, answers)?.map(({ image }) => image) ?? [];
  return images.filter((image) => image !== null && imageSources(image) !== null).slice(0, FIRST_ROW) as string[];
}

/**
 * Makes a page as somebody sees it of whom nothing is known yet.
 * @param url its {@link address}
 * @param answers the API's answers (whole envelopes) by the paths that {@link needs} named
 * @param base what absolute addresses of pages begin with, e.g. `https://seduh.example`; null where nobody said
 * @param previews what stands for {@link pictures} until they are there, `data:` addresses by their addresses
 * @throws where anything breaks: half a page is none
 */
export async function render(
  url: string,
  answers: Record<string, { data: unknown }>,
  base: string | null,
  previews: Previews = {},
): Promise<MadePage> {
  const { language, path: bare } = readAddress(url);
  const { route, place } = findPage(bare);
  if (!route.module) throw new Error(`not made on the server: ${route.path}`);
  await Promise.all([route.load(), loadShell()]);
  await loadWords([language.tag]);
  const words = headWords.in(language.tag);
  if (!words) throw new Error('the head has no words');

  const data: FirstPageData = {};
  for (const { key, path, read } of needsOf(bare)) {
    const answer = answers[path];
    if (!answer) throw new Error(`no answer for ${path}`);
    const value = read({ meta: null, msg: '', ...answer });
    if (!(route.saysClosed && isOpenShop(key, value))) {
      data[serializeKey(key)] = forFirstPage(value, language.tag, previews);
    }
  }
  const html = renderWhole(url, language.prefix, data);
  const [element = '', title = ''] = /^<title>(.*?)<\/title>/.exec(html) ?? [];
  const { head, ...about } = pageHead({ pattern: route.path, place, data, title, base, language, words });
  return {
    ...about,
    head: element + head,
    body: html.slice(element.length),
    data,
    modules: [`src/routes/${route.module}Route.tsx`, 'src/shell/late.ts'],
  };
}

/** Where React gave a part up, and left it to the browser. */
const GIVEN_UP = '<!--$!-->';

/** All code is here and nothing is waited for, so no stream is needed. @throws where a part broke */
function renderWhole(url: string, prefix: string, data: FirstPageData): string {
  const html = renderToString(
    <StaticRouter basename={prefix} location={url}>
      <App data={data} />
    </StaticRouter>,
  );
  if (html.includes(GIVEN_UP)) throw new Error('a part of the page broke');
  return html;
}

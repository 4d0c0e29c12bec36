import { addressIn, hrefOf, LANGUAGES, LISTED_PAGES, PAGES, type Language } from '@seduh/contract/constants';
import { escapeHtml } from '../../platform/http/html';

/** As many addresses as one file may hold (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

const listedPaths = Object.values(LISTED_PAGES).map(({ path }) => path);
/** Listed pages with one address. */
const plainPaths = listedPaths.filter((path) => !path.includes(':'));

/** How many products a sitemap has room for. */
export const MOST_PRODUCTS = MOST_ADDRESSES - plainPaths.length;

/** A product that has a page, and when that was last changed. */
export interface ListedProduct {
  id: string;
  updated_at: Date;
}

/** Where a language's sitemap is. */
export const sitemapPath = ({ prefix }: Language): string => `${prefix}/sitemap.xml`;

/**
 * The sitemap of one language: every page that search engines may list and every product on the menu. Where there are
 * several languages each address names the same page in all of them (hreflang). Only products know when they changed.
 * @param site what absolute addresses begin with
 */
export function sitemapText(
  site: string,
  { prefix }: Language,
  products: readonly ListedProduct[],
  languages: readonly Language[] = LANGUAGES,
): string {
  const addressOf = (language: Pick<Language, 'prefix'>, path: string) => escapeHtml(site + addressIn(language, path));
  const alternates = (path: string) =>
    languages.length < 2
      ? ''
      : languages
          .map(({ tag, prefix }) => [tag, addressOf({ prefix }, path)])
          // whoever speaks neither reads the first
          .concat([['x-default', addressOf(languages[0] ?? LANGUAGES[0], path)]])
          .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
          .join('');
  const entry = (path: string, changed = '') =>
    `<url><loc>${addressOf({ prefix }, path)}</loc>${changed}${alternates(path)}</url>`;
  const pages = plainPaths.map((path) => entry(path));
  const details = products.map(({ id, updated_at }) =>
    entry(hrefOf(PAGES.product, id), `<lastmod>${updated_at.toISOString()}</lastmod>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...details,
    '</urlset>\n',
  ].join('\n');
}

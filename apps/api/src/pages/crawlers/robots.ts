import { API_BASE, LANGUAGES, PAGES, type Language } from '@seduh/contract/constants';
import { sitemapPath } from './sitemap';

/**
 * Pages that only an account shows, as patterns of robots.txt. Other pages that search engines shall not list may be
 * fetched: they say so themselves, which nobody reads who may not come.
 */
function privatePaths(): string[] {
  const patterns = Object.values(PAGES)
    .filter((page) => 'role' in page)
    .map(({ path }) => path.replace(/:\w+/g, '*'));
  return patterns.filter((path) => !patterns.some((other) => path.startsWith(`${other}/`)));
}

/**
 * The text of robots.txt.
 * @param site what absolute addresses begin with; null where nobody said: a sitemap is named by its whole address only
 */
export function robotsText(site: string | null, languages: readonly Language[] = LANGUAGES): string {
  const paths = languages.flatMap(({ prefix }) => privatePaths().map((path) => prefix + path));
  const refused = [`${API_BASE}/`, ...paths].map((path) => `Disallow: ${path}`);
  const sitemaps = site ? languages.map((language) => `Sitemap: ${site}${sitemapPath(language)}`) : [];
  return `${['User-agent: *', ...refused, ...sitemaps].join('\n')}\n`;
}

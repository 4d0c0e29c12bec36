import { productKey, serializeKey } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { type Locale, PAGES } from '@seduh/contract/constants';
import { inLanguage } from '@seduh/domain';
import type { FirstPageData } from '../hydration/firstPage';
import type { FirstPagePath, Place } from '../routes/table';
import type { HeadWords } from './words';

/** As much of a description as results of a search show. */
const LONGEST = 160;

/** What a page is described by; a product describes itself, where it says anything. */
const descriptions: Readonly<Record<string, (m: HeadWords) => string>> = {
  [PAGES.home.path]: (m) => m.about,
  [PAGES.login.path]: (m) => m.login,
  [PAGES.register.path]: (m) => m.signUp,
  [PAGES.signup.path]: (m) => m.signUp,
  [PAGES.products.path]: (m) => m.menu,
  [PAGES.product.path]: (m) => m.about,
  [PAGES.cart.path]: (m) => m.about,
  [PAGES.newsStop.path]: (m) => m.about,
} satisfies Record<FirstPagePath, (m: HeadWords) => string>;

/** The product a page is about. */
export const productOf = ({ params }: Place, data: FirstPageData): ProductDetail | undefined =>
  data[serializeKey(productKey(params.id ?? ''))] as ProductDetail | undefined;

/** One or two sentences about a page, for search engines and shared links. */
export function describe(
  pattern: string,
  place: Place,
  data: FirstPageData,
  { words, locale }: { words: HeadWords; locale: Locale },
): string {
  if (pattern === PAGES.product.path) {
    const { description = '', description_translations } = productOf(place, data) ?? {};
    return shortened(inLanguage(locale, description, description_translations)) || words.about;
  }
  return descriptions[pattern]?.(words) ?? words.about;
}

/** A text on one line, cut after a whole word where it is too long. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  // one word without end is cut where it must be, and never through a character
  const cut = line
    .slice(0, LONGEST)
    .replace(/ \S*$/, '')
    .slice(0, LONGEST - 1);
  return `${cut.replace(/[\s,;:.–-]+$|[\uD800-\uDBFF]$/g, '')}…`;
}

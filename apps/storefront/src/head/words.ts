import { productKey, serializeKey } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { PAGES } from '@seduh/contract/constants';
import type { FirstPageData } from '../hydration/firstPage';
import type { Place } from '../routes/table';

/** As much of a description as results of a search show. */
const LONGEST = 160;

const about =
  'Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.';

const descriptions: Partial<Record<string, string>> = {
  [PAGES.products.path]: "Seduh's menu: coffee, non coffee, foods and add-ons, with the coupons that run today.",
  [PAGES.login.path]: 'Log in to order, to follow your order and to see what you had before.',
  [PAGES.register.path]: 'Sign up at Seduh: the member card is free.',
  [PAGES.signup.path]: 'Sign up at Seduh: the member card is free.',
};

/** The product a page is about. */
export const productOf = ({ params }: Place, data: FirstPageData): ProductDetail | undefined =>
  data[serializeKey(productKey(params.id ?? ''))] as ProductDetail | undefined;

/** One or two sentences about a page, for search engines and shared links. */
export function describe(pattern: string, place: Place, data: FirstPageData): string {
  const own = pattern === PAGES.product.path ? productOf(place, data)?.description : descriptions[pattern];
  return shortened(own ?? '') || about;
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

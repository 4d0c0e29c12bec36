import { productKey, serializeKey } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { patterns } from '@seduh/screens/lib';
import type { Place } from '../routes/place';
import type { FirstPageData } from './firstPage';

const shop =
  'Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.';

const pages: Partial<Record<string, string>> = {
  [patterns.products]: "Seduh's menu: coffee, non coffee, foods and add-ons, with the coupons that run today.",
  [patterns.login]: 'Log in to order, to follow your order and to see what you had before.',
  [patterns.register]: 'Sign up at Seduh: the member card is free.',
  [patterns.signup]: 'Sign up at Seduh: the member card is free.',
};

/** One or two sentences about a page, for search engines and shared links. */
export function describe(pattern: string, { params }: Place, data: FirstPageData): string {
  if (pattern !== patterns.product) return pages[pattern] ?? shop;
  const product = data[serializeKey(productKey(params.id ?? ''))] as ProductDetail | undefined;
  return product?.description || shop;
}

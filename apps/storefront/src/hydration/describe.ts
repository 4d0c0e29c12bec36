import { productKey, serializeKey } from '@seduh/api-client';
import type { ProductDetail } from '@seduh/contract';
import { PAGES } from '@seduh/contract/constants';
import type { Place } from '../routes/table';
import type { FirstPageData } from './firstPage';

const shop =
  'Kopi, tea and home cooking from a kitchen near you. Order ahead, pick it up hot, or have it at your door.';

const pages: Partial<Record<string, string>> = {
  [PAGES.products.path]: "Seduh's menu: coffee, non coffee, foods and add-ons, with the coupons that run today.",
  [PAGES.login.path]: 'Log in to order, to follow your order and to see what you had before.',
  [PAGES.register.path]: 'Sign up at Seduh: the member card is free.',
  [PAGES.signup.path]: 'Sign up at Seduh: the member card is free.',
};

/** One or two sentences about a page, for search engines and shared links. */
export function describe(pattern: string, { params }: Place, data: FirstPageData): string {
  if (pattern !== PAGES.product.path) return pages[pattern] ?? shop;
  const product = data[serializeKey(productKey(params.id ?? ''))] as ProductDetail | undefined;
  return product?.description || shop;
}

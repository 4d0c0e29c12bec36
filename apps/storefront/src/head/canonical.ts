import { productsKey, serializeKey, type Page } from '@seduh/api-client';
import { CATEGORIES, FAVORITES_TAB, LISTED_PAGES } from '@seduh/contract/constants';
import { paths, readProductsQuery } from '@seduh/screens/lib';
import type { FirstPageData } from '../hydration/firstPage';
import type { Place } from '../routes/table';
import { productOf } from './description';

type ListedPath = (typeof LISTED_PAGES)[keyof typeof LISTED_PAGES]['path'];

const addresses: Record<ListedPath, (place: Place, data: FirstPageData) => string | null> = {
  [LISTED_PAGES.home.path]: () => paths.home,
  [LISTED_PAGES.products.path]: menuAddress,
  [LISTED_PAGES.product.path](place, data) {
    const product = productOf(place, data);
    return product && !product.archived ? paths.product(product.id) : null;
  },
};

/**
 * The one address under which search engines shall know a page; null for a page that they shall not list: a private
 * one, a search, an empty page of the menu, a product that is off it.
 */
export const canonicalOf = (pattern: string, place: Place, data: FirstPageData): string | null =>
  pattern in addresses ? addresses[pattern as ListedPath](place, data) : null;

/** A category and a page of it are pages of their own; another order of the same is not. */
function menuAddress({ query }: Place, data: FirstPageData): string | null {
  const menu = readProductsQuery(query);
  const category = categoryOf(menu.categories);
  if (menu.search !== '' || category === null) return null;
  const list = data[serializeKey(productsKey(menu))] as Page<unknown> | undefined;
  return menu.page > 1 && !list?.data.length ? null : paths.products({ categories: category, page: menu.page });
}

/** A category's id, as tabs write it, from any of its names; empty for all, null for one that is not there. */
function categoryOf(given: string): string | null {
  const wanted = given.trim().toLowerCase();
  if (wanted === '' || wanted === FAVORITES_TAB.toLowerCase()) return '';
  const found = CATEGORIES.find(({ id, name, tab }) =>
    [String(id), name.toLowerCase(), tab.toLowerCase()].includes(wanted),
  );
  return found ? String(found.id) : null;
}

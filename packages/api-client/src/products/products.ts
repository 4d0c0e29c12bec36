import type { ProductDetail, ProductListQuery, ProductSummary } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { makeNeed, preload } from '../data/preloads';
import type { Key } from '../data/stores';
import { queryText, toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { queryString, type Answer, type QueryValues } from '../http/request';

/** The query with its resting values filled in, so that `{}` and `{ page: 1 }` are one list. */
const normalise = ({ search, sort, categories, ids, page, limit }: ProductListQuery): QueryValues => ({
  search: queryText(search),
  sort: queryText(sort) || 'popular',
  categories: queryText(categories),
  // not in the key of every other list
  ids,
  page: queryText(page) || '1',
  limit: queryText(limit),
});

export const productsKey = (query: ProductListQuery): Key => ['products', normalise(query)];
export const productKey = (id: string): Key => ['product', id];

/** A page of the menu. */
export const productsNeed = (query: ProductListQuery) =>
  makeNeed(productsKey(query), `${API_PATHS.products}${queryString(normalise(query))}`, toPage<ProductSummary>);

/** One product. */
export const productNeed = (id: string) =>
  makeNeed(productKey(id), API_PATHS.product(id), ({ data }: Answer<ProductDetail>) => data);

export const fetchProduct = (id: string): Promise<ProductDetail> => productNeed(id).load();

/** Loads a page of the menu ahead. Never rejects. */
export const preloadProducts = (query: ProductListQuery): Promise<void> => preload(productsNeed(query));

export type ProductsResource = ListResource<ProductSummary>;

/** A page of the menu; null for none. */
export const useProducts = (query: ProductListQuery | null): ProductsResource =>
  useList(query && productsKey(query), () => productsNeed(query ?? {}).load());

/** A product; null for none. An unknown one is the error NOT_FOUND. */
export const useProduct = (id: string | null): Resource<ProductDetail> =>
  useResource(id === null ? null : productKey(id), () => fetchProduct(id ?? ''));

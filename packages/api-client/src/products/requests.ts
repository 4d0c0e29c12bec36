import type { ProductDetail, ProductListQuery, ProductSummary } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { toPage, type Page } from '../data/useList';
import { queryText } from '../http/queryText';
import { request, type QueryValues } from '../http/request';

/** The query with its resting values filled in, so that `{}` and `{ page: 1 }` are one list. */
const normalise = ({ search, sort, categories, page, limit }: ProductListQuery): QueryValues => ({
  search: queryText(search),
  sort: queryText(sort) || 'popular',
  categories: queryText(categories),
  page: queryText(page) || '1',
  limit: queryText(limit),
});

export const productsKey = (query: ProductListQuery): Key => ['products', normalise(query)];
export const productKey = (id: string): Key => ['product', id];

export const fetchProducts = async (query: ProductListQuery): Promise<Page<ProductSummary>> =>
  toPage(await request<ProductSummary[]>(API_PATHS.products, { query: normalise(query) }));

export const fetchProduct = async (id: string): Promise<ProductDetail> =>
  (await request<ProductDetail>(API_PATHS.product(id))).data;

/** Loads a page of the menu ahead. Never rejects. */
export const preloadProducts = (query: ProductListQuery): Promise<void> =>
  preloadKey(productsKey(query), () => fetchProducts(query));

/** Loads a product ahead. Never rejects. */
export const preloadProduct = (id: string): Promise<void> => preloadKey(productKey(id), () => fetchProduct(id));

import type { ProductDetail, ProductListQuery, ProductSummary } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { fetchProduct, productKey, productsKey, productsNeed } from './requests';

export interface ProductsResource extends ListResource<ProductSummary> {
  /** The same as `data`. */
  products: ProductSummary[] | undefined;
}

/** A page of the menu. */
export function useProducts(query: ProductListQuery): ProductsResource {
  const list = useList(productsKey(query), () => productsNeed(query).load());
  return { ...list, products: list.data };
}

/** A product; null for none. An unknown one is the error NOT_FOUND. */
export const useProduct = (id: string | null): Resource<ProductDetail> =>
  useResource(id === null ? null : productKey(id), () => fetchProduct(id ?? ''));

/** What has been taken off the menu, newest first, for staff. @param page from 1 */
export function useArchivedProducts(page: number): ListResource<ProductSummary> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['archivedProducts', viewer.userId, page] : null,
    async () => toPage(await request(API_PATHS.products, { query: { archived: 'true', sort: 'newest', page } })),
    viewer,
  );
}

import type { ProductListQuery, ProductSummary } from '@seduh/contract';
import { useList, type ListResource } from '../data/useList';
import { fetchProducts, productsKey } from './requests';

export interface ProductsResource extends ListResource<ProductSummary> {
  /** The same as `data`. */
  products: ProductSummary[] | undefined;
}

/** A page of the menu; the former page stays until it has come (`isStale`). */
export function useProducts(query: ProductListQuery): ProductsResource {
  const list = useList(productsKey(query), () => fetchProducts(query));
  return { ...list, products: list.data };
}

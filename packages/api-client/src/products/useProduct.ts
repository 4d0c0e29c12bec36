import type { ProductDetail } from '@seduh/contract';
import { useResource, type Resource } from '../data/useResource';
import { fetchProduct, productKey } from './requests';

/** A product; null for none. An unknown one is the error NOT_FOUND. */
export const useProduct = (id: string | null): Resource<ProductDetail> =>
  useResource(id === null ? null : productKey(id), () => fetchProduct(id ?? ''));

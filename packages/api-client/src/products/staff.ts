import type { AvailabilityBody, ProductChanges, ProductDetail, ProductSummary, ProductValues } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { fill, serializeKey } from '../data/stores';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { formOf } from '../http/formOf';
import { request, type RequestOptions } from '../http/request';
import { getSession } from '../session/session';
import { fetchProduct, productKey } from './products';

/** Writes, and lets every page that shows the product know. */
async function write(path: string, options: RequestOptions): Promise<ProductDetail> {
  const { data } = await request<ProductDetail>(path, options);
  fill(productKey(data.id), data);
  void refresh(['products']);
  void refresh(['archivedProducts', getSession()?.id]);
  void refresh(['learnedMaking', getSession()?.id]);
  return data;
}

/**
 * Puts a new product on the menu.
 * @throws {ApiError} VALIDATION, UNSUPPORTED_TYPE and TOO_LARGE with `fields`
 */
export const createProduct = (fields: ProductValues, image: File): Promise<ProductDetail> =>
  write(API_PATHS.products, { method: 'POST', form: formOf({ ...fields }, image) });

/**
 * Changes a product; what is not named stays as it is.
 * @throws {ApiError} EDIT_CONFLICT with the product as it is now in `data`; VALIDATION, UNSUPPORTED_TYPE, TOO_LARGE
 * @param edit the fields that changed, and the version they were changed on: left out, they are saved over whatever is there
 */
export const editProduct = (id: string, edit: ProductChanges, image?: File | null): Promise<ProductDetail> =>
  write(API_PATHS.product(id), { method: 'PATCH', form: formOf({ ...edit }, image) });

/** Takes a product off the menu; orders keep it as sold. */
export const archiveProduct = (id: string): Promise<ProductDetail> =>
  write(API_PATHS.product(id), { method: 'DELETE' });

/** Puts an archived product back on the menu. */
export const bringBackProduct = (id: string): Promise<ProductDetail> =>
  write(API_PATHS.product(id), { method: 'PATCH', body: { archived: false } });

/**
 * Until when a product is sold out; null: it is there again.
 * @param instead the product that is offered until then
 * @throws {ApiError} VALIDATION where that one cannot be
 */
export const setAvailability = (
  id: string,
  until: AvailabilityBody['sold_out_until'],
  instead?: string,
): Promise<ProductDetail> =>
  write(API_PATHS.productAvailability(id), {
    method: 'PATCH',
    body: { sold_out_until: until, ...(instead && { substitute_id: instead }) },
  });

/** What has been taken off the menu, newest first, for staff. @param page from 1 */
export function useArchivedProducts(page: number): ListResource<ProductSummary> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['archivedProducts', viewer.userId, page] : null,
    async () => toPage(await request(API_PATHS.products, { query: { archived: 'true', sort: 'newest', page } })),
    viewer,
  );
}

/**
 * A product with its texts in every language, for who edits it: what a page made on the server hands over has those of
 * one language alone, so this one waits for the API's own answer.
 */
export const useWholeProduct = (id: string): Resource<ProductDetail> => {
  const key = productKey(id);
  return useResource(key, () => fetchProduct(id), false, { fallback: { [serializeKey(key)]: undefined } });
};

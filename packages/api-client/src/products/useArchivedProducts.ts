import type { ProductSummary } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { toPage, useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';

/** What has been taken off the menu, newest first, for staff. @param page from 1 */
export function useArchivedProducts(page: number): ListResource<ProductSummary> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['archivedProducts', viewer.userId, page] : null,
    async () => toPage(await request(API_PATHS.products, { query: { archived: 'true', sort: 'newest', page } })),
    viewer,
  );
}

import type { Promo } from '@seduh/contract';
import { API_PATHS, type PROMO_STATES } from '@seduh/contract/constants';
import { toPage, useList, type ListResource } from '../data/useList';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';

/** Which promos staff look at. */
export type PromoState = (typeof PROMO_STATES)[number];

/** A page of promos with their figures, for staff. @param page from 1 */
export function useStaffPromos(state: PromoState, page: number): ListResource<Promo> {
  const viewer = useViewer();
  return useList(
    viewer.userId ? ['staffPromos', viewer.userId, state, page] : null,
    async () => toPage(await request(API_PATHS.promos, { query: { state, page } })),
    viewer,
  );
}

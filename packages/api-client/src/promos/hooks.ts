import type { Promo } from '@seduh/contract';
import { API_PATHS, type PROMO_STATES } from '@seduh/contract/constants';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { promoKey, promosKey, promosNeed } from './requests';

/** The promos that run today. */
export const usePromos = (): ListResource<Promo> => useList(promosKey(), () => promosNeed().load());

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

/** A promo, running or ended, for staff. An unknown one is the error NOT_FOUND. */
export function usePromo(id: string): Resource<Promo> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Promo>(API_PATHS.promo(id))).data;
  return useResource(userId ? promoKey(userId, id) : null, load, waiting);
}

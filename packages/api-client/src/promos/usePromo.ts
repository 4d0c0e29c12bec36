import type { Promo } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { promoKey } from './keys';

/** A promo, running or ended, for staff. An unknown one is the error NOT_FOUND. */
export function usePromo(id: string): Resource<Promo> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Promo>(API_PATHS.promo(id))).data;
  return useResource(userId ? promoKey(userId, id) : null, load, waiting);
}

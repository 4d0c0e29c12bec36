import type { Promo } from '@seduh/contract';
import { useList, type ListResource } from '../data/useList';
import { fetchPromos, promosKey } from './requests';

/** The promos that run today. */
export const usePromos = (): ListResource<Promo> => useList(promosKey(), fetchPromos);

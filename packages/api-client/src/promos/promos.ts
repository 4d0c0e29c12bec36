import type { Promo } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { makeNeed } from '../data/preloads';
import type { Key } from '../data/stores';
import { toPage, useList, type ListResource } from '../data/useList';
import { queryString } from '../http/request';

export const promosKey = (): Key => ['promos'];
/** A promo as staff see it; what everybody sees is in the list. */
export const promoKey = (userId: string, id: string): Key => ['promo', userId, id];

/** What a promo has given, as staff see it. */
export const promoFiguresKey = (userId: string, id: string): Key => ['promoFigures', userId, id];

/** The running promos, all on one page. */
export const promosNeed = () =>
  makeNeed(promosKey(), `${API_PATHS.promos}${queryString({ limit: LIMITS.pageMax })}`, toPage<Promo>);

/** The promos that run today. */
export const usePromos = (): ListResource<Promo> => useList(promosKey(), () => promosNeed().load());

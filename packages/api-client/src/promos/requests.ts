import type { Promo } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { toPage, type Page } from '../data/useList';
import { request } from '../http/request';

export const promosKey = (): Key => ['promos'];

/** The running promos, all on one page. */
export const fetchPromos = async (): Promise<Page<Promo>> =>
  toPage(await request<Promo[]>(API_PATHS.promos, { query: { limit: LIMITS.pageMax } }));

/** Loads the promos ahead of a page that shows them. Never rejects. */
export const preloadPromos = (): Promise<void> => preloadKey(promosKey(), fetchPromos);

import type { Promo } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { makeNeed, preload } from '../data/need';
import type { Key } from '../data/stores';
import { toPage, type Page } from '../data/useList';
import { queryString } from '../http/request';

export const promosKey = (): Key => ['promos'];

/** The running promos, all on one page. */
export const promosNeed = () =>
  makeNeed(promosKey(), `${API_PATHS.promos}${queryString({ limit: LIMITS.pageMax })}`, toPage<Promo>);

export const fetchPromos = (): Promise<Page<Promo>> => promosNeed().load();

/** Loads the promos ahead of a page that shows them. Never rejects. */
export const preloadPromos = (): Promise<void> => preload(promosNeed());

import type { Foresight, ForesightBody, Promo, PromoChanges, PromoFigures, PromoValues } from '@seduh/contract';
import { API_PATHS, type PROMO_STATES } from '@seduh/contract/constants';
import { useEffect } from 'react';
import { refresh } from '../data/freshness';
import { fill } from '../data/stores';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { formOf } from '../http/formOf';
import { request, type Answer, type RequestOptions } from '../http/request';
import { getSession } from '../session/session';
import { promoFiguresKey, promoKey, promosKey } from './promos';

/** Writes, and lets every page that shows promos know. */
async function write(path: string, options: RequestOptions): Promise<Answer<Promo>> {
  const userId = getSession()?.id;
  const answer = await request<Promo>(path, options);
  // not once they have logged out: it would be left there for whoever comes next
  if (userId && getSession()?.id === userId) fill(promoKey(userId, answer.data.id), answer.data);
  void refresh(promosKey());
  void refresh(['staffPromos', userId]);
  return answer;
}

/**
 * Starts a promo.
 * @returns the promo in `data`, the server's words in `msg`
 * @throws {ApiError} CODE_TAKEN, VALIDATION, UNSUPPORTED_TYPE and TOO_LARGE with `fields`
 */
export const createPromo = (fields: PromoValues, image: File): Promise<Answer<Promo>> =>
  write(API_PATHS.promos, { method: 'POST', form: formOf({ ...fields }, image) });

/**
 * Changes a promo; what is not named stays as it is.
 * @throws {ApiError} EDIT_CONFLICT with the promo as it is now in `data`; CODE_TAKEN, VALIDATION, UNSUPPORTED_TYPE, TOO_LARGE
 * @param edit the fields that changed, and the version they were changed on: left out, they are saved over whatever is there
 */
export const editPromo = async (id: string, edit: PromoChanges, image?: File | null): Promise<Promo> =>
  (await write(API_PATHS.promo(id), { method: 'PATCH', form: formOf({ ...edit }, image) })).data;

/** Ends a promo now; orders that used it keep their discount. */
export const endPromo = async (id: string): Promise<Promo> =>
  (await write(API_PATHS.promo(id), { method: 'DELETE' })).data;

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

/**
 * Runs a promo that is not there yet against the orders of the last weeks.
 * @throws {ApiError} VALIDATION with `fields`
 */
export const foreseePromo = async (draft: ForesightBody): Promise<Foresight> =>
  (await request<Foresight>(API_PATHS.promoForesight, { method: 'POST', body: draft })).data;

/** How often the figures of a promo that runs are asked for again, ms. */
const FIGURES_MS = 30_000;

/** What a promo has given so far, for staff: asked for again while it is looked at. */
export function usePromoFigures(id: string): Resource<PromoFigures> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<PromoFigures>(API_PATHS.promoFigures(id))).data;
  useEffect(() => {
    if (!userId) return undefined;
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(promoFiguresKey(userId, id));
    }, FIGURES_MS);
    return () => clearInterval(again);
  }, [userId, id]);
  return useResource(userId ? promoFiguresKey(userId, id) : null, load, waiting);
}

import type { CloseBody, CloseConflict, CloseHead, DayClose, DrawerEntryBody, OpenDay } from '@seduh/contract';
import { CLOSE_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { fill, type Key } from '../data/stores';
import { toPage, useList, type ListResource } from '../data/useList';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { ApiError } from '../http/ApiError';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const openKey = (userId: string): Key => ['drawer', userId];
const closesKey = (userId: string, page: string): Key => ['closes', userId, page];
const closeKey = (userId: string, day: string): Key => ['close', userId, day];

/** How often what comes in is looked for while the page is open. */
const LOOK_AGAIN_MS = 30_000;

/** The business day that is to be closed next, for whoever handles money; it follows what comes in. */
export function useOpenDay(): Resource<OpenDay> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<OpenDay>(CLOSE_PATHS.openDay)).data;
  return useResource(userId ? openKey(userId) : null, load, waiting, { refreshInterval: LOOK_AGAIN_MS });
}

/** A page of closed days, the latest first, for whoever sees the figures. @param page null: they do not */
export function useCloses(page: string | null): ListResource<CloseHead> {
  const viewer = useViewer();
  const key = viewer.userId && page !== null ? closesKey(viewer.userId, page) : null;
  return useList(
    key,
    async () => toPage(await request<CloseHead[]>(CLOSE_PATHS.closes, { query: { page: page ?? '1' } })),
    viewer,
  );
}

/** A closed day by its date. The error NOT_FOUND: it is not closed. @param day YYYY-MM-DD; null: none */
export function useClose(day: string | null): Resource<DayClose> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<DayClose>(CLOSE_PATHS.close(day ?? ''))).data;
  return useResource(userId && day !== null ? closeKey(userId, day) : null, load, waiting);
}

/** What is known of a conflict is on screen from then on. */
function keepConflict(error: unknown): never {
  const session = getSession();
  if (error instanceof ApiError && error.code === 'EDIT_CONFLICT' && session) {
    const { open, closed } = error.data as CloseConflict;
    fill(openKey(session.id), open);
    if (closed) fill(closeKey(session.id, closed.day), closed);
  }
  throw error;
}

/**
 * Closes a business day for good.
 * @throws {ApiError} EDIT_CONFLICT with the day as it is now, and how it was closed where somebody was quicker, which is then
 * on screen; VALIDATION with `fields`: `day`, `taken_out`, and `counted` or `reason` of a tender, as `cash.reason`
 */
export async function closeDay(body: CloseBody): Promise<DayClose> {
  const { data } = await forAsker(() => request<DayClose>(CLOSE_PATHS.closes, { method: 'POST', body })).catch(
    keepConflict,
  );
  const userId = getSession()?.id;
  if (userId) {
    fill(closeKey(userId, data.day), data);
    void refresh(openKey(userId));
    void refresh(closesKey(userId, '1'));
  }
  return data;
}

/**
 * Says that cash was put into the drawer or taken out; sent again under its id, it is there once.
 * @throws {ApiError} VALIDATION with `fields`; EDIT_CONFLICT where the drawer has a float already, which is then on screen
 */
export async function moveCash(body: DrawerEntryBody): Promise<OpenDay> {
  const { data } = await forAsker(() => request<OpenDay>(CLOSE_PATHS.entries, { method: 'POST', body })).catch(
    keepConflict,
  );
  const userId = getSession()?.id;
  if (userId) fill(openKey(userId), data);
  return data;
}

import type { Undelivered, UndeliveredBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { fill, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const undeliveredKey = (userId: string): Key => ['undelivered', userId];

/** What did not reach people lately, and the mails that wait, for staff. */
export function useUndelivered(): Resource<Undelivered> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<Undelivered>(API_PATHS.undelivered)).data;
  return useResource(userId ? undeliveredKey(userId) : null, load, waiting);
}

async function act(path: string, body: UndeliveredBody): Promise<void> {
  const { data } = await forAsker(() => request<Undelivered>(path, { method: 'POST', body }));
  const userId = getSession()?.id;
  if (userId) fill(undeliveredKey(userId), data);
}

/**
 * Has it brought once more: one, or all that still say something. What is on screen follows.
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export const retryUndelivered = (id?: string): Promise<void> =>
  act(API_PATHS.undeliveredRetry, id === undefined ? {} : { ids: [id] });

/**
 * Puts aside what somebody has seen to: one, or all of it. What is on screen follows.
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export const dismissUndelivered = (id?: string): Promise<void> =>
  act(API_PATHS.undeliveredDismiss, id === undefined ? {} : { ids: [id] });

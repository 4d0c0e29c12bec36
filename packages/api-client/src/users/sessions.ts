import type { EndedSessions, LiveSession } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { getSession } from '../session/session';
import { sessionsKey } from './keys';

const fetchSessions = async (): Promise<LiveSession[]> => (await request<LiveSession[]>(API_PATHS.sessions)).data;

/** Where the account is logged in: this device first; nothing while logged out. */
export function useSessions(): Resource<LiveSession[]> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? sessionsKey(userId) : null, fetchSessions, waiting);
}

/**
 * Ends one session of the account. The list on screen follows.
 * @returns the server's message
 * @throws {ApiError} NOT_FOUND where it has ended already
 */
export async function endSession(id: string): Promise<string> {
  try {
    return (await request<null>(API_PATHS.session(id), { method: 'DELETE' })).msg;
  } finally {
    await refreshSessions();
  }
}

/**
 * Ends every session of the account but this one. The list on screen follows.
 * @returns the server's message
 */
export async function endOtherSessions(): Promise<string> {
  const { msg } = await request<EndedSessions>(API_PATHS.sessions, { method: 'DELETE' });
  await refreshSessions();
  return msg;
}

async function refreshSessions(): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await refresh(sessionsKey(userId));
}

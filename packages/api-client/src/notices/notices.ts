import type { NoticeSettings, NoticeSettingsBody, PushSubscriptionBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import { fill, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';
import { askDevice, leaveDevice, type DeviceNews } from './device';

const noticesKey = (userId: string): Key => ['notices', userId];

const load = async (): Promise<NoticeSettings> => (await request<NoticeSettings>(API_PATHS.notices)).data;

/** Which news whoever is logged in gets, and where; nothing while logged out. */
export function useNoticeSettings(): Resource<NoticeSettings> {
  const { userId, waiting } = useViewer();
  return useResource(userId ? noticesKey(userId) : null, load, waiting);
}

/** What is on screen follows. */
function show(settings: NoticeSettings): void {
  const userId = getSession()?.id;
  if (userId) fill(noticesKey(userId), settings);
}

/**
 * Changes which news one gets. What is on screen follows.
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export async function changeNotices(body: NoticeSettingsBody): Promise<void> {
  const { data } = await forAsker(() => request<NoticeSettings>(API_PATHS.notices, { method: 'PATCH', body }));
  show(data);
}

/**
 * Ends the news by mail of whoever got the mail with this token, logged in or not.
 * @throws {ApiError} LINK_EXPIRED for a token that belongs to nobody
 */
export async function stopNews(token: string): Promise<void> {
  await request<null>(API_PATHS.newsStop, { method: 'POST', body: { token } });
  // it may be whoever is logged in here
  void refresh(['notices']);
}

/** Says where this browser is told, as the session's. */
export async function sendSubscription(settings: NoticeSettings, subscription: PushSubscriptionBody): Promise<void> {
  await forAsker(() => request<null>(API_PATHS.push, { method: 'POST', body: subscription }));
  show({ ...settings, push_endpoint: subscription.endpoint });
}

/**
 * Has this browser told of what happens. To be called right after a press: the browser asks whether it may.
 * @returns what the browser said; null where it may, and could not
 * @throws {ApiError} where the server did not take it; a press may try again
 */
export async function turnOnDevice(settings: NoticeSettings): Promise<DeviceNews | null> {
  const device = await askDevice(settings.push_key).catch(() => null);
  if (device?.subscription) await sendSubscription(settings, device.subscription);
  return device;
}

/**
 * Leaves this browser alone. The server first: from then on nothing is sent, whatever the browser still has.
 * @throws {ApiError} where the server did not hear it: it is still on
 */
export async function turnOffDevice(settings: NoticeSettings): Promise<void> {
  await forAsker(() => request<null>(API_PATHS.push, { method: 'DELETE' }));
  show({ ...settings, push_endpoint: null });
  await leaveDevice().catch(() => undefined);
}

import type { Holidays, SettingsBody, SettingsView } from '@seduh/contract';
import { SETTINGS_PATHS } from '@seduh/contract/constants';
import { fill, forEachEntry, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { ApiError } from '../http/ApiError';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const settingsKey = (userId: string): Key => ['settings', userId];

/** The shop's settings with who changed each last, for whoever may change them. */
export function useSettings(): Resource<SettingsView> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<SettingsView>(SETTINGS_PATHS.settings)).data;
  return useResource(userId ? settingsKey(userId) : null, load, waiting);
}

function keep(view: SettingsView): void {
  const session = getSession();
  if (session) fill(settingsKey(session.id), view);
}

/**
 * Changes a section of the shop's settings; the shop of every page is asked for anew.
 * @throws {ApiError} VALIDATION, EDIT_CONFLICT with the settings as they are now, ORDERS_OUTSIDE with the orders
 */
export async function changeSettings(body: SettingsBody): Promise<SettingsView> {
  try {
    const { data } = await forAsker(() => request<SettingsView>(SETTINGS_PATHS.settings, { method: 'PATCH', body }));
    keep(data);
    forEachEntry('"shop"', ({ mutate }, name) => void mutate(name));
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EDIT_CONFLICT') keep(error.data as SettingsView);
    throw error;
  }
}

/** Public holidays of the coming year. @throws {ApiError} */
export const fetchHolidays = async (): Promise<Holidays> => (await request<Holidays>(SETTINGS_PATHS.holidays)).data;

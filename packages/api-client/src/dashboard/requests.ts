import type { Dashboard, ReportRange } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { preloadKey } from '../data/preloads';
import type { Key } from '../data/stores';
import { request } from '../http/request';
import { getSession } from '../session/session';

export const dashboardKey = (userId: string, range: ReportRange): Key => ['dashboard', userId, range];

export const fetchDashboard = async (range: ReportRange): Promise<Dashboard> =>
  (await request<Dashboard>(API_PATHS.dashboard, { query: { range } })).data;

/** Loads the dashboard ahead; nothing while logged out. Never rejects. */
export async function preloadDashboard(range: ReportRange): Promise<void> {
  const userId = getSession()?.id;
  if (userId) await preloadKey(dashboardKey(userId, range), () => fetchDashboard(range));
}

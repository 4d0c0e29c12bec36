import type { Dashboard, ReportRange } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { useResourceWithPrevious, type StaleResource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { requestFile, type ApiFile } from '../http/requestFile';
import { dashboardKey, fetchDashboard } from './requests';

/** The shop's figures, for staff; the previous range's until they have come. Order events load them again. */
export function useDashboard(range: ReportRange): StaleResource<Dashboard> {
  const viewer = useViewer();
  const key = viewer.userId ? dashboardKey(viewer.userId, range) : null;
  return useResourceWithPrevious(key, () => fetchDashboard(range), viewer);
}

/**
 * Fetches the report of the periods on screen: every movement of money, as CSV.
 * @throws {ApiError}
 */
export const fetchReport = (range: ReportRange): Promise<ApiFile> =>
  requestFile(API_PATHS.report, { query: { range }, headers: { accept: 'text/csv' } });

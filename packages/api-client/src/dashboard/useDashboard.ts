import type { Dashboard, ReportRange } from '@seduh/contract';
import { useKept } from '../data/useKept';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { dashboardKey, fetchDashboard } from './requests';

export interface DashboardResource extends Resource<Dashboard> {
  /** What is shown belongs to the former range while this one's figures are on their way. */
  isStale: boolean;
}

/** The shop's figures, for staff. Order events load them again. */
export function useDashboard(range: ReportRange): DashboardResource {
  const { userId, waiting } = useViewer();
  const resource = useResource(userId ? dashboardKey(userId, range) : null, () => fetchDashboard(range), waiting);
  const { data, error, isLoading, isValidating, retry, mutate } = resource;
  const { shown, isStale } = useKept(data, isLoading, userId);
  return { data: shown, error, isLoading: isLoading && !shown, isValidating, isStale, retry, mutate };
}

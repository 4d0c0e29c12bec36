import type { UndeliveredMails } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';

/** What could not be mailed lately, and what waits to be, for staff. */
export function useUndeliveredMails(): Resource<UndeliveredMails> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<UndeliveredMails>(API_PATHS.undeliveredMails)).data;
  return useResource(userId ? ['undeliveredMails', userId] : null, load, waiting);
}

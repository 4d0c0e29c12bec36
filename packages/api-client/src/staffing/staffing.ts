import type { Staffing, StationPeople } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { fill, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const staffingKey = (userId: string): Key => ['staffing', userId];

/** Who works at each station now, for staff. @param enabled false: nobody asks */
export function useStaffing(enabled = true): Resource<Staffing> {
  const { userId, waiting } = useViewer();
  return useResource(
    userId && enabled ? staffingKey(userId) : null,
    async () => (await request<Staffing>(API_PATHS.staffing)).data,
    waiting && enabled,
  );
}

/**
 * Says, for staff, who works at each station until the next day opens.
 * @param people null: as the shop has set it
 * @throws {ApiError} VALIDATION
 */
export async function setStaffing(people: StationPeople | null): Promise<Staffing> {
  const session = getSession();
  const { data } = await forAsker(() => request<Staffing>(API_PATHS.staffing, { method: 'PUT', body: { people } }));
  if (session) fill(staffingKey(session.id), data);
  return data;
}

import type { Staffing, StaffingBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { fill, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const staffingKey = (userId: string): Key => ['staffing', userId];

/** Asked again: what is on the board makes a station busy, and nobody says when. */
const LIVE = { refreshInterval: 60_000 };

/** Who works at each station now, and where it is busy, for staff. @param enabled false: nobody asks */
export function useStaffing(enabled = true): Resource<Staffing> {
  const { userId, waiting } = useViewer();
  return useResource(
    userId && enabled ? staffingKey(userId) : null,
    async () => (await request<Staffing>(API_PATHS.staffing)).data,
    waiting && enabled,
    LIVE,
  );
}

/**
 * Says, for staff, who works at each station until the next day opens (null: as the shop has set it), and from how many
 * minutes on the shop is busy (null: never; left out: as before).
 * @throws {ApiError} VALIDATION
 */
export async function setStaffing(body: StaffingBody): Promise<Staffing> {
  const session = getSession();
  const { data } = await forAsker(() => request<Staffing>(API_PATHS.staffing, { method: 'PUT', body }));
  if (session) fill(staffingKey(session.id), data);
  return data;
}

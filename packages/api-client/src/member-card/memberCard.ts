import type { MemberCard } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { useSession } from '../session/useSession';

const cardKey = (userId: string): Key => ['member-card', userId];

const fetchCard = async (): Promise<MemberCard> => (await request<MemberCard>(API_PATHS.memberCard)).data;

/** The member card of the customer who is logged in, or how far they are from it; nothing for staff and visitors. */
export function useMemberCard(): Resource<MemberCard> {
  const { userId, waiting } = useViewer();
  const { isAdmin } = useSession();
  return useResource(userId && !isAdmin ? cardKey(userId) : null, fetchCard, waiting);
}

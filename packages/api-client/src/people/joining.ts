import type { AcceptInvitationBody, LoginData, OpenInvitation } from '@seduh/contract';
import { PEOPLE_PATHS } from '@seduh/contract/constants';
import { beginSession, type LoginResult } from '../auth/requests';
import { useResource, type Resource } from '../data/useResource';
import { request } from '../http/request';

/** What the invitation with this token says; nothing without one. LINK_EXPIRED: it works no more. */
export function useInvitation(token: string | null): Resource<OpenInvitation> {
  const load = async () =>
    (await request<OpenInvitation>(PEOPLE_PATHS.readInvitation, { method: 'POST', body: { token } })).data;
  return useResource(token === null ? null : ['invitation', token], load, false, {
    // a link is answered once: what it says does not change under who types
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}

/**
 * Takes an invitation: makes the account and logs it in on this device.
 * @throws {ApiError} LINK_EXPIRED, VALIDATION, EMAIL_TAKEN, RATE_LIMITED
 */
export const acceptInvitation = async (body: AcceptInvitationBody): Promise<LoginResult> =>
  beginSession(await request<LoginData>(PEOPLE_PATHS.acceptInvitation, { method: 'PATCH', body }));

import type { BundleBody, Invitation, InvitationBody, People, StaffMember } from '@seduh/contract';
import { PEOPLE_PATHS } from '@seduh/contract/constants';
import { cached, fill, forEachEntry, type Key } from '../data/stores';
import { useResource, type Resource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request, type RequestOptions } from '../http/request';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

const peopleKey = (userId: string): Key => ['people', userId];

/** Everybody on staff and who is invited, for whoever may change that. */
export function usePeople(): Resource<People> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<People>(PEOPLE_PATHS.list)).data;
  return useResource(userId ? peopleKey(userId) : null, load, waiting);
}

/** Asks again for who works here: somebody else was faster, or it is not known what became of a call. */
const refreshPeople = (): void => forEachEntry('"people",', ({ mutate }, name) => void mutate(name));

/** Writes into the list what a call has answered. */
function keep(change: (people: People) => People): void {
  const session = getSession();
  const known = session && (cached(peopleKey(session.id)) as People | undefined);
  if (session && known) fill(peopleKey(session.id), change(known));
}

async function ask<Data>(path: string, options: RequestOptions): Promise<Data> {
  try {
    return (await forAsker(() => request<Data>(path, options))).data;
  } catch (error) {
    refreshPeople();
    throw error;
  }
}

async function changed(path: string, options: RequestOptions): Promise<StaffMember> {
  const member = await ask<StaffMember>(path, options);
  keep((people) => ({ ...people, staff: people.staff.map((one) => (one.id === member.id ? member : one)) }));
  return member;
}

async function invited(path: string, options: RequestOptions): Promise<Invitation> {
  const sent = await ask<Invitation>(path, options);
  keep(({ invitations, ...people }) => ({
    ...people,
    invitations: [sent, ...invitations.filter(({ id }) => id !== sent.id)],
  }));
  return sent;
}

/**
 * Changes what somebody on staff may do.
 * @throws {ApiError} LAST_OWNER, EDIT_CONFLICT with them as they are now, NOT_FOUND
 */
export const changeBundle = (id: string, body: BundleBody): Promise<StaffMember> =>
  changed(PEOPLE_PATHS.bundle(id), { method: 'PATCH', body });

/**
 * Keeps somebody out, or lets them in again; they are out at once and everywhere.
 * @throws {ApiError} LAST_OWNER, NOT_FOUND
 */
export const setStaffDisabled = (id: string, disabled: boolean): Promise<StaffMember> =>
  changed((disabled ? PEOPLE_PATHS.disable : PEOPLE_PATHS.enable)(id), { method: 'POST' });

/**
 * Logs somebody out everywhere.
 * @throws {ApiError} NOT_FOUND
 */
export const endStaffSessions = (id: string): Promise<StaffMember> =>
  changed(PEOPLE_PATHS.sessions(id), { method: 'DELETE' });

/**
 * Takes somebody's second factor away; they are logged out everywhere and hear of it by mail.
 * @throws {ApiError} NOT_PERMITTED for the own one, NOT_FOUND
 */
export const resetStaffFactor = (id: string): Promise<StaffMember> =>
  changed(PEOPLE_PATHS.secondFactor(id), { method: 'DELETE' });

/**
 * Mails an invitation to work here.
 * @throws {ApiError} VALIDATION, EMAIL_TAKEN, INVITED_ALREADY, RATE_LIMITED
 */
export const invite = (body: InvitationBody): Promise<Invitation> =>
  invited(PEOPLE_PATHS.invitations, { method: 'POST', body });

/**
 * Mails another link; the one before is dead.
 * @throws {ApiError} NOT_FOUND where it was answered or withdrawn meanwhile, RATE_LIMITED
 */
export const resendInvitation = (id: string): Promise<Invitation> =>
  invited(PEOPLE_PATHS.resend(id), { method: 'POST' });

/**
 * Withdraws an invitation.
 * @throws {ApiError} NOT_FOUND where it was answered or withdrawn meanwhile
 */
export async function revokeInvitation(id: string): Promise<void> {
  await ask<null>(PEOPLE_PATHS.invitation(id), { method: 'DELETE' });
  keep(({ invitations, ...people }) => ({ ...people, invitations: invitations.filter((one) => one.id !== id) }));
}

import {
  AcceptInvitationBody,
  BundleBody,
  type Invitation,
  InvitationBody,
  InvitationLinkBody,
  LIMITS,
  MESSAGES,
  type People,
  PEOPLE_PATHS,
  type StaffMember,
} from '@seduh/contract';
import { losesLastOwner, permissionsOf, type StaffFacts } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { daysAgo, fixtureId, NOW } from '../mocks/fixtures/fixed';
import { bayu, dimas, rani, sessions } from '../mocks/fixtures/people';
import { shop } from '../mocks/fixtures/shop';
import { invitations, peopleFor } from '../mocks/fixtures/staff';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, notFound, ok, refuseGuessable } from '../mocks/reply';

/** The token of a mailed invitation that works. */
export const INVITATION_TOKEN = 'token-of-an-invitation';

const lastOwner = () => fail(409, 'LAST_OWNER', MESSAGES.lastOwner);
const dead = () => fail(401, 'LINK_EXPIRED', MESSAGES.invitationDead);
const emailTaken = () => failAt('email', 409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
const invitedAlready = () => failAt('email', 409, 'INVITED_ALREADY', MESSAGES.invitedAlready);

/** What becomes of a person by this change, as the server says it. */
function changed(
  id: string,
  viewerId: string | undefined,
  change: Partial<Omit<StaffFacts, 'id'>>,
  answer: (member: StaffMember) => Response,
): Response {
  const { staff } = peopleFor(viewerId);
  const member = staff.find((one) => one.id === id);
  if (!member) return notFound('Person');
  const facts = staff.map(({ status, ...one }) => ({ ...one, disabled: status === 'disabled' }));
  return losesLastOwner(facts, id, change) ? lastOwner() : answer(member);
}

const sent = (email: string, bundle: Invitation['bundle'], id: string): Invitation => ({
  id,
  email,
  bundle,
  invited_by: dimas.display_name ?? '',
  sent_at: NOW,
  expires_at: daysAgo(-LIMITS.invitationHours / 24),
  is_expired: false,
});

const withInvitation = (id: string, answer: (invitation: Invitation) => Response): Response => {
  const found = invitations.find((one) => one.id === id);
  return found ? answer(found) : notFound('Invitation');
};

export const peopleHandlers = [
  mockRoute({
    method: 'get',
    path: PEOPLE_PATHS.list,
    permission: 'people',
    answer: ({ viewer }) => ok(peopleFor(viewer?.id)),
  }),
  mockRoute({
    method: 'post',
    path: PEOPLE_PATHS.invitations,
    permission: 'people',
    body: InvitationBody,
    answer({ body: { email: typed, bundle } }) {
      const email = typed.toLowerCase();
      const isKnown = [rani, ...peopleFor(undefined).staff].some((one) => one.email === email);
      if (isKnown) return emailTaken();
      if (invitations.some((one) => one.email === email)) return invitedAlready();
      return ok(sent(email, bundle, fixtureId('invitation', 9)), MESSAGES.invitationSent(email), 201);
    },
  }),
  mockRoute({
    method: 'post',
    path: PEOPLE_PATHS.resend.pattern,
    permission: 'people',
    answer: ({ param }) =>
      withInvitation(param('id'), ({ email, bundle, id }) =>
        ok(sent(email, bundle, id), MESSAGES.invitationSent(email)),
      ),
  }),
  mockRoute({
    method: 'delete',
    path: PEOPLE_PATHS.invitation.pattern,
    permission: 'people',
    answer: ({ param }) => withInvitation(param('id'), () => ok(null, MESSAGES.invitationRevoked)),
  }),
  mockRoute({
    method: 'patch',
    path: PEOPLE_PATHS.bundle.pattern,
    permission: 'people',
    body: BundleBody,
    answer: ({ param, viewer, body: { bundle, was } }) =>
      changed(param('id'), viewer?.id, { bundle }, (member) =>
        member.bundle === was
          ? ok({ ...member, bundle })
          : fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('person'), member),
      ),
  }),
  mockRoute({
    method: 'post',
    path: PEOPLE_PATHS.disable.pattern,
    permission: 'people',
    answer: ({ param, viewer }) =>
      changed(param('id'), viewer?.id, { disabled: true }, (member) =>
        ok({ ...member, status: 'disabled', sessions: 0 }),
      ),
  }),
  mockRoute({
    method: 'post',
    path: PEOPLE_PATHS.enable.pattern,
    permission: 'people',
    answer: ({ param, viewer }) =>
      changed(param('id'), viewer?.id, { disabled: false }, (member) => ok({ ...member, status: 'active' })),
  }),
  mockRoute({
    method: 'delete',
    path: PEOPLE_PATHS.sessions.pattern,
    permission: 'people',
    answer: ({ param, viewer }) =>
      changed(param('id'), viewer?.id, {}, (member) =>
        ok({ ...member, sessions: member.you ? 1 : 0 }, MESSAGES.sessionsEnded),
      ),
  }),
  mockRoute({
    method: 'delete',
    path: PEOPLE_PATHS.secondFactor.pattern,
    permission: 'people',
    answer({ param, viewer }) {
      if (param('id') === viewer?.id) return fail(403, 'NOT_PERMITTED', MESSAGES.ownFactor);
      return changed(param('id'), viewer?.id, {}, (member) => {
        const after = member.second_factor ? { second_factor: false, sessions: 0 } : {};
        return ok({ ...member, ...after }, MESSAGES.factorReset);
      });
    },
  }),
  mockRoute({
    method: 'post',
    path: PEOPLE_PATHS.readInvitation,
    role: 'public',
    body: InvitationLinkBody,
    answer: ({ body }) =>
      body.token === INVITATION_TOKEN ? ok({ email: bayu.email, bundle: 'barista', expires_at: daysAgo(-2) }) : dead(),
  }),
  mockRoute({
    method: 'patch',
    path: PEOPLE_PATHS.acceptInvitation,
    role: 'public',
    body: AcceptInvitationBody,
    answer({ body: { token, name, newPassword } }) {
      if (token !== INVITATION_TOKEN) return dead();
      const { id, email, image } = bayu;
      const payload = { id, email, role: 'Admin', image, permissions: permissionsOf('barista') };
      return (
        refuseGuessable(newPassword, 'newPassword', { email, name, shop: shop.name }) ??
        ok({ token: sessions.barista.token, payload }, MESSAGES.loginSuccess)
      );
    },
  }),
];

/** Answers these people as who works here. */
export const showPeople = (people: Partial<People>) =>
  always('get', PEOPLE_PATHS.list, () => ok({ ...peopleFor(dimas.id), ...people }));

export const peopleFailures = failuresOf('get', PEOPLE_PATHS.list);

/** How changing what somebody may do can fail; `conflict`: they are a cashier by now. */
export const bundleFailures = failuresOf('patch', PEOPLE_PATHS.bundle.pattern, {
  lastOwner,
  conflict: () => {
    const barista = peopleFor(dimas.id).staff.find(({ id }) => id === bayu.id);
    return fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('person'), barista && { ...barista, bundle: 'cashier' });
  },
});

export const disableStaffFailures = failuresOf('post', PEOPLE_PATHS.disable.pattern, { lastOwner });

export const resetFactorFailures = failuresOf('delete', PEOPLE_PATHS.secondFactor.pattern);

export const inviteFailures = failuresOf('post', PEOPLE_PATHS.invitations, { emailTaken, invitedAlready });

/** How reading a mailed invitation can fail. */
export const readInvitationFailures = failuresOf('post', PEOPLE_PATHS.readInvitation, { dead });

/** How taking it can fail; `dead`: somebody else was faster, or it was withdrawn meanwhile. */
export const acceptInvitationFailures = failuresOf('patch', PEOPLE_PATHS.acceptInvitation, { dead });

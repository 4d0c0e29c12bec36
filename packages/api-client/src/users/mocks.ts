import {
  CloseAccountBody,
  EmailLinkBody,
  type LiveSession,
  PasswordBody,
  type Profile,
  ProfileBody,
} from '@seduh/contract';
import { API_PATHS, imageUrl, MESSAGES } from '@seduh/contract/constants';
import { isFreshLogin } from '@seduh/domain';
import type { PasswordOwner } from '@seduh/domain/own-words';
import { RESET_TOKEN } from '../auth/mocks';
import type { Session } from '../session/session';
import { always, failuresOf } from '../mocks/failures';
import { bayu, credentials, dimas, putri, rani, sari } from '../mocks/fixtures/people';
import { liveSessions, startOfSession } from '../mocks/fixtures/sessions';
import { shop } from '../mocks/fixtures/shop';
import { NOW } from '../mocks/fixtures/fixed';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, invalid, notFound, ok, refuseGuessable } from '../mocks/reply';

/** The profile of whoever asks. */
export const profileOf = (viewer: Session | null): Profile =>
  [dimas, bayu, putri, sari].find(({ id }) => id === viewer?.id) ?? rani;

/** What a password of theirs may not be made of. */
const ownerOf = (viewer: Session | null): PasswordOwner => {
  const { email, display_name: name, phone } = profileOf(viewer);
  return { email, name, phone, shop: shop.name };
};

const passwordOf = (viewer: Session | null): string =>
  Object.values(credentials).find(({ email }) => email === profileOf(viewer).email)?.password ?? '';

const emailTaken = () => failAt('email', 409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
const phoneTaken = () => failAt('phone', 409, 'PHONE_TAKEN', MESSAGES.phoneTaken);
const wrongPassword = (msg: string) => fail(403, 'WRONG_PASSWORD', msg);
const reauthRequired = (msg: string) => fail(403, 'REAUTH_REQUIRED', msg);
const loginAgain = () => reauthRequired(MESSAGES.reauthLogin);

/** Whether the viewer may do what a token alone is not enough for; else the refusal. */
export function unproved(viewer: Session | null, password: string): Response | null {
  if (password !== '') return password === passwordOf(viewer) ? null : wrongPassword(MESSAGES.wrongPassword);
  const isFresh = isFreshLogin(new Date(startOfSession(viewer)), new Date(NOW));
  return isFresh ? null : reauthRequired(MESSAGES.reauthPassword);
}

const noneWaits = () => notFound('New email');
const linkDead = () => fail(401, 'LINK_EXPIRED', MESSAGES.linkDead);

/** The token of a mailed link to a new email, and to the one before, that works. */
export const EMAIL_TOKEN = 'token-of-a-mail-to-the-new-email';
export const UNDO_TOKEN = 'token-of-a-mail-to-the-old-email';

const digits = (phone: string | null | undefined) => phone?.replaceAll(/\D/g, '');

/** Saving a profile, up to its answer. */
const EDIT = {
  method: 'patch',
  path: API_PATHS.editProfile,
  role: 'any',
  withoutFactor: true,
  body: ProfileBody,
  form: true,
} as const;

export const userHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.profile,
    role: 'any',
    withoutFactor: true,
    answer: ({ viewer }) => ok(profileOf(viewer)),
  }),
  mockRoute({
    ...EDIT,
    answer({ body: { remove_image: removes, email, password = '', ...changes }, image: sent, viewer }) {
      const profile = profileOf(viewer);
      const other = viewer?.role === 'Admin' ? rani : dimas;
      const wanted = email !== undefined && email.toLowerCase() !== profile.email ? email.toLowerCase() : null;
      const refusal = wanted === null ? null : unproved(viewer, password);
      if (refusal) return refusal;
      if (wanted === other.email) return emailTaken();
      if (changes.phone && digits(changes.phone) === digits(other.phone)) return phoneTaken();
      const kept = removes ? null : profile.image;
      const image = sent ? imageUrl('demo-hazelnut-latte') : kept;
      const pending = wanted ?? profile.pending_email;
      return ok(
        { ...profile, ...changes, image, pending_email: pending },
        wanted === null ? MESSAGES.profileSaved : MESSAGES.emailLinkSent(wanted),
      );
    },
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.password,
    role: 'any',
    withoutFactor: true,
    body: PasswordBody,
    answer: ({ body, viewer }) =>
      body.old_password === passwordOf(viewer)
        ? (refuseGuessable(body.new_password, 'new_password', ownerOf(viewer)) ?? ok(null, MESSAGES.passwordChanged))
        : wrongPassword(MESSAGES.wrongOldPassword),
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.profile,
    role: 'User',
    body: CloseAccountBody,
    answer: ({ body, viewer }) => unproved(viewer, body.password) ?? ok(null, MESSAGES.accountClosed),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.emailChange,
    role: 'any',
    withoutFactor: true,
    answer({ viewer }) {
      const { pending_email: pending } = profileOf(viewer);
      return pending === null ? noneWaits() : ok(null, MESSAGES.emailLinkSent(pending));
    },
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.emailChange,
    role: 'any',
    withoutFactor: true,
    answer: ({ viewer }) =>
      profileOf(viewer).pending_email === null ? noneWaits() : ok(null, MESSAGES.emailChangeCancelled),
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.confirmEmail,
    role: 'public',
    body: EmailLinkBody,
    answer: ({ body }) =>
      body.token === EMAIL_TOKEN ? ok({ email: 'rani.ayu@seduh.example' }, MESSAGES.emailConfirmed) : linkDead(),
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.undoEmail,
    role: 'public',
    body: EmailLinkBody,
    answer: ({ body }) =>
      body.token === UNDO_TOKEN
        ? ok({ email: rani.email, reset_token: RESET_TOKEN }, MESSAGES.emailUndone)
        : linkDead(),
  }),
  mockRoute({
    method: 'get',
    path: API_PATHS.sessions,
    role: 'any',
    withoutFactor: true,
    answer: ({ viewer }) => ok(liveSessions(viewer)),
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.sessions,
    role: 'any',
    withoutFactor: true,
    answer: ({ viewer }) => ok({ ended: liveSessions(viewer).length - 1 }, MESSAGES.sessionsEnded),
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.session.pattern,
    role: 'any',
    withoutFactor: true,
    answer: ({ viewer, param }) =>
      liveSessions(viewer).some(({ id }) => id === param('id')) ? ok(null, MESSAGES.sessionEnded) : notFound('Session'),
  }),
];

/** How the list of sessions can fail. */
export const sessionsFailures = failuresOf('get', API_PATHS.sessions);

/** Answers these sessions to whoever asks. */
export const showSessions = (rows: LiveSession[]) => always('get', API_PATHS.sessions, () => ok(rows));

/** How ending sessions can fail. */
export const endSessionFailures = failuresOf('delete', `${API_PATHS.session.pattern}?`, {
  gone: () => notFound('Session'),
});

/** Answers that a link is on its way to this address. */
export const resendsTo = (email: string) =>
  always('post', API_PATHS.emailChange, () => ok(null, MESSAGES.emailLinkSent(email)));

/** Answers that a new email is given up. */
export const cancelsEmail = always('delete', API_PATHS.emailChange, () => ok(null, MESSAGES.emailChangeCancelled));

/** How having the link mailed again, or giving the new email up, can fail. */
export const emailChangeFailures = {
  resend: failuresOf('post', API_PATHS.emailChange),
  cancel: failuresOf('delete', API_PATHS.emailChange),
};

/** How confirming a new email can fail. */
export const confirmEmailFailures = failuresOf('patch', API_PATHS.confirmEmail, {
  taken: () => fail(409, 'EMAIL_TAKEN', MESSAGES.emailTakenMeanwhile),
});

/** How undoing a change of the email can fail. */
export const undoEmailFailures = failuresOf('patch', API_PATHS.undoEmail, {
  taken: () => fail(409, 'EMAIL_TAKEN', MESSAGES.emailTakenBack),
});

export const profileFailures = failuresOf('get', API_PATHS.profile);

/** Answers this profile to whoever asks. */
export const showProfile = (profile: Profile) => always('get', API_PATHS.profile, () => ok(profile));

/** Answers this profile, with what its owner has come to avoid since. */
export function workableAvoids(profile: Profile) {
  let now = profile;
  return [
    always('get', API_PATHS.profile, () => ok(now)),
    mockRoute({
      ...EDIT,
      answer({ body: { avoids = now.avoids } }) {
        now = { ...now, avoids };
        return ok(now, MESSAGES.profileSaved);
      },
    }),
  ];
}

/** How saving a profile can fail. */
export const editProfileFailures = failuresOf('patch', API_PATHS.editProfile, {
  emailTaken,
  phoneTaken,
  loginAgain,
  tooLarge: () => failAt('image', 413, 'TOO_LARGE', MESSAGES.fileTooLarge),
  wrongType: () => failAt('image', 415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension),
});

/** How a change of the password can fail. `loginAgain`: of an account without one, whose login is a while ago. */
export const passwordFailures = failuresOf('patch', API_PATHS.password, {
  loginAgain,
  wrongOldPassword: () => wrongPassword(MESSAGES.wrongOldPassword),
  tooCommon: () => invalid({ new_password: MESSAGES.passwordCommon }),
});

/** How closing an account can fail. */
export const closeAccountFailures = failuresOf('delete', API_PATHS.profile, {
  loginAgain,
  wrongPassword: () => wrongPassword(MESSAGES.wrongPassword),
  orderOpen: () => fail(409, 'ORDER_OPEN', MESSAGES.accountHasOrder),
});

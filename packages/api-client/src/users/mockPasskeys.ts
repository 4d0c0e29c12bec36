import {
  NewPasskeyBody,
  PASSKEY_PATHS,
  PasskeyLoginBody,
  PasskeyNameBody,
  PasskeyProofBody,
  type Passkey,
} from '@seduh/contract';
import { MESSAGES, PASSKEY_MESSAGES } from '@seduh/contract/constants';
import { beginAs } from '../auth/mocks';
import { always, failuresOf } from '../mocks/failures';
import {
  newPasskey,
  PASSKEY_CHALLENGE,
  passkeyCredentials,
  passkeyRequest,
  passkeySetUp,
  passkeysOf,
} from '../mocks/fixtures/passkeys';
import { dimas, rani, sessions } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok } from '../mocks/reply';
import type { Session } from '../session/session';
import { refusedCode } from './mockFactor';
import { profileOf, unproved } from './mocks';

const tooLate = () => fail(401, 'LINK_EXPIRED', PASSKEY_MESSAGES.tooLate);
const wrong = () => fail(401, 'WRONG_CREDENTIALS', PASSKEY_MESSAGES.wrong);
const tooLateToAdd = () => fail(404, 'NOT_FOUND', PASSKEY_MESSAGES.tooLate);
const taken = () => fail(409, 'PASSKEY_TAKEN', PASSKEY_MESSAGES.taken);
const limit = () => fail(409, 'PASSKEY_LIMIT', PASSKEY_MESSAGES.limit);
const stays = () => fail(409, 'SECOND_FACTOR_REQUIRED', PASSKEY_MESSAGES.stays);
const reauth = () => fail(403, 'REAUTH_REQUIRED', MESSAGES.reauthPassword);

/** Whether the browser says that it signed what the fixtures gave it. */
function isOurs(clientData: string): boolean {
  try {
    const { challenge } = JSON.parse(atob(clientData.replaceAll('-', '+').replaceAll('_', '/'))) as {
      challenge?: unknown;
    };
    return challenge === PASSKEY_CHALLENGE;
  } catch {
    return false;
  }
}

/** The refusal of a proof; null where it is one. A login of a moment ago took the code already. */
const refused = (viewer: Session | null, { password, code }: PasskeyProofBody): Response | null =>
  unproved(viewer, password) ?? (password === '' ? null : refusedCode(viewer, code));

const access = { role: 'any', withoutFactor: true } as const;

export const passkeyHandlers = [
  mockRoute({
    method: 'post',
    path: PASSKEY_PATHS.loginOptions,
    role: 'public',
    answer: () => ok(passkeyRequest),
  }),
  mockRoute({
    method: 'post',
    path: PASSKEY_PATHS.login,
    role: 'public',
    body: PasskeyLoginBody,
    answer({ body }) {
      if (!isOurs(body.client_data)) return tooLate();
      if (body.id === passkeyCredentials.customer) return beginAs(rani, sessions.customer.token);
      return body.id === passkeyCredentials.admin ? beginAs(dimas, sessions.admin.token) : wrong();
    },
  }),
  mockRoute({ ...access, method: 'get', path: PASSKEY_PATHS.list, answer: ({ viewer }) => ok(passkeysOf(viewer)) }),
  mockRoute({
    ...access,
    method: 'post',
    path: PASSKEY_PATHS.options,
    body: PasskeyProofBody,
    answer({ viewer, body }) {
      const { email, display_name: name } = profileOf(viewer);
      return refused(viewer, body) ?? ok(passkeySetUp({ email, name: name ?? email }));
    },
  }),
  mockRoute({
    ...access,
    method: 'post',
    path: PASSKEY_PATHS.list,
    body: NewPasskeyBody,
    answer({ body }) {
      if (!isOurs(body.client_data)) return tooLateToAdd();
      return Object.values(passkeyCredentials).includes(body.id)
        ? taken()
        : ok(newPasskey, PASSKEY_MESSAGES.added, 201);
    },
  }),
  mockRoute({
    ...access,
    method: 'patch',
    path: PASSKEY_PATHS.one.pattern,
    body: PasskeyNameBody,
    answer({ viewer, body, param }) {
      const passkey = passkeysOf(viewer).find(({ id }) => id === param('id'));
      return passkey ? ok({ ...passkey, ...body }, PASSKEY_MESSAGES.renamed) : notFound('Passkey');
    },
  }),
  mockRoute({
    ...access,
    method: 'delete',
    path: PASSKEY_PATHS.one.pattern,
    body: PasskeyProofBody,
    answer({ viewer, body, param }) {
      const isTheirs = passkeysOf(viewer).some(({ id }) => id === param('id'));
      return refused(viewer, body) ?? (isTheirs ? ok(null, PASSKEY_MESSAGES.removed) : notFound('Passkey'));
    },
  }),
];

/** Answers these passkeys to whoever asks. */
export const showPasskeys = (passkeys: Passkey[]) => always('get', PASSKEY_PATHS.list, () => ok(passkeys));

/** How reading them can fail. */
export const passkeysFailures = failuresOf('get', PASSKEY_PATHS.list);

/** How beginning to add one can fail. */
export const passkeySetUpFailures = failuresOf('post', PASSKEY_PATHS.options, { limit, reauth });

/** How adding one can fail. */
export const passkeyAddFailures = failuresOf('post', PASSKEY_PATHS.list, {
  tooLate: tooLateToAdd,
  taken,
  unread: () => invalid({ attestation: PASSKEY_MESSAGES.unread }),
});

/** How renaming or removing one can fail. */
export const passkeyRenameFailures = failuresOf('patch', `${PASSKEY_PATHS.one.pattern}?`);
export const passkeyRemoveFailures = failuresOf('delete', `${PASSKEY_PATHS.one.pattern}?`, { stays });

/** How asking what to sign can fail. */
export const passkeyRequestFailures = failuresOf('post', PASSKEY_PATHS.loginOptions);

/** How a login by a passkey can fail. */
export const passkeyLoginFailures = failuresOf('post', PASSKEY_PATHS.login, {
  wrong,
  tooLate,
  disabled: () => fail(403, 'ACCOUNT_DISABLED', MESSAGES.accountDisabled),
});

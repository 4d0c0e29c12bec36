import { API_PATHS, LoginBody, MESSAGES, RegisterBody } from '@seduh/contract';
import { always, failuresOf } from '../mocks/failures';
import { fixtureId } from '../mocks/fixtures/ids';
import { credentials, dimas, rani, sessions } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { fail, ok } from '../mocks/reply';

const wrongCredentials = () => fail(401, 'WRONG_CREDENTIALS', MESSAGES.wrongCredentials);
const emailTaken = () => fail(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);

const accounts = [
  { ...credentials.customer, profile: rani, token: sessions.customer.token },
  { ...credentials.admin, profile: dimas, token: sessions.admin.token },
];

export const authHandlers = [
  mockRoute({
    method: 'post',
    path: API_PATHS.login,
    role: 'public',
    body: LoginBody,
    answer({ body }) {
      const account = accounts.find(({ email }) => email === body.email.toLowerCase());
      if (!account || account.password !== body.password) return wrongCredentials();
      const { id, email, role, image } = account.profile;
      return ok({ token: account.token, payload: { id, email, role, image } }, MESSAGES.loginSuccess);
    },
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.register,
    role: 'public',
    body: RegisterBody,
    refuses: ['id', 'role'],
    answer({ body }) {
      const email = body.email.toLowerCase();
      if (accounts.some((account) => account.email === email)) return emailTaken();
      return ok({ id: fixtureId('user', 99), email }, MESSAGES.registerSuccess, 201);
    },
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.logout,
    role: 'any',
    answer: () => ok(null, MESSAGES.logoutSuccess),
  }),
];

/** How a login can fail. */
export const loginFailures = {
  ...failuresOf('post', API_PATHS.login),
  wrongPassword: always('post', API_PATHS.login, wrongCredentials),
};

/** How signing up can fail. */
export const registerFailures = {
  ...failuresOf('post', API_PATHS.register),
  emailTaken: always('post', API_PATHS.register, emailTaken),
  phoneTaken: always('post', API_PATHS.register, () => fail(409, 'PHONE_TAKEN', MESSAGES.phoneTaken)),
};

/** How a logout can fail; the customer never notices. */
export const logoutFailures = failuresOf('delete', API_PATHS.logout);

import {
  API_PATHS,
  ForgotPasswordBody,
  LoginBody,
  HEADERS,
  MESSAGES,
  PASSKEY_MESSAGES,
  type Profile,
  type ProofAsked,
  RegisterBody,
  ResetPasswordBody,
} from '@seduh/contract';
import { delay } from 'msw';
import { failuresOf } from '../mocks/failures';
import { fixtureId } from '../mocks/fixtures/fixed';
import { bayu, credentials, dimas, rani, sari, sessions } from '../mocks/fixtures/people';
import { shop } from '../mocks/fixtures/shop';
import { isRightCode } from '../mocks/fixtures/factor';
import { handle, mockRoute } from '../mocks/mockRoute';
import { fail, ok, refuseGuessable } from '../mocks/reply';

const codeRequired = () => fail(401, 'CODE_REQUIRED', MESSAGES.codeRequired);
const wrongCode = (msg = MESSAGES.wrongCode) => fail(401, 'WRONG_CODE', msg);
const wrongCredentials = () => fail(401, 'WRONG_CREDENTIALS', MESSAGES.wrongCredentials);
const emailTaken = () => fail(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
const registered = (email: string) => ok({ id: fixtureId('user', 99), email }, MESSAGES.registerSuccess, 201);
const linkExpired = () => fail(401, 'LINK_EXPIRED', MESSAGES.linkExpired);

/** The token of a mailed link that works. */
export const RESET_TOKEN = 'token-of-a-mail';

/** The session that a login of somebody begins. */
export const beginAs = (profile: Profile, token: string) => {
  const { id, email, role, image, permissions } = profile;
  return ok({ token, payload: { id, email, role, image, permissions } }, MESSAGES.loginSuccess);
};

interface Account {
  email: string;
  password: string;
  profile: Profile;
  token: string;
  /** Has a second factor. */
  takesCode?: true;
}

const accounts: Account[] = [
  { ...credentials.customer, profile: rani, token: sessions.customer.token },
  { ...credentials.admin, profile: dimas, token: sessions.admin.token },
  { ...credentials.barista, profile: bayu, token: sessions.barista.token },
  { ...credentials.heldBack, profile: sari, token: sessions.heldBack.token },
  // a cashier is as good as a barista here: what matters is that they come in
  { ...credentials.factor, profile: bayu, token: sessions.barista.token, takesCode: true },
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
      if (account.takesCode && body.code === undefined) return codeRequired();
      if (account.takesCode && !isRightCode(body.code ?? '')) return wrongCode();
      return beginAs(account.profile, account.token);
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
      const refusal = refuseGuessable(body.password, 'password', { email, phone: body.phone, shop: shop.name });
      if (refusal) return refusal;
      return accounts.some((account) => account.email === email) ? emailTaken() : registered(email);
    },
  }),
  mockRoute({
    method: 'delete',
    path: API_PATHS.logout,
    role: 'any',
    withoutFactor: true,
    answer: () => ok(null, MESSAGES.logoutSuccess),
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.forgotPassword,
    role: 'public',
    body: ForgotPasswordBody,
    answer: () => ok(null, MESSAGES.resetSent),
  }),
  mockRoute({
    method: 'patch',
    path: API_PATHS.resetPassword,
    role: 'public',
    body: ResetPasswordBody,
    answer: ({ body }) =>
      body.token === RESET_TOKEN
        ? (refuseGuessable(body.newPassword, 'newPassword', { ...rani, name: rani.display_name, shop: shop.name }) ??
          ok(null, MESSAGES.passwordReset))
        : linkExpired(),
  }),
  mockRoute({
    method: 'post',
    path: API_PATHS.oidcSession,
    role: 'public',
    // as if the customer had just come back from the provider
    answer: () => beginAs(rani, sessions.customer.token),
  }),
];

/** How a login can fail. */
export const loginFailures = failuresOf('post', API_PATHS.login, {
  wrongPassword: wrongCredentials,
  codeUsed: () => wrongCode(MESSAGES.codeUsed),
  passkeyRequired: () => fail(401, 'PASSKEY_REQUIRED', PASSKEY_MESSAGES.required),
});

const challenge = 'a.b.c';
const proofRequired = (msg: string, data: ProofAsked) => fail(428, 'PROOF_REQUIRED', msg, data);

/** How signing up can fail. */
export const registerFailures = {
  ...failuresOf('post', API_PATHS.register, {
    emailTaken,
    phoneTaken: () => fail(409, 'PHONE_TAKEN', MESSAGES.phoneTaken),
  }),
  /** Asks for work before it makes an account, as the server does where many sign up from one address. */
  proofRequired: handle('post', API_PATHS.register, async ({ request }) => {
    const [given, nonce] = (request.headers.get(HEADERS.proof) ?? '').split(':');
    return given === challenge && nonce ? registered('') : proofRequired(MESSAGES.signUpsFull, { challenge, bits: 8 });
  }),
  /** The same, and the answer to the proof never comes. */
  proofLasts: handle('post', API_PATHS.register, async ({ request }) => {
    if (request.headers.has(HEADERS.proof)) await delay('infinite');
    return proofRequired('Too many people signed up from here', { challenge, bits: 4 });
  }),
};

/** How a logout can fail; the customer never notices. */
export const logoutFailures = failuresOf('delete', API_PATHS.logout);

/** How asking for a link can fail. */
export const forgotPasswordFailures = failuresOf('patch', API_PATHS.forgotPassword);

/** How setting a new password by a link can fail. */
export const resetPasswordFailures = failuresOf('patch', API_PATHS.resetPassword, { linkExpired });

/** How the last step of a login over a provider can fail. */
export const oidcSessionFailures = failuresOf('post', API_PATHS.oidcSession, {
  tooLate: () => fail(401, 'LINK_EXPIRED', MESSAGES.loginTooSlow),
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartActions } from '../cart/useCart';
import { cartOf, EMPTY_CART } from '../cart/cart';
import {
  credentials,
  loginFailures,
  logoutFailures,
  oidcSessionFailures,
  registerFailures,
  RESET_TOKEN,
  sessions,
  signIn,
} from '../mocks';
import { getSession } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { makeLine } from '../testing/makeLine';
import { useMocks } from '../testing/mockServer';
import { logout } from './logout';
import { finishOidcLogin, forgotPassword, login, register, resetPassword } from './requests';

const { server, calls, hold } = useMocks();
beforeEach(() => signIn(null));

describe('login', () => {
  it('keeps the session and hands the cart over', async () => {
    cartActions.add(makeLine('hazelnut-latte'));
    expect(await login(credentials.customer)).toEqual({
      session: sessions.customer,
      msg: 'Login Success!',
      cartWasFull: false,
    });
    expect(getSession()).toEqual(sessions.customer);
    expect(cartOf(sessions.customer.id).get().lines).toHaveLength(1);
    expect(cartOf(null).get().lines).toEqual([]);
  });

  it('says when not all of the cart fitted', async () => {
    const latte = makeLine('hazelnut-latte', { qty: 60 });
    cartOf(sessions.customer.id).set({ ...EMPTY_CART, lines: [latte] });
    cartActions.add(latte);
    expect(await login(credentials.customer)).toMatchObject({ cartWasFull: true });
    expect(cartOf(sessions.customer.id).get().lines).toMatchObject([{ qty: 99 }]);
  });

  it('of staff leaves the cart on the device for the next customer', async () => {
    cartActions.add(makeLine('hazelnut-latte'));
    expect(await login(credentials.admin)).toMatchObject({ cartWasFull: false });
    expect(cartOf(sessions.admin.id).get().lines).toEqual([]);
    expect(cartOf(null).get().lines).toHaveLength(1);
  });

  it('with a wrong password changes nothing', async () => {
    cartActions.add(makeLine('hazelnut-latte'));
    expect(await failureOf(login({ ...credentials.customer, password: 'nope' }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      msg: 'Email/Password is Wrong!',
    });
    expect(getSession()).toBeNull();
    expect(cartOf(null).get().lines).toHaveLength(1);
  });

  it('says how long to wait after too many tries', async () => {
    server.use(loginFailures.tooMany);
    expect(await failureOf(login(credentials.customer))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
  });
});

describe('the end of a login elsewhere', () => {
  it('is like any login', async () => {
    cartActions.add(makeLine('hazelnut-latte'));
    expect(await finishOidcLogin()).toMatchObject({ session: sessions.customer, cartWasFull: false });
    expect(getSession()).toEqual(sessions.customer);
    expect(cartOf(sessions.customer.id).get().lines).toHaveLength(1);
  });

  it('comes too late', async () => {
    server.use(oidcSessionFailures.tooLate);
    expect(await failureOf(finishOidcLogin())).toMatchObject({ status: 401, code: 'LINK_EXPIRED' });
    expect(getSession()).toBeNull();
  });
});

describe('a forgotten password', () => {
  const next = { newPassword: 'satu-dua-kopi', confirmPassword: 'satu-dua-kopi' };

  it('says the same of every address', async () => {
    const said = 'If this email has an account, the link is on its way';
    expect(await forgotPassword({ email: credentials.customer.email })).toBe(said);
    expect(await forgotPassword({ email: 'nobody@seduh.example' })).toBe(said);
  });

  it('is set anew by the link, which ends the session here', async () => {
    signIn(sessions.customer);
    expect(await resetPassword({ token: RESET_TOKEN, ...next })).toBe('Your new password is set. Please Login!');
    expect(getSession()).toBeNull();
  });

  it.each([
    ['a link that was used', { token: 'used', ...next }, { code: 'LINK_EXPIRED' }],
    [
      'two that differ',
      { token: RESET_TOKEN, ...next, confirmPassword: 'other' },
      { code: 'VALIDATION', fields: { confirmPassword: 'The two passwords differ' } },
    ],
  ])('stays for %s', async (_name, body, failure) => {
    signIn(sessions.customer);
    expect(await failureOf(resetPassword(body))).toMatchObject(failure);
    expect(getSession()).toEqual(sessions.customer);
  });
});

describe('register', () => {
  const body = { email: 'new@seduh.example', password: 'satu-dua-kopi', phone: '081255501111' };

  it('works for an account where the server asks for it, and says when that begins', async () => {
    server.use(registerFailures.proofRequired);
    const onWork = vi.fn<() => void>();
    expect(await register(body, onWork)).toMatchObject({ msg: 'Register Success, Please Login!' });
    expect(onWork).toHaveBeenCalledOnce();
  });

  it('makes an account and logs nobody in', async () => {
    expect(await register(body)).toMatchObject({ data: { email: body.email }, msg: 'Register Success, Please Login!' });
    expect(getSession()).toBeNull();
  });

  it.each([
    ['email', registerFailures.emailTaken, 'Email Already Exist!'],
    ['phone', registerFailures.phoneTaken, 'Phone Number Already Exist!'],
  ])('refuses a taken %s', async (_name, handler, msg) => {
    server.use(handler);
    expect(await failureOf(register(body))).toMatchObject({ status: 409, msg });
  });

  it('names the fields that are empty', async () => {
    expect(await failureOf(register({ ...body, phone: '' }))).toMatchObject({
      code: 'VALIDATION',
      msg: 'All input must be fulfilled',
      fields: { phone: 'All input must be fulfilled' },
    });
  });
});

describe('logout', () => {
  it('ends the session here at once and tells the server whose it was', async () => {
    const tokens: (string | null)[] = [];
    const answer = hold();
    const note = ({ request }: { request: Request }) => void tokens.push(request.headers.get('x-access-token'));
    server.events.on('request:start', note);
    signIn(sessions.customer);
    logout();
    expect(getSession()).toBeNull();
    await vi.waitFor(() => expect(calls).toEqual(['DELETE /auths/logout']));
    expect(tokens).toEqual([sessions.customer.token]);
    server.events.removeListener('request:start', note);
    // a logout that nobody answers is logged, by then in another test
    answer();
  });

  it('only logs where the server cannot be told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn(sessions.customer);
    server.use(logoutFailures.offline);
    logout();
    expect(getSession()).toBeNull();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockClear();
  });

  it('does not end the session that has begun meanwhile', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(logoutFailures.sessionExpired);
    signIn(sessions.customer);
    logout();
    signIn(sessions.admin);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockClear();
    expect(getSession()).toEqual(sessions.admin);
  });
});

import type { ApiErrorBody } from '@seduh/contract';
import { guessWait } from '@seduh/domain';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../platform/http/errors';
import { createKeyedHash } from './keyed-hash';
import { tally } from '../orders/testing/order-kit';
import { createTestApp, type TestApp } from '../../testing';
import { createLimiter } from '../../platform/limits/limiter';
import { slowDownRule, windowRule, type Pass } from '../../platform/limits/rules';
import { installErrors } from '../../platform/plugins/errors';
import { addressOf, emailOf, guessLimit } from './guesses';

const PASSWORD = 'kopi-susu-pagi';
const WRONG = 'kopi-susu-siang';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** An attempt from an address of its own, or from a browser with this cookie. */
const login = (email: string, password: string, cookie = '') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auths/login',
    payload: { email, password },
    remoteAddress: shop.nextAddress(),
    headers: cookie ? { cookie } : {},
  });
const guessing = async (guess: () => Promise<{ statusCode: number }>) =>
  tally((await Promise.all(Array.from({ length: 40 }, guess))).map(({ statusCode }) => statusCode));
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('40 guesses at one account from 40 addresses', () => {
  it('are judged ten times, and its owner comes in on a device that was there before', async () => {
    const { email } = await shop.makeUser({ password: PASSWORD });
    const home = await login(email, PASSWORD);
    expect(home.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/api/auths' }]);

    expect(await guessing(() => login(email, WRONG))).toEqual({ 401: 10, 429: 30 });
    const stranger = await login(email, PASSWORD);
    expect(stranger.json<ApiErrorBody>().code).toBe('RATE_LIMITED');
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(5);
    expect((await login(email.toUpperCase(), PASSWORD, cookieOf(home))).statusCode).toBe(200);
  });

  /** The same shop by https, and logging in there from an address of its own each time. */
  async function byHttps(email: string) {
    const secure = await createTestApp({ database: shop.database, config: { publicUrl: 'https://seduh.example' } });
    const enter = (password: string, cookie = '') =>
      secure.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        payload: { email, password },
        remoteAddress: shop.nextAddress(),
        headers: cookie ? { cookie } : {},
      });
    return { secure, enter };
  }

  it('by https know the device by a name that only https may set, and by the one it had before', async () => {
    const { email } = await shop.makeUser({ password: PASSWORD });
    const { secure, enter } = await byHttps(email);
    const [cookie] = (await enter(PASSWORD)).cookies;
    expect(cookie).toMatchObject({ name: '__Secure-seduh_device', secure: true, httpOnly: true, sameSite: 'Strict' });
    expect(await guessing(() => enter(WRONG))).toEqual({ 401: 10, 429: 30 });
    expect((await enter(PASSWORD)).statusCode).toBe(429);
    for (const name of ['__Secure-seduh_device', 'seduh_device'])
      expect((await enter(PASSWORD, `${name}=${cookie?.value}`)).statusCode).toBe(200);
    await secure.close();
  });

  it('by https take on no device that somebody planted by its plain name, and forget that name', async () => {
    const { email } = await shop.makeUser({ password: PASSWORD });
    const { secure, enter } = await byHttps(email);
    const planted = 'p'.repeat(43);
    const { cookies } = await enter(PASSWORD, `seduh_device=${planted}`);
    const own = cookies.find(({ name }) => name === '__Secure-seduh_device')?.value ?? '';
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'seduh_device', value: '', path: '/api/auths' }));
    expect(await guessing(() => enter(WRONG))).toEqual({ 401: 10, 429: 30 });
    for (const name of ['__Secure-seduh_device', 'seduh_device'])
      expect((await enter(PASSWORD, `${name}=${planted}`)).statusCode).toBe(429);
    // control: the one that it was given is known
    expect((await enter(PASSWORD, `__Secure-seduh_device=${own}`)).statusCode).toBe(200);
    await secure.close();
  });

  it('slow down no other account, and a device of one passes at no other', async () => {
    const [rani, dewi] = [await shop.makeUser({ password: PASSWORD }), await shop.makeUser({ password: PASSWORD })];
    const cookie = cookieOf(await login(rani.email, PASSWORD));
    await guessing(() => login(dewi.email, WRONG, cookie));
    expect((await login(dewi.email, PASSWORD, cookie)).statusCode).toBe(429);
    expect((await login(rani.email, WRONG)).statusCode).toBe(401);
  });

  it('with a stolen cookie of its device are judged ten times more', async () => {
    const { email } = await shop.makeUser({ password: PASSWORD });
    const cookie = cookieOf(await login(email, PASSWORD));
    expect(await guessing(() => login(email, WRONG, cookie))).toEqual({ 401: 10, 429: 30 });
  });

  it('leave the mailed link as a way in from anywhere', async () => {
    const { email } = await shop.makeUser({ password: PASSWORD });
    await guessing(() => login(email, WRONG));
    const patch = (url: string, payload: object) =>
      shop.app.inject({ method: 'PATCH', url: `/api/auths/${url}`, payload, remoteAddress: shop.nextAddress() });
    await patch('forgot-password', { email });
    const tokenSent = () => /token=([\w-]+)/.exec(shop.mails.find(({ to }) => to === email)?.text ?? '')?.[1];
    await expect.poll(tokenSent).toBeDefined();
    const reset = await patch('reset-password', { token: tokenSent(), newPassword: WRONG, confirmPassword: WRONG });
    expect((await login(email, WRONG, cookieOf(reset))).statusCode).toBe(200);
  });
});

describe('a limit on guesses', () => {
  /** A login whose password is always wrong, or that fails in another way. */
  async function doorWith(passes: (email: string, address: string) => Pass[], thrown: unknown = null) {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
    installErrors(app);
    app.decorate('keyedHash', createKeyedHash(Buffer.from('secret')));
    app.decorate('limiter', createLimiter(shop.database.limits, app.log));
    const accountOf = ({ body }: FastifyRequest) => emailOf(body);
    const limit = guessLimit((request) => passes(emailOf(request.body), addressOf(request)), accountOf);
    app.post('/', (request) =>
      limit(request, async () => {
        throw thrown ?? new HttpError(401, 'WRONG_CREDENTIALS', 'Wrong');
      }),
    );
    const knock = () =>
      app.inject({ method: 'POST', url: '/', payload: { email: 'Rani@x.example' }, remoteAddress: shop.nextAddress() });
    return { knock, lines };
  }
  let doors = 0;
  const slowDown = () => {
    // one of its own for each test
    const byAccount = slowDownRule(`slow-down ${(doors += 1)}`, guessWait);
    return (email: string): Pass[] => [[byAccount, email]];
  };

  it('control: without the slow-down of the account judges 40 guesses from 40 addresses', async () => {
    const byBoth = windowRule('control', 10, 60_000);
    const { knock } = await doorWith((email, address) => [[byBoth, `${address} ${email}`]]);
    expect(await guessing(knock)).toEqual({ 401: 40 });
    expect(await guessing((await doorWith(slowDown())).knock)).toEqual({ 401: 10, 429: 30 });
  });

  it.each([
    ['a frozen database', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 503],
    ['a mistake of ours', new Error('oops'), 500],
  ])('takes %s for no wrong password', async (_name, thrown, status) => {
    const { knock } = await doorWith(slowDown(), thrown);
    for (let round = 0; round < 3; round += 1)
      expect(await guessing(knock)).toEqual(expect.not.objectContaining({ 401: 1 }));
    expect((await knock()).statusCode).toBe(status);
  });

  it('logs where from and at whom, as names that nobody can read', async () => {
    const { knock, lines } = await doorWith(slowDown());
    await guessing(knock);
    const told = lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ account }) => account);
    expect(tally(told.map(({ msg }) => String(msg)))).toEqual({
      'a guess was wrong': 10,
      'a guess was not judged': 30,
    });
    expect(new Set(told.map(({ account }) => account)).size).toBe(1);
    expect(new Set(told.map(({ address }) => address)).size).toBe(40);
    expect(told[0]).toMatchObject({ account: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(lines.join('')).not.toMatch(/rani|x\.example|127\.\d/i);
  });
});

import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const login = (email: string, remoteAddress: string, app = shop.app, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/auths/login',
    payload: { email, password: 'wrong' },
    remoteAddress,
    headers,
  });
const statuses = (responses: { statusCode: number }[]) => responses.map(({ statusCode }) => statusCode);

describe('login', () => {
  it('takes 10 attempts at an account from an address, in whatever spelling, and says when to come back', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => login(index % 2 ? 'ONE@seduh.example ' : 'one@seduh.example', here)),
    );
    expect(statuses(tries).filter((status) => status === 401)).toHaveLength(10);
    const refused = tries.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json<ApiErrorBody>()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await login('two@seduh.example', here)).statusCode).toBe(401);
  });

  it('takes 30 attempts that failed from an address over all accounts', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(Array.from({ length: 31 }, (_, index) => login(`n${index}@seduh.example`, here)));
    expect(statuses(tries).filter((status) => status === 429)).toHaveLength(1);
  });

  it('counts what failed: who knows the password comes in as often as it takes', async () => {
    const password = 'kopi-susu-pagi';
    const { email } = await shop.makeUser({ password });
    const here = shop.nextAddress();
    const enter = (given: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        payload: { email, password: given },
        remoteAddress: here,
      });
    for (let index = 0; index < 12; index += 1) expect((await enter(password)).statusCode).toBe(200);
    for (let index = 0; index < 9; index += 1) expect((await enter('wrong')).statusCode).toBe(401);
    expect((await enter(password)).statusCode).toBe(200);
    expect((await enter('wrong')).statusCode).toBe(401);
    // used up: now even the right one has to wait
    expect((await enter(password)).statusCode).toBe(429);
  });

  it('does not count a form that was not filled in', async () => {
    const here = shop.nextAddress();
    for (let index = 0; index < 40; index += 1) expect((await login('', here)).statusCode).toBe(400);
    expect((await login('n@seduh.example', here)).statusCode).toBe(401);
  });
});

describe('whose address counts', () => {
  const forwarded = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

  it('is the connection’s: forwarded headers are not believed', async () => {
    const here = shop.nextAddress();
    const tries = await Promise.all(
      Array.from({ length: 31 }, (_, index) => login(`f${index}@seduh.example`, here, shop.app, forwarded(index))),
    );
    expect(statuses(tries)).toContain(429);
  });

  it('is the one that the shop’s own proxies saw, as many as there are', async () => {
    const behind = await createTestApp({ database: shop.database, config: { trustProxyHops: 1 } });
    const proxy = shop.nextAddress();
    const others = await Promise.all(
      Array.from({ length: 31 }, (_, index) => login(`g${index}@seduh.example`, proxy, behind.app, forwarded(index))),
    );
    expect(statuses(others)).not.toContain(429);
    // what a caller writes in front of it changes nothing
    const lying = await Promise.all(
      Array.from({ length: 31 }, (_, index) =>
        login(`h${index}@seduh.example`, proxy, behind.app, {
          'x-forwarded-for': `198.51.100.${index}, 203.0.113.250`,
        }),
      ),
    );
    expect(statuses(lying)).toContain(429);
    await behind.close();
  });
});

it('phones and emails can be asked about five times an hour by an account, each, and by others all the same', async () => {
  const [asker, other] = [await shop.makeUser(), await shop.makeUser({ phone: '+6281355556666' })];
  const ask = (who: TestUser, payload: object) =>
    shop.app.inject({
      method: 'PATCH',
      url: '/api/users/edit-profile',
      headers: who.headers,
      payload,
      // whoever asks comes from everywhere
      remoteAddress: shop.nextAddress(),
    });
  const phones = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask(asker, { phone: index % 2 ? '0813 5555 6666' : `+62813777${1000 + index}` }),
    ),
  );
  expect(statuses(phones).filter((status) => status !== 429)).toHaveLength(5);
  const told = statuses(phones).filter((status) => status === 409);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(phones.find(({ statusCode }) => statusCode === 429)?.json<ApiErrorBody>()).toMatchObject({
    code: 'RATE_LIMITED',
    data: { retry_after: 3600 },
  });
  expect((await ask(asker, { display_name: 'Rani' })).statusCode).toBe(200);
  expect((await ask(other, { phone: '+6281355557777' })).statusCode).toBe(200);

  const emails = await Promise.all(Array.from({ length: 7 }, () => ask(asker, { email: other.email })));
  expect(statuses(emails).toSorted()).toEqual([409, 409, 409, 409, 409, 429, 429]);
});

import type { ApiErrorBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';

const OLD = 'kopi-susu-pagi';
const NEW = 'kopi-susu-sore';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const login = (email: string, password: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auths/login',
    payload: { email, password },
    remoteAddress: shop.nextAddress(),
  });
const profile = async ({ headers }: Pick<TestUser, 'headers'>, app = shop.app) =>
  (await app.inject({ url: '/api/users', headers })).statusCode;
const change = (user: TestUser, old_password: string | undefined, new_password: string) =>
  shop.app.inject({
    method: 'PATCH',
    url: '/api/users/password',
    headers: user.headers,
    payload: { old_password, new_password },
  });
const close = (user: TestUser, payload: object) =>
  shop.app.inject({ method: 'DELETE', url: '/api/users', headers: user.headers, payload });
const rowOf = ({ id }: TestUser) =>
  shop.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a new password', () => {
  it('is set by who knows the old one, and ends every other session', async () => {
    const user = await shop.makeUser({ password: OLD });
    const token = await shop.app.sessions.start(user.id);
    const other = { headers: { 'x-access-token': token } };
    expect(await profile(other)).toBe(200);
    const response = await change(user, OLD, NEW);
    expect(response.json()).toEqual({ status: 200, msg: 'Your password is changed', data: null, meta: null });
    expect([await profile(user), await profile(other)]).toEqual([200, 401]);
    const logins = [await login(user.email, OLD), await login(user.email, NEW)];
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
  });

  it.each([
    ['a wrong old one', 'kopi-susu-siang'],
    ['no old one', undefined],
  ])('is not set with %s', async (_name, old) => {
    const user = await shop.makeUser({ password: OLD });
    const refused = { status: 403, code: 'WRONG_PASSWORD', msg: 'Wrong old password', data: null };
    expect((await change(user, old, NEW)).json()).toEqual(refused);
    expect((await login(user.email, OLD)).statusCode).toBe(200);
  });

  it.each([
    ['password1', 'This password is too common. Choose another one'],
    ['seduh-2026', 'This password is only your own details or words of this shop. Choose another one'],
    ['kopi', 'At least 8 characters'],
  ])('is not %s', async (password, msg) => {
    const user = await shop.makeUser({ password: OLD });
    const fields = { new_password: msg };
    expect((await change(user, OLD, password)).json()).toEqual({
      status: 400,
      code: 'VALIDATION',
      msg,
      data: { fields },
    });
  });

  it('is not their own email, name or phone', async () => {
    const who = { email: 'putri.lestari@mail.example', display_name: 'Ayu', phone: '+6281377788899', password: OLD };
    const user = await shop.makeUser(who);
    for (const own of ['Lestari-Putri-1', 'ayu.ayu.ayu', '081377788899'])
      expect((await change(user, OLD, own)).statusCode).toBe(400);
    expect((await change(user, OLD, 'lestari-alam-1')).statusCode).toBe(200);
  });

  it('is the first one of an account without', async () => {
    const user = await shop.makeUser({ role: 'Admin' });
    expect((await change(user, 'anything', NEW)).statusCode).toBe(403);
    expect((await change(user, '', NEW)).statusCode).toBe(200);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
  });

  it('cannot be had by guessing, from wherever; a weak one is no guess', async () => {
    const user = await shop.makeUser({ password: OLD });
    for (let index = 0; index < 11; index += 1) expect((await change(user, OLD, 'password1')).statusCode).toBe(400);
    const guess = (old_password: string) =>
      shop.app.inject({
        method: 'PATCH',
        url: '/api/users/password',
        headers: user.headers,
        payload: { old_password, new_password: NEW },
        remoteAddress: shop.nextAddress(),
      });
    for (let index = 0; index < 10; index += 1) expect((await guess(`guess-${index}`)).statusCode).toBe(403);
    const refused = await guess(OLD);
    expect(refused.json<ApiErrorBody>().code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // the same guesses count for closing it
    expect((await close(user, { password: OLD })).statusCode).toBe(429);
  });

  it('goes to one of those who set it at once', async () => {
    const user = await shop.makeUser({ password: OLD });
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => change(user, OLD, `${NEW}-${index}`)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('closing the account', () => {
  const PERSON = {
    first_name: 'Rani',
    last_name: 'Wijaya',
    display_name: 'Ran',
    address: 'Jl. Cikini 1',
    postcode: '10331',
  };

  async function place(user: TestUser, key: string) {
    const product_id = await shop.makeProduct();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/transactions',
      headers: { ...user.headers, 'idempotency-key': key },
      payload: {
        lines: [{ product_id, size_id: 1, qty: 2, note: 'for Rani' }],
        delivery_id: 4,
        payment_id: 3,
        postcode: '10331',
      },
    });
    return response.json<{ data: { id: string } }>().data.id;
  }
  const cancel = (user: TestUser, id: string) =>
    shop.app.inject({
      method: 'PATCH',
      url: `/api/transactions/${id}`,
      headers: user.headers,
      payload: { status_name: 'cancelled', reason: 'Rani is ill' },
    });

  it('takes the person out of everything, and keeps the orders', async () => {
    const email = 'rani.leaves@seduh.example';
    const user = await shop.makeUser({
      ...PERSON,
      email,
      phone: '+6281377778888',
      password: OLD,
      birthday: '1994-02-28',
      gender: 'Female',
      avoids: ['milk'],
      called_by: 'initials',
      oidc_issuer: 'https://issuer.example',
      oidc_subject: '1',
    });
    const order = await place(user, 'last');
    await cancel(user, order);
    const response = await close(user, { password: OLD });
    expect(response.json()).toEqual({ status: 200, msg: 'Your account is closed', data: null, meta: null });
    expect(await profile(user)).toBe(401);
    expect((await login(email, OLD)).statusCode).toBe(401);

    const row = await rowOf(user);
    const { id, role, created_at, closed_at, ordered_before, email: placeholder, ...rest } = row;
    const { receipt_mails, news_mails, news_messages, called_by, ...personal } = rest;
    expect([receipt_mails, news_mails, news_messages, called_by]).toEqual([true, false, false, 'name']);
    expect([id, role, closed_at, ordered_before]).toEqual([user.id, 'User', new Date(TEST_NOW), false]);
    expect(placeholder).toBe(`closed:${user.id}`);
    expect(new Set(Object.values(personal))).toEqual(new Set([null]));
    expect(created_at).toEqual(new Date(TEST_NOW));

    const staff = await shop.makeUser({ role: 'Admin' });
    const kept = await shop.app.inject({ url: `/api/transactions/${order}`, headers: staff.headers });
    expect(kept.json()).toMatchObject({ data: { id: order, customer_name: 'Customer', phone: null, address: null } });
    expect(kept.body).not.toContain('10331');
    const tables = [
      'users',
      'sessions',
      'orders',
      'order_lines',
      'order_moves',
      'order_events',
      'idempotency_keys',
      'email_changes',
    ];
    for (const table of tables) {
      const { rows } = await shop.database.pool.query(
        `select t::text from ${table} t where t::text ~ $1 or t::text ~ $2`,
        ['Rani|Wijaya|Cikini 1', email],
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('frees email and phone', async () => {
    const taken = { email: 'again@seduh.example', phone: '+6281366667777' };
    const user = await shop.makeUser({ ...taken, password: OLD });
    await close(user, { password: OLD });
    const again = await shop.app.inject({
      method: 'POST',
      url: '/api/auths/register',
      payload: { ...taken, password: NEW },
      remoteAddress: shop.nextAddress(),
    });
    expect(again.statusCode).toBe(201);
  });

  it('takes the password or, as reauth.test.ts tells, a fresh login', async () => {
    const [user, without] = [await shop.makeUser({ password: OLD }), await shop.makeUser()];
    const refused = { status: 403, code: 'WRONG_PASSWORD', msg: 'Wrong password', data: null };
    expect((await close(user, { password: NEW })).json()).toEqual(refused);
    expect((await rowOf(user)).closed_at).toBeNull();
    expect((await close(without, {})).statusCode).toBe(200);
  });

  it('waits for an order under way', async () => {
    const user = await shop.makeUser({ ...PERSON, password: OLD });
    const order = await place(user, 'open');
    expect((await close(user, { password: OLD })).json()).toEqual({
      status: 409,
      code: 'ORDER_OPEN',
      msg: 'You have an order under way',
      data: null,
    });
    expect(await rowOf(user)).toMatchObject({ ...PERSON, closed_at: null });
    await cancel(user, order);
    expect((await close(user, { password: OLD })).statusCode).toBe(200);
  });

  it('ends its sessions in another process within a second', async () => {
    const other = await createTestApp({ database: shop.database });
    const user = await shop.makeUser({ password: OLD });
    expect(await profile(user, other.app)).toBe(200);
    await close(user, { password: OLD });
    await expect.poll(() => profile(user, other.app), { timeout: 1_500, interval: 50 }).toBe(401);
    await other.close();
  });
});

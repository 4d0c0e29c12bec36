import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { enter as enterByProvider } from './oidc/account';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';

const PASSWORD = 'kopi-susu-pagi';
let shop: TestApp;
let kit: OrderKit;
let latte: string;
let people = 0;
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  latte = await shop.makeProduct();
  await shop.makePromo({ code: 'HALO', new_user_only: true, one_per_day: false });
  await shop.makePromo({ code: 'SORE', new_user_only: false, one_per_day: true });
});
afterAll(() => shop.close());

interface Person {
  email: string;
  phone: string;
}

function somebody(): Person {
  people += 1;
  return { email: `somebody-${people}@seduh.example`, phone: `+62812000${1000 + people}` };
}

/** Signs up and logs in as a customer does. */
async function signUp({ email, phone }: Person): Promise<TestUser> {
  const remoteAddress = shop.nextAddress();
  const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload, remoteAddress });
  const made = await post('/api/auths/register', { email, phone, password: PASSWORD });
  expect(made.statusCode).toBe(201);
  const { data } = (await post('/api/auths/login', { email, password: PASSWORD })).json<{ data: { token: string } }>();
  const { id } = made.json<{ data: { id: string } }>().data;
  return { id, email, role: 'User', token: data.token, headers: { 'x-access-token': data.token } };
}
/** What the shop says to a promo, the first-order one where none is named: null where it applies. */
async function refusedAs(who: TestUser, promo_code = 'HALO'): Promise<string | null> {
  const lines = [line(latte)];
  const { data } = await kit.quote(who, { lines, delivery_id: DELIVERY.pickUp, promo_code });
  return data.promo?.reason ?? null;
}
/** Comes in by a provider that knows this email. */
async function enter(email: string): Promise<TestUser> {
  const person = { issuer: 'https://issuer.example', subject: email, email, emailVerified: true };
  const { db } = shop.database;
  const entry = await enterByProvider(
    { db, clock: shop.clock, sessions: shop.app.sessions },
    { ...person, name: null, givenName: null, familyName: null },
  );
  const id = 'userId' in entry ? entry.userId : '';
  const token = await shop.app.sessions.start(id);
  return { id, email, role: 'User', token, headers: { 'x-access-token': token } };
}
async function close(who: TestUser): Promise<void> {
  const request = {
    method: 'DELETE',
    url: '/api/users',
    headers: who.headers,
    payload: { password: PASSWORD },
  } as const;
  expect((await shop.app.inject(request)).statusCode).toBe(200);
}
async function order(who: TestUser, ending: 'picked up' | 'cancelled', promo_code = 'HALO'): Promise<void> {
  const { data } = await kit.place(who, cart([line(latte)], { promo_code }));
  const staff = await shop.makeUser({ role: 'Admin' });
  const path = ending === 'cancelled' ? [ending] : (['confirmed', 'preparing', 'ready', ending] as const);
  for (const status of path) await kit.move(staff, data.id, status, 'As asked');
}
const changePhone = async (who: TestUser, phone: string) => {
  const request = {
    method: 'PATCH',
    url: '/api/users/edit-profile',
    headers: who.headers,
    payload: { phone },
  } as const;
  expect((await shop.app.inject(request)).statusCode).toBe(200);
};

describe('a first-order promo', () => {
  it.each<[string, (before: Person, next: Person) => Person]>([
    ['the same email and phone', (before) => before],
    ['the same email, in capitals', ({ email }, next) => ({ ...next, email: email.toUpperCase() })],
    ['the same phone, spelt another way', ({ phone }, next) => ({ ...next, phone: phone.replace('+62', '0') })],
    ['the same mailbox under a tag', ({ email }, next) => ({ ...next, email: email.replace('@', '+again@') })],
  ])('does not come back by closing the account and signing up with %s', async (_name, again) => {
    const before = somebody();
    const rani = await signUp(before);
    expect(await refusedAs(rani)).toBeNull();
    await order(rani, 'picked up');
    await close(rani);
    expect(await refusedAs(await signUp(again(before, somebody())))).toBe('Only for a first order');
  });

  it('is there for who signs up anew without ever having had an order', async () => {
    const before = somebody();
    const rani = await signUp(before);
    await order(rani, 'cancelled');
    await close(rani);
    expect(await refusedAs(await signUp(before))).toBeNull();
  });

  it('does not come back by changing the phone, for oneself or for who takes the one before', async () => {
    const [before, next] = [somebody(), somebody()];
    const rani = await signUp(before);
    await order(rani, 'picked up');
    await changePhone(rani, next.phone);
    const again = await signUp({ ...somebody(), phone: before.phone });
    expect(await refusedAs(again)).toBe('Only for a first order');
    // and not by leaving that phone behind as well
    await changePhone(again, somebody().phone);
    expect(await refusedAs(again)).toBe('Only for a first order');
    await close(again);
    expect(await refusedAs(await signUp({ ...somebody(), email: again.email }))).toBe('Only for a first order');
  });

  it('does not come back by another spelling of one mailbox at Gmail, nor is it taken from anybody else', async () => {
    const before = { ...somebody(), email: 'rani.kopi@gmail.com' };
    const rani = await signUp(before);
    await order(rani, 'picked up');
    await close(rani);
    const again = await signUp({ ...somebody(), email: 'r.anikopi+baru@googlemail.com' });
    expect(await refusedAs(again)).toBe('Only for a first order');
    expect(await refusedAs(await signUp({ ...somebody(), email: 'rani.kopi2@gmail.com' }))).toBeNull();
  });

  it('does not come back by changing the email, for oneself or for who has the one before', async () => {
    const [before, next] = [somebody(), somebody()];
    const rani = await signUp(before);
    await order(rani, 'picked up');
    const changed = await shop.app.inject({
      method: 'PATCH',
      url: '/api/users/edit-profile',
      headers: rani.headers,
      payload: { email: next.email },
    });
    expect(changed.statusCode).toBe(200);
    const mail = () => shop.mails.find(({ to, text }) => to === next.email && text.includes('/confirm-email?'));
    await expect.poll(mail).toBeDefined();
    const [, token] = /token=([\w-]+)/.exec(mail()?.text ?? '') ?? [];
    const confirm = { method: 'PATCH', url: '/api/auths/confirm-email', payload: { token } } as const;
    expect((await shop.app.inject({ ...confirm, remoteAddress: shop.nextAddress() })).statusCode).toBe(200);
    expect(await refusedAs(rani)).toBe('Only for a first order');
    // until then the old mailbox can take it back
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 73 * 60 * 60_000));
    const heir = await signUp({ ...somebody(), email: before.email });
    expect(await refusedAs(heir)).toBe('Only for a first order');
    shop.clock.set(TEST_NOW);
  });

  it('does not come back by signing up with a provider, whatever it was before', async () => {
    const [before, stranger] = [somebody(), somebody()];
    const rani = await signUp(before);
    await order(rani, 'picked up');
    await close(rani);
    expect(await refusedAs(await enter(before.email))).toBe('Only for a first order');
    expect(await refusedAs(await enter(stranger.email))).toBeNull();
  });

  it('leaves nothing behind that names anybody', async () => {
    const before = somebody();
    const rani = await signUp(before);
    await order(rani, 'picked up');
    await close(rani);
    const { rows } = await shop.database.pool.query<{ text: string }>('select t::text as text from past_customers t');
    expect(rows.length).toBeGreaterThanOrEqual(2);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${hex(before.email)}|${hex(before.phone)}`));
  });
});

describe('a promo of once a day', () => {
  it('does not come back on that day by closing the account and signing up again, however often', async () => {
    const [before, next] = [somebody(), somebody()];
    const rani = await signUp(before);
    await order(rani, 'picked up', 'SORE');
    await close(rani);
    const again = await signUp({ ...next, email: before.email });
    expect(await refusedAs(again, 'SORE')).toBe('Already used today');
    const placed = await kit.place(again, cart([line(latte)], { promo_code: 'SORE' }));
    expect(placed).toMatchObject({ status: 409, data: { promo: { reason: 'Already used today' } } });
    await close(again);
    const third = await signUp({ ...somebody(), phone: next.phone });
    expect(await refusedAs(third, 'SORE')).toBe('Already used today');
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 24 * 60 * 60_000));
    expect(await refusedAs(third, 'SORE')).toBeNull();
    shop.clock.set(TEST_NOW);
  });

  it('does not come back by the phone that another account leaves, and is there where nothing was used', async () => {
    const [before, idle] = [somebody(), somebody()];
    const rani = await signUp(before);
    await order(rani, 'picked up', 'SORE');
    await changePhone(rani, somebody().phone);
    expect(await refusedAs(await signUp({ ...somebody(), phone: before.phone }), 'SORE')).toBe('Already used today');

    const nia = await signUp(idle);
    await order(nia, 'picked up');
    await order(nia, 'cancelled', 'SORE');
    await close(nia);
    const again = await signUp(idle);
    expect([await refusedAs(again), await refusedAs(again, 'SORE')]).toEqual(['Only for a first order', null]);
  });
});

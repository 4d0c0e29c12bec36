import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { cart, createOrderKit, line, type OrderKit } from '../transactions/testing/order-kit';

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
/** What the shop says to the first-order promo: null where it applies. */
async function refusedAs(who: TestUser): Promise<string | null> {
  const lines = [line(latte)];
  const { data } = await kit.quote(who, { lines, delivery_id: DELIVERY.pickUp, promo_code: 'HALO' });
  return data.promo?.reason ?? null;
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
async function order(who: TestUser, ending: 'picked up' | 'cancelled'): Promise<void> {
  const { data } = await kit.place(who, cart([line(latte)], { promo_code: 'HALO' }));
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

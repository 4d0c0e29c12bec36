import type { Undelivered, UndeliveredItem } from '@seduh/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Undelivered as NotBrought } from '../../platform/undelivered';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { pass } from '../orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';
import { subscribe } from '../notices/testing/browser';

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let rani: TestUser;
/** What the mail server, the push service and Twilio say at this moment. */
let mailServer: object | null;
let pushStatus: number;
let twilio: NotBrought | null;
beforeEach(async () => {
  [mailServer, pushStatus, twilio] = [null, 201, null];
  shop = await createTestApp({
    mailer: {
      send: () => (mailServer ? Promise.reject(Object.assign(new Error('no'), mailServer)) : Promise.resolve()),
    },
    post: async () => ({ status: pushStatus, retryAfter: null }),
    messages: { channel: 'SMS', send: () => (twilio ? Promise.reject(twilio) : Promise.resolve()) },
  });
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
  rani = await shop.makeUser({ phone: '+628216250905' });
});
afterEach(() => shop.close());

const ask = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Undelivered> => {
  const request = { method, url: `/api/undelivered${path}`, headers: staff.headers, ...(payload ? { payload } : {}) };
  return (await shop.app.inject(request)).json<{ data: Undelivered }>().data;
};
const deliver = async () => {
  await shop.app.mails.deliver();
  await shop.app.notices.deliver();
};
async function undelivered(query = ''): Promise<Undelivered> {
  await deliver();
  return ask('GET', query);
}
const retry = (ids?: string[]) => ask('POST', '/retry', ids ? { ids } : {});
const dismiss = (ids?: string[]) => ask('POST', '/dismiss', ids ? { ids } : {});
const NONE: Undelivered = { by_way: { mail: 0, push: 0, phone: 0 }, items: [], waiting: 0, waiting_since: null };
const namesOf = ({ items }: Undelivered) => items.map(({ way, what, reason }) => `${way} ${what} ${reason}`).toSorted();
const wants = (payload: object) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/notices', headers: rani.headers, payload });

async function order(...path: Parameters<OrderKit['move']>[2][]) {
  const { data } = await kit.place(rani, cart([line(await shop.makeProduct())]));
  for (const to of path) await kit.move(staff, data.id, to);
  return data;
}
const handedOver = () => order('confirmed', 'preparing', 'ready', 'picked up');
/** The mail server refuses the address of this one. */
const NO_MAILBOX = { code: 'EENVELOPE', responseCode: 550 };

it('tells staff of a receipt that was refused, and since when mails wait', async () => {
  const { id, number } = await handedOver();
  expect(await undelivered()).toEqual(NONE);

  const since = shop.clock.now().toISOString();
  pass(shop, 1);
  mailServer = { code: 'ECONNREFUSED' };
  expect(await undelivered()).toEqual({ ...NONE, waiting: 1, waiting_since: since });
  pass(shop, 1);
  mailServer = NO_MAILBOX;
  expect(await undelivered()).toEqual({
    ...NONE,
    by_way: { ...NONE.by_way, mail: 1 },
    items: [
      {
        id: expect.any(String),
        way: 'mail',
        what: 'receipt',
        order_id: id,
        number,
        reason: 'address',
        at: shop.clock.now().toISOString(),
        can_retry: true,
      },
    ],
  });
  pass(shop, 7 * 24 * 60);
  expect(await undelivered()).toEqual(NONE);
});

it('tells of news by every way, and of nothing that is nobody’s fault', async () => {
  await wants({ news_mails: true, news_messages: true });
  await subscribe(shop, rani);
  mailServer = { code: 'EMESSAGE', responseCode: 554 };
  pushStatus = 400;
  twilio = new NotBrought('twilio 400 21211', 'for good');
  await order('confirmed');
  const { by_way, items } = await undelivered();
  expect(by_way).toEqual({ mail: 1, push: 1, phone: 1 });
  expect(namesOf({ ...NONE, items })).toEqual([
    'mail accepted refused',
    'phone accepted number',
    'push accepted refused',
  ]);

  // a browser that was left, and news that is none any more
  await dismiss();
  await wants({ news_mails: false, news_messages: false });
  pushStatus = 410;
  await order('confirmed');
  expect(await undelivered()).toEqual(NONE);
});

it('names what waited until it was old, and what is about an account, which can only be put aside', async () => {
  await wants({ news_mails: true });
  mailServer = { code: 'ETIMEDOUT' };
  await order('confirmed');
  await shop.app.inject({ method: 'PATCH', url: '/api/auths/forgot-password', payload: { email: rani.email } });
  await expect.poll(async () => (await undelivered()).waiting).toBe(1);
  pass(shop, 40);
  await deliver();
  const given = await undelivered();
  expect(namesOf(given)).toEqual(['mail accepted old', 'mail account away']);
  const account = given.items.find(({ what }) => what === 'account');
  expect(account).toMatchObject({ order_id: null, number: null, can_retry: false });
  mailServer = null;
  // it stays: its link has run out
  expect(namesOf(await retry([account?.id ?? '']))).toEqual(['mail accepted old', 'mail account away']);
  expect(namesOf(await dismiss([account?.id ?? '']))).toEqual(['mail accepted old']);
});

it('brings once more what still says something, and writes a receipt anew', async () => {
  await wants({ news_mails: true });
  const sent: string[] = [];
  mailServer = NO_MAILBOX;
  const { id: open } = await order('confirmed');
  const { id: done } = await order('confirmed');
  // each is tried while it still says something
  for (const to of ['preparing', 'ready', 'picked up'] as const) {
    await deliver();
    await kit.move(staff, done, to);
  }
  pass(shop, 1);
  const given = await undelivered('?limit=50');
  const of = (orderId: string): UndeliveredItem[] => given.items.filter(({ order_id }) => order_id === orderId);
  expect(of(open)).toMatchObject([{ what: 'accepted', can_retry: true }]);
  // of the order that is done only the receipt still says something
  expect(of(done).map(({ what, can_retry }) => [what, can_retry])).toEqual(
    expect.arrayContaining([
      ['receipt', true],
      ['accepted', false],
      ['ready', false],
    ]),
  );

  mailServer = null;
  shop.deps.mailer.send = async ({ subject }) => void sent.push(subject);
  const left = await retry();
  expect(left.items.map(({ what, can_retry }) => [what, can_retry]).toSorted()).toEqual([
    ['accepted', false],
    ['ready', false],
  ]);
  await deliver();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.some((subject) => /receipt/i.test(subject))).toBe(true);
  // what has gone out does not go again
  await Promise.all([retry(), retry()]);
  await deliver();
  expect(sent).toHaveLength(2);
  expect(await dismiss()).toEqual(NONE);
});

it('shows again what fails again, and two members of staff who press at once bring it once', async () => {
  mailServer = NO_MAILBOX;
  await handedOver();
  pass(shop, 1);
  const [{ id = '' } = {}] = (await undelivered()).items;
  await retry([id]);
  expect(namesOf(await undelivered())).toEqual(['mail receipt address']);

  const sent: string[] = [];
  shop.deps.mailer.send = async ({ subject }) => void sent.push(subject);
  const [{ id: again = '' } = {}] = (await undelivered()).items;
  await Promise.all([retry([again]), retry([again]), retry()]);
  await deliver();
  await expect.poll(() => sent.length).toBe(1);
  expect(await undelivered()).toEqual(NONE);
});

it('names the newest, five where nobody says how many and never more than fifty', async () => {
  mailServer = NO_MAILBOX;
  await handedOver();
  pass(shop, 1);
  await undelivered();
  const copies = `insert into notices (id, kind, order_id, channel, target, created_at, give_up_at, failed_at, failure)
    select gen_random_uuid(), 'accepted', orders.id, 'push', gen_random_uuid(), now, now, now + n * interval '1 second', 'push 400'
    from orders, generate_series(1, 60) as n, (select $1::timestamptz as now) as at`;
  await shop.database.pool.query(copies, [shop.clock.now()]);
  const counts = { mail: 1, push: 60, phone: 0 };
  for (const [query, count] of [
    ['', 5],
    ['?limit=7', 7],
    ['?limit=1000', 50],
    ['?limit=many', 5],
  ] as const) {
    const { by_way, items } = await undelivered(query);
    expect([by_way, items.length]).toEqual([counts, count]);
  }
  const { items } = await undelivered();
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(JSON.stringify(items)).not.toMatch(/rani|@|\+62/i);
});

it.each([
  { ids: [] },
  { ids: ['not-an-id'] },
  { ids: Array.from({ length: 51 }, () => '01a2b3c4-0000-7000-8000-000000000001') },
  { all: true },
])('refuses %j', async (payload) => {
  for (const path of ['retry', 'dismiss']) {
    const request = { method: 'POST', url: `/api/undelivered/${path}`, headers: staff.headers, payload } as const;
    expect((await shop.app.inject(request)).statusCode).toBe(400);
  }
});

import type { CartOrderBody, OrdersOutside, SettingsBody, SettingsView, Shop } from '@seduh/contract';
import {
  COMMAND_LINE,
  DELIVERY,
  PAYMENT,
  SETTING_LENGTHS,
  SETTINGS_MESSAGES,
  SPECIAL_DAYS,
} from '@seduh/contract/constants';
import { addDays } from '@seduh/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { cart, createOrderKit, line, tally, together, type OrderKit } from '../../orders/testing/order-kit';
import { heldBack, statusOf } from '../../orders/testing/race-kit';
import { type holdSettings, readSettings } from './apply';
import { changeSettings } from './command';
import { createSettings } from './service';

let shop: TestApp;
let kit: OrderKit;
let sari: TestUser;
let product: string;
let start: SettingsView['settings'];
beforeAll(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  sari = await shop.makeUser({ role: 'Admin', bundle: 'manager', display_name: 'Sari Wulandari' });
  product = await shop.makeProduct();
  start = (await read()).settings;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  const { settings } = await read();
  if (JSON.stringify(settings) !== JSON.stringify(start)) await command(start);
});

const url = '/api/shop/settings';
const read = async () => (await kit.call<SettingsView>(sari, { method: 'GET', url })).data;
const command = (given: unknown) => changeSettings({ db: shop.database.db, now: shop.clock.now(), cards: true }, given);
const readShop = async () => (await shop.app.inject('/api/shop')).json<{ data: Shop }>().data;

type Section = SettingsBody['section'];
const patch = (body: object, who = sari) =>
  kit.call<SettingsView>(who, { method: 'PATCH', url, payload: body as object });
async function change(section: Section, settings: object, rest: { version?: string; accept_orders?: string[] } = {}) {
  const { versions } = await read();
  return patch({ section, version: versions[section], settings, ...rest });
}

/** TEST_NOW is Friday, 20 November, 14:30. */
const week = (close: string, days = [1, 2, 3, 4, 5, 6, 7]) => days.map((day) => ({ day, open: '07:00', close }));
const hours = (rows: object[], next_hours: object | null = null) => ({ hours: rows, next_hours });
const quote = (time: string, delivery_id: CartOrderBody['delivery_id'] = DELIVERY.pickUp) =>
  kit.quote(null, { lines: [line(product)], delivery_id, time });
const codes = async (time: string) => (await quote(time)).data.problems.map(({ code }) => code);
const at = (date: string, clock: string) => `${date}T${clock}:00+07:00`;

describe('opening hours', () => {
  it('count at once, for page and quotes, and say who changed them from what', async () => {
    const { status, data } = await change('hours', hours(week('20:00')));
    expect(status).toBe(200);
    expect(data.settings.hours).toEqual(week('20:00'));
    expect((await readShop()).hours).toEqual(week('20:00'));
    expect((await readShop()).changes_at).toBe('2026-11-20T13:00:00.000Z');
    expect(await codes(at('2026-11-21', '20:15'))).toEqual(['CLOSED']);
    const monday = { field: 'opening', of: '1', before: ['07:00–21:00'], after: ['07:00–20:00'], at: TEST_NOW_ISO };
    expect(data.changes).toContainEqual({ ...monday, by: { id: sari.id, name: 'Sari Wulandari' } });
  });

  it('may be planned: until the evening before everything is as it was', async () => {
    const late = week('23:00');
    await change('hours', hours(start.hours, { from: '2026-11-23', hours: late }));
    expect(await codes(at('2026-11-22', '22:00'))).toEqual(['CLOSED']);
    expect(await codes(at('2026-11-23', '22:00'))).toEqual([]);
    expect(await readShop()).toMatchObject({ hours: start.hours, next_hours: { from: '2026-11-23', hours: late } });
    shop.clock.set(at('2026-11-23', '08:00'));
    expect(await readShop()).toMatchObject({ hours: late, next_hours: null, changes_at: '2026-11-23T16:00:00.000Z' });
    expect((await read()).settings).toMatchObject({ hours: late, next_hours: null });
  });

  it('may have a gap in the day', async () => {
    const gap = [...week('21:00', [1, 2, 3, 4, 5, 7]), { day: 6, open: '07:00', close: '11:00' }];
    const rows = [...gap, { day: 6, open: '13:00', close: '21:00' }].toSorted((a, b) => a.day - b.day);
    expect((await change('hours', hours(rows))).status).toBe(200);
    expect(await codes(at('2026-11-21', '12:00'))).toEqual(['CLOSED']);
    expect(await codes(at('2026-11-21', '13:30'))).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['never open', hours([]), 'hours', SETTINGS_MESSAGES.neverOpen],
    [
      'closing first',
      hours([{ day: 6, open: '21:00', close: '07:00' }, ...week('21:00', [1, 2, 3, 4, 5])]),
      'hours.6',
      SETTINGS_MESSAGES.spanBackwards,
    ],
    [
      'overlap',
      hours([...week('21:00'), { day: 6, open: '20:00', close: '22:00' }]),
      'hours.6',
      SETTINGS_MESSAGES.spansOverlap,
    ],
    ['deliveries outside', hours(week('18:00')), 'hours.5', SETTINGS_MESSAGES.hoursWithoutDelivery('13:00', '19:00')],
    [
      'a plan of the past',
      hours(week('21:00'), { from: '2026-11-19', hours: week('22:00') }),
      'next_hours.from',
      SETTINGS_MESSAGES.dayOver,
    ],
    [
      'a plan in years',
      hours(week('21:00'), { from: '2028-11-19', hours: week('22:00') }),
      'next_hours.from',
      SETTINGS_MESSAGES.dayTooFar,
    ],
  ])('are refused: %s', async (_, settings, field, msg) => {
    const refused = await change('hours', settings);
    expect([refused.status, refused.code]).toEqual([400, 'VALIDATION']);
    expect((refused.data as unknown as { fields: object }).fields).toMatchObject({ [field]: msg });
    expect((await read()).settings).toEqual(start);
  });
});

describe('special days', () => {
  const tomorrow = { date: '2026-11-21', name: 'Stocktaking', spans: [] };

  it('close a day, for page and checkout', async () => {
    expect((await change('days', { special_days: [tomorrow] })).status).toBe(200);
    expect((await readShop()).special_days).toEqual([tomorrow]);
    expect(await codes(at('2026-11-21', '12:00'))).toEqual(['CLOSED']);
    expect(await codes(at('2026-11-22', '12:00'))).toEqual([]);
    // the last moment of today says when it opens next
    shop.clock.set(at('2026-11-20', '22:00'));
    expect((await readShop()).changes_at).toBe('2026-11-22T00:00:00.000Z');
    // what is over is kept no more
    shop.clock.set(at('2026-11-22', '08:00'));
    expect([(await readShop()).special_days, (await read()).settings.special_days]).toEqual([[], []]);
  });

  it('open at other hours', async () => {
    await change('days', { special_days: [{ ...tomorrow, spans: [{ open: '06:00', close: '12:00' }] }] });
    expect(await codes(at('2026-11-21', '06:45'))).toEqual([]);
    expect(await codes(at('2026-11-21', '12:30'))).toEqual(['CLOSED']);
  });

  it.each([
    ['of yesterday', [{ ...tomorrow, date: '2026-11-19' }], 'special_days.2026-11-19', SETTINGS_MESSAGES.dayOver],
    ['twice', [tomorrow, tomorrow], 'special_days.2026-11-21', SETTINGS_MESSAGES.dayTwice],
    [
      'backwards',
      [{ ...tomorrow, spans: [{ open: '12:00', close: '06:00' }] }],
      'special_days.2026-11-21',
      SETTINGS_MESSAGES.spanBackwards,
    ],
  ])('are refused: %s', async (_, special_days, field, msg) => {
    const refused = await change('days', { special_days });
    expect((refused.data as unknown as { fields: object }).fields).toMatchObject({ [field]: msg });
  });
});

describe('open orders', () => {
  it('that would fall outside are named first, and each of them has to be known', async () => {
    const body = cart([line(product)], { time: at('2026-11-21', '20:30'), delivery_id: DELIVERY.pickUp });
    const first = await kit.place(await shop.makeUser(), body);
    const refused = await change('hours', hours(week('20:00')));
    expect([refused.status, refused.code, refused.msg]).toEqual([
      409,
      'ORDERS_OUTSIDE',
      SETTINGS_MESSAGES.ordersOutside,
    ]);
    const row = { id: first.data.id, number: first.data.number, ready_at: '2026-11-21T13:30:00.000Z' };
    expect(refused.data as unknown as OrdersOutside).toEqual({ orders: [row] });
    // another one comes in between
    await kit.place(await shop.makeUser(), body);
    const again = await change('hours', hours(week('20:00')), { accept_orders: [first.data.id] });
    const { orders } = again.data as unknown as OrdersOutside;
    expect([again.status, orders.length]).toEqual([409, 2]);
    const known = orders.map(({ id }) => id);
    expect((await change('hours', hours(week('20:00')), { accept_orders: known })).status).toBe(200);
    // those that are outside anyway are no news
    expect((await change('hours', hours(week('19:30')))).status).toBe(200);
  });
});

describe('delivery and ways to pay', () => {
  it('tell the window as it is', async () => {
    const delivery_window = { days: [6, 7], from: '08:00', to: '12:00' };
    const { ride_minutes, shipping_fee, delivery_minimum, delivery_areas } = start;
    await change('delivery', { delivery_window, ride_minutes, shipping_fee, delivery_minimum, delivery_areas });
    const note = 'Delivery only on Saturday, Sunday at 08:00 - 12:00';
    const door = (await readShop()).delivery_methods.find(({ id }) => id === DELIVERY.doorDelivery);
    expect(door?.disabled_reason).toBe(note);
    expect((await quote('now', DELIVERY.doorDelivery)).data.problems[0]).toMatchObject({ msg: note });
  });

  it('are off for customers and on at the counter; one stays', async () => {
    const { bank, transfer_minutes } = start;
    const { cashOnDelivery, card, qris } = PAYMENT;
    expect((await change('payment', { payments_off: [cashOnDelivery], bank, transfer_minutes })).status).toBe(200);
    const offered = (await readShop()).payment_methods.filter((way) => way.disabled_reason === null);
    expect(offered.map(({ id }) => id)).not.toContain(cashOnDelivery);
    const refused = await kit.place(await shop.makeUser(), cart([line(product)]));
    expect(refused.code).toBe('PAYMENT_UNAVAILABLE');
    const none = await change('payment', { payments_off: [card, cashOnDelivery, qris], bank: null, transfer_minutes });
    expect((none.data as unknown as { fields: object }).fields).toEqual({
      payments_off: SETTINGS_MESSAGES.onePaymentStays,
    });
  });
});

describe('two at once', () => {
  const prices = (tax_percent: number) => ({ tax_percent, member_minimum: start.member_minimum });

  it('see each other: who comes second hears what it is now, and another section is none of theirs', async () => {
    const { versions } = await read();
    const send = (tax: number) => patch({ section: 'prices', version: versions.prices, settings: prices(tax) });
    expect((await send(11)).status).toBe(200);
    const late = await send(12);
    expect([late.status, late.code, late.msg]).toEqual([409, 'EDIT_CONFLICT', SETTINGS_MESSAGES.settingsConflict]);
    expect(late.data.settings.tax_percent).toBe(11);
    const goals = { goal_month: 1, goal_staff: 1 };
    expect((await patch({ section: 'goals', version: versions.goals, settings: goals })).status).toBe(200);
    const again = { section: 'prices', version: late.data.versions.prices, settings: prices(12) };
    expect((await patch(again)).data.settings.tax_percent).toBe(12);
  });

  it('of eight who save the same version one has their way, and the record says the one', async () => {
    const { versions } = await read();
    const before = await entries();
    const all = Array.from({ length: 8 }, (_, index) =>
      patch({ section: 'prices', version: versions.prices, settings: prices(20 + index) }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await entries()).toBe(before + 1);
  });

  describe('where four have sent theirs before one is written', () => {
    async function race(hold?: typeof holdSettings) {
      const { versions } = await read();
      const service = createSettings({ db: shop.database.db, clock: shop.clock, cards: true, ...(hold && { hold }) });
      const save = (index: number) =>
        service.change({ section: 'prices', version: versions.prices, settings: prices(20 + index) }, sari.id);
      const before = await entries();
      const saves = () => together(4, (index) => statusOf(save(index)));
      return { statuses: tally(await heldBack(shop, 'shop', 4, saves)), written: (await entries()) - before };
    }

    it('one has their way, and the others hear of it', async () => {
      expect(await race()).toEqual({ statuses: { 200: 1, 409: 3 }, written: 1 });
    });

    it('control: all have where nobody waits for who is before them, and three of four are lost', async () => {
      expect(await race(readSettings)).toEqual({ statuses: { 200: 4 }, written: 4 });
    });
  });
});

it('are seen by another process at once, whatever it has answered before', async () => {
  const other = await createTestApp({ database: shop.database });
  const theirs = createOrderKit(other);
  const quoted = async (time: string) =>
    (await theirs.quote(null, { lines: [line(product)], delivery_id: DELIVERY.pickUp, time })).data;
  const hoursThere = async () => (await other.app.inject('/api/shop')).json<{ data: Shop }>().data.hours;
  const evening = at('2026-11-21', '21:15');
  const before = await quoted(evening);
  expect([await hoursThere(), before.problems]).toMatchObject([start.hours, [{ code: 'CLOSED' }]]);
  const { versions } = (await theirs.call<SettingsView>(sari, { method: 'GET', url })).data;

  const settings = { tax_percent: 50, member_minimum: start.member_minimum };
  expect((await change('prices', settings)).status).toBe(200);
  expect((await quoted(evening)).tax).toBe(before.subtotal / 2);
  expect((await change('hours', hours(week('22:00')))).status).toBe(200);
  expect([await hoursThere(), (await quoted(evening)).problems]).toEqual([week('22:00'), []]);
  const payload = { section: 'prices', version: versions.prices, settings };
  const late = await theirs.call<SettingsView>(sari, { method: 'PATCH', url, payload });
  expect([late.code, late.data.settings.tax_percent]).toEqual(['EDIT_CONFLICT', 50]);
  await other.close();
});

it('takes as many special days as there may be, and changes of them', async () => {
  const special_days = Array.from({ length: SPECIAL_DAYS }, (_, index) => ({
    date: addDays('2026-12-21', index),
    // each of these is written as two characters, and its version once more
    name: '"'.repeat(SETTING_LENGTHS.special_day),
    spans: ['07', '12', '17'].map((hour) => ({ open: `${hour}:00`, close: `${hour}:30` })),
  }));
  expect((await change('days', { special_days })).status).toBe(200);
  expect((await change('days', { special_days: special_days.slice(1) })).status).toBe(200);
  expect((await read()).settings.special_days).toEqual(special_days.slice(1));
});

it('says what is done on the command line as such, and saving what is so is nothing', async () => {
  await command({ tax_percent: 17 });
  const { changes } = await read();
  expect(changes[0]).toMatchObject({ field: 'tax_percent', before: start.tax_percent, after: 17, by: COMMAND_LINE });
  const owner = await shop.makeUser({ role: 'Admin', bundle: 'owner' });
  const log = async (query: string) =>
    kit.call<{ action: string; by: object }[]>(owner, { method: 'GET', url: `/api/audit-log${query}` });
  expect((await log(`?by=${COMMAND_LINE.id}`)).data[0]).toMatchObject({ action: 'shop.settings', by: COMMAND_LINE });
  const people = await kit.call(owner, { method: 'GET', url: '/api/audit-log/people' });
  expect(people.data).toContainEqual(COMMAND_LINE);
  const count = await entries();
  expect((await command({ tax_percent: 17 })).changed).toEqual([]);
  expect((await change('prices', { tax_percent: 17, member_minimum: start.member_minimum })).status).toBe(200);
  expect(await entries()).toBe(count);
});

it('is whoever’s has the permission, and nobody else’s', async () => {
  const barista = await shop.makeUser({ role: 'Admin', bundle: 'barista' });
  const { versions } = await read();
  const body = { section: 'goals', version: versions.goals, settings: { goal_month: 1, goal_staff: 1 } };
  expect((await patch(body, barista)).code).toBe('NOT_PERMITTED');
  expect((await patch(body, await shop.makeUser())).status).toBe(403);
});

it.each([
  ['no section', { version: 'x', settings: {} }],
  ['a section that is none', { section: 'roof', version: 'x', settings: {} }],
  [
    'a setting of another section',
    { section: 'goals', version: 'x', settings: { goal_month: 1, goal_staff: 1, name: 'x' } },
  ],
  ['half a section', { section: 'goals', version: 'x', settings: { goal_month: 1 } }],
  ['a tax over all', { section: 'prices', version: 'x', settings: { tax_percent: 101, member_minimum: 0 } }],
])('refuses %s', async (_, body) => {
  expect((await patch(body)).status).toBe(400);
  expect((await read()).settings).toEqual(start);
});

it('lists the public holidays of the coming year, one a day', async () => {
  const { data } = await kit.call<{ date: string; name: { id: string } }[]>(sari, {
    method: 'GET',
    url: '/api/shop/holidays',
  });
  const dates = data.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect(data).toContainEqual({ date: '2027-08-17', name: { en: 'Independence Day', id: expect.any(String) } });
  expect(dates.every((date) => date >= '2026-11-20' && date < '2027-11-21')).toBe(true);
});

const TEST_NOW_ISO = new Date(TEST_NOW).toISOString();
const entries = async () => (await shop.database.db.selectFrom('audit_log').select('id').execute()).length;

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing';
import { readSettings as read } from './apply';
import { changeSettings as change } from './command';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const changeSettings = async (given: unknown) =>
  (await change({ db: shop.database.db, now: shop.clock.now(), cards: true }, given)).changed;
const readSettings = () => read(shop.database.db, shop.clock.now());

it('changes what is named, and nothing else, for everybody who asks next', async () => {
  const before = await readSettings();
  const bank = { bank: 'BCA', account: '0123 4567 89', holder: 'Kopi Cikini' };
  const changes = {
    name: 'Kopi Cikini',
    hours: [{ day: 1, open: '08:00', close: '17:30' }],
    delivery_window: { days: [1], from: '09:00', to: '12:00' },
    shipping_fee: 12_000,
    bank,
  };
  expect(await changeSettings(changes)).toEqual(['name', 'hours', 'delivery_window', 'shipping_fee', 'bank']);
  expect(await readSettings()).toEqual({ ...before, ...changes });
  const { data } = (await shop.app.inject('/api/shop')).json<{ data: object }>();
  expect(data).toMatchObject({ name: 'Kopi Cikini', hours: changes.hours, shipping_fee: 12_000 });
  expect(await changeSettings(changes)).toEqual([]);
});

it('takes the bank account away again', async () => {
  await changeSettings({ bank: null });
  expect((await readSettings()).bank).toBeNull();
});

it.each([
  [{ time_zone: 'Asia/Cikini' }, 'time_zone: Not the name of a time zone'],
  [{ hours: [{ day: 1, open: '17:00', close: '08:00' }] }, 'hours.1: Closing comes after opening'],
  [
    {
      hours: [
        { day: 1, open: '08:00', close: '12:00' },
        { day: 1, open: '11:00', close: '17:00' },
      ],
    },
    'hours.1: These times overlap',
  ],
  [{ delivery_window: { days: [1], from: '19:00', to: '13:00' } }, 'delivery_window: Deliveries end after they begin'],
  [
    { delivery_window: { days: [1, 1], from: '09:00', to: '13:00' } },
    'delivery_window.days: This day is in the list already',
  ],
  [{ tax_percent: 101 }, 'tax_percent'],
  [{ shipping_fee: 2_147_483_648 }, 'shipping_fee'],
  [{ member_minimum: 3_000_000_000 }, 'member_minimum'],
  [{ name: 'Kopi\0' }, 'name: This cannot be read as text'],
  [{ address: 'Jalan \ud800' }, 'address: This cannot be read as text'],
  [{ bank: { bank: 'BCA', account: '1\0', holder: 'Kopi' } }, 'bank.account: This cannot be read as text'],
  [{ bank: { bank: 'BCA', account: '1', holder: 'x'.repeat(81) } }, 'bank.holder'],
  [{ time_zone: '+07:00' }, 'time_zone'],
  [{ goal_month: 1e13 }, 'goal_month'],
  [{ name: ' ' }, 'name'],
  [{ hours: [] }, 'hours: Open on at least one day'],
  [{ payments_off: [1, 2, 3, 6] }, 'payments_off: Leave at least one way to pay on'],
  [{ special_days: [{ date: '2026-11-19', name: 'Yesterday', spans: [] }] }, 'This day is over already'],
  [{ next_hours: { from: '2026-11-19', hours: [{ day: 1, open: '08:00', close: '17:00' }] } }, 'next_hours.from'],
  [{ colour: 'red' }, 'Unknown field: colour'],
  ['all of it', 'settings: This has to be an object'],
])('refuses %j and changes nothing', async (given, words) => {
  const before = await readSettings();
  await expect(changeSettings(given)).rejects.toThrow(words);
  expect(await readSettings()).toEqual(before);
});

it('takes the most that every setting may be', async () => {
  const most = {
    name: 'x'.repeat(60),
    address: 'x'.repeat(300),
    shipping_fee: 100_000_000,
    member_minimum: 100_000_000,
    lead_minutes: 600,
    ride_minutes: 600,
    tax_percent: 100,
    goal_month: 1_000_000_000_000,
    goal_staff: 1_000_000_000_000,
    bank: { bank: 'x'.repeat(60), account: 'x'.repeat(40), holder: 'x'.repeat(80) },
  };
  await changeSettings(most);
  expect(await readSettings()).toMatchObject(most);
});

it('keeps the limit that staff have set where the stations are changed without it', async () => {
  const { busy_minutes: _, ...stations } = (await readSettings()).stations;
  await changeSettings({ stations: { ...stations, busy_minutes: 45 } });
  await changeSettings({ stations: { ...stations, pace: 110 } });
  expect((await readSettings()).stations).toEqual({ ...stations, pace: 110, busy_minutes: 45 });
  await changeSettings({ stations: { ...stations, busy_minutes: null } });
  expect((await readSettings()).stations.busy_minutes).toBeNull();
});

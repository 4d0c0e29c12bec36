import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { changeSettings, readSettings } from './settings';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('changes what is named, and nothing else, for everybody who asks next', async () => {
  const before = await readSettings(shop.database.db);
  const bank = { bank: 'BCA', account: '0123 4567 89', holder: 'Kopi Cikini' };
  const changes = {
    name: 'Kopi Cikini',
    hours: [{ day: 1, open: '08:00', close: '17:30' }],
    shipping_fee: 12_000,
    bank,
  };
  expect(await changeSettings(shop.database.db, changes)).toEqual(['name', 'hours', 'shipping_fee', 'bank']);
  expect(await readSettings(shop.database.db)).toEqual({ ...before, ...changes });
  const { data } = (await shop.app.inject('/api/shop')).json<{ data: object }>();
  expect(data).toMatchObject({ name: 'Kopi Cikini', hours: changes.hours, shipping_fee: 12_000 });
  expect(await changeSettings(shop.database.db, changes)).toEqual([]);
});

it('takes the bank account away again', async () => {
  await changeSettings(shop.database.db, { bank: null });
  expect((await readSettings(shop.database.db)).bank).toBeNull();
});

it.each([
  [{ time_zone: 'Asia/Cikini' }, 'time_zone: Not the name of a time zone'],
  [{ hours: [{ day: 1, open: '17:00', close: '08:00' }] }, 'hours: Each day at most once'],
  [
    {
      hours: [
        { day: 1, open: '08:00', close: '12:00' },
        { day: 1, open: '13:00', close: '17:00' },
      ],
    },
    'hours: Each day at most once',
  ],
  [{ delivery_window: { days: [1], from: '19:00', to: '13:00' } }, 'delivery_window: The window ends'],
  [{ delivery_window: { days: [1, 1], from: '09:00', to: '13:00' } }, 'delivery_window: Each day at most once'],
  [{ tax_percent: 101 }, 'tax_percent'],
  [{ shipping_fee: 2_147_483_648 }, 'shipping_fee'],
  [{ member_minimum: 3_000_000_000 }, 'member_minimum'],
  [{ name: 'Kopi\0' }, 'name: This cannot be kept as text'],
  [{ address: 'Jalan \ud800' }, 'address: This cannot be kept as text'],
  [{ bank: { bank: 'BCA', account: '1\0', holder: 'Kopi' } }, 'bank.account: This cannot be kept as text'],
  [{ bank: { bank: 'BCA', account: '1', holder: 'x'.repeat(81) } }, 'bank.holder'],
  [{ time_zone: '+07:00' }, 'time_zone'],
  [{ goal_month: 1e13 }, 'goal_month'],
  [{ name: ' ' }, 'name'],
  [{ colour: 'red' }, 'Unknown field: colour'],
  ['all of it', 'settings: This has to be an object'],
])('refuses %j and changes nothing', async (given, words) => {
  const before = await readSettings(shop.database.db);
  await expect(changeSettings(shop.database.db, given)).rejects.toThrow(words);
  expect(await readSettings(shop.database.db)).toEqual(before);
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
  await changeSettings(shop.database.db, most);
  expect(await readSettings(shop.database.db)).toMatchObject(most);
});

it('keeps the limit that staff have set where the stations are changed without it', async () => {
  const { busy_minutes: _, ...stations } = (await readSettings(shop.database.db)).stations;
  await changeSettings(shop.database.db, { stations: { ...stations, busy_minutes: 45 } });
  await changeSettings(shop.database.db, { stations: { ...stations, pace: 110 } });
  expect((await readSettings(shop.database.db)).stations).toEqual({ ...stations, pace: 110, busy_minutes: 45 });
  await changeSettings(shop.database.db, { stations: { ...stations, busy_minutes: null } });
  expect((await readSettings(shop.database.db)).stations.busy_minutes).toBeNull();
});

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
  [{ tax_percent: 101 }, 'tax_percent'],
  [{ name: ' ' }, 'name'],
  [{ colour: 'red' }, 'Unknown field: colour'],
  ['all of it', 'settings: This has to be an object'],
])('refuses %j and changes nothing', async (given, words) => {
  const before = await readSettings(shop.database.db);
  await expect(changeSettings(shop.database.db, given)).rejects.toThrow(words);
  expect(await readSettings(shop.database.db)).toEqual(before);
});

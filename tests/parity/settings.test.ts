// The shop's settings: the mocks and the server refuse and answer alike.
import { SettingsView, success } from '@seduh/contract';
import { holidays, settingsView, shopSettings } from '@seduh/api-client/mocks';
import { SETTINGS_ORDER, SETTINGS_SECTIONS, type SettingName, type SettingsSection } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Reply, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
beforeEach(async () => {
  const { hours, special_days, delivery_window, delivery_areas, payments_off, bank, stations, ...rest } = shopSettings;
  const { next_hours: _, ...plain } = rest;
  await server.world.database.db
    .updateTable('shop')
    .set({
      ...plain,
      hours: JSON.stringify(hours),
      special_days: JSON.stringify(special_days),
      delivery_window: JSON.stringify(delivery_window),
      delivery_areas: JSON.stringify(delivery_areas),
      payments_off: JSON.stringify(payments_off),
      bank: JSON.stringify(bank),
      stations: JSON.stringify(stations),
      next_hours: null,
    })
    .execute();
});
afterAll(() => server.world.close());

const path = '/shop/settings';
/** What was before and after is of another kind in each change: it is left out of what is compared. */
function withoutValues(reply: Reply): Reply {
  const data = reply.body.data as Partial<SettingsView> | null;
  if (!data?.changes) return reply;
  const changes = data.changes.map((change) => ({ ...change, before: null, after: null, of: null }));
  return { ...reply, body: { ...reply.body, data: { ...data, changes } } };
}
const both = async (sent: Sent) => ({
  mock: withoutValues(await askMocks(sent, mockNames)),
  real: withoutValues(await askServer(sent, server)),
});
const read = (as?: Sent['as']): Sent => ({ method: 'GET', path, as });
const section = (name: SettingsSection) => {
  const names: readonly SettingName[] = SETTINGS_SECTIONS[name];
  return Object.fromEntries(names.map((one) => [one, shopSettings[one]]));
};
const change = (name: SettingsSection, settings: object, as: Sent['as'] = 'admin'): Sent => ({
  method: 'PATCH',
  path,
  as,
  body: { section: name, version: settingsView.versions[name], settings: { ...section(name), ...settings } },
});

it('what it is, by the same versions', async () => {
  const { mock, real } = await both(read('admin'));
  expectSame(mock, real, success(SettingsView));
  const of = (body: unknown) => (body as { data: SettingsView }).data;
  expect([of(real.body).settings, of(real.body).versions]).toEqual([of(mock.body).settings, of(mock.body).versions]);
});

it('the holidays', async () => {
  const { real } = await both({ method: 'GET', path: '/shop/holidays', as: 'admin' });
  expect((real.body as { data: unknown }).data).toEqual(holidays);
});

it.each(SETTINGS_ORDER.map((name) => [name, change(name, {})] as const))('goes well as it was: %s', async (_, sent) => {
  const { mock, real } = await both(sent);
  expectSame(mock, real, success(SettingsView));
  expect(mock.status).toBe(200);
});

const area = { name: 'Menteng', postcodes: ['10310', '103'], fee: 8_000, minimum: null };
it.each<[string, Sent]>([
  ['another tax', change('prices', { tax_percent: 11 })],
  ['a card without points', change('card', { points_on: false, free_cup_points: 10 })],
  ['a plan', change('hours', { next_hours: { from: '2026-12-01', hours: shopSettings.hours } })],
  ['no account', change('payment', { bank: null })],
  [
    'two areas',
    change('delivery', {
      delivery_minimum: 20_000,
      delivery_areas: [area, { ...area, name: 'Kuningan', postcodes: ['12'] }],
    }),
  ],
])('goes well: %s', async (_, sent) => {
  const { mock, real } = await both(sent);
  expectSame(mock, real, success(SettingsView));
  expect(mock.status).toBe(200);
});

const day = { date: '2026-12-24', name: 'Eve', spans: [] };
it.each<[string, Sent]>([
  ['a tax over all', change('prices', { tax_percent: 101 })],
  ['no tax', change('prices', { tax_percent: null })],
  ['a free cup for nothing', change('card', { free_cup_points: 0 })],
  ['a point for every rupiah', change('card', { rupiah_per_point: 1 })],
  ['a name of nothing', change('shop', { name: ' ' })],
  ['never open', change('hours', { hours: [] })],
  [
    'too short for deliveries',
    change('hours', { hours: shopSettings.hours.map((row) => ({ ...row, close: '18:00' })) }),
  ],
  ['deliveries at night', change('delivery', { delivery_window: { days: [1], from: '05:00', to: '09:00' } })],
  ['a postcode in two areas', change('delivery', { delivery_areas: [area, { ...area, name: 'Kuningan' }] })],
  ['an area without postcodes', change('delivery', { delivery_areas: [{ ...area, postcodes: [] }] })],
  ['what is no postcode', change('delivery', { delivery_areas: [{ ...area, postcodes: ['1'] }] })],
  ['an area without a fee', change('delivery', { delivery_areas: [{ ...area, fee: null }] })],
  ['a day that is over', change('days', { special_days: [{ ...day, date: '2026-11-01' }] })],
  ['a day twice', change('days', { special_days: [day, day] })],
  ['no way to pay', change('payment', { payments_off: [1, 2, 3, 6] })],
  ['an account without a number', change('payment', { bank: { bank: 'BCA', account: ' ', holder: 'Seduh' } })],
  [
    'another version',
    { ...change('prices', {}), body: { section: 'prices', version: 'x', settings: section('prices') } },
  ],
  ['no section', { method: 'PATCH', path, as: 'admin', body: { section: 'roof', version: 'x', settings: {} } }],
  ['a setting too many', change('goals', { name: 'Seduh' })],
  ['nothing', { method: 'PATCH', path, as: 'admin', body: {} }],
  ['by a customer', change('goals', {}, 'customer')],
  ['for a customer', read('customer')],
  ['for nobody', read()],
  ['holidays for a customer', { method: 'GET', path: '/shop/holidays', as: 'customer' }],
])('is refused: %s', async (_, sent) => {
  const { mock, real } = await both(sent);
  expect(mock.status).toBeGreaterThanOrEqual(400);
  expectSame(mock, real, nothing);
});

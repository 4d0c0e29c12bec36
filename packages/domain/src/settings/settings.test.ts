import type { ShopSettings } from '@seduh/contract';
import {
  MESSAGES,
  type SettingName,
  SETTINGS_MESSAGES,
  SETTINGS_ORDER,
  type SettingsSection,
} from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryNote } from '../delivery-note';
import { isOpenAt, nextChange } from '../hours';
import { USUAL_STATIONS } from '../forecast';
import { daysToCome, outsideOf, sectionOf, settingsProblems, settingsVersion, settledSettings, shopOf } from '.';

const everyDay = (close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '07:00', close }));
const settings: ShopSettings = {
  name: 'Seduh',
  address: 'Jl. Cikini Raya 41',
  city: 'Jakarta',
  phone: '+62 21 5550 1741',
  time_zone: 'Asia/Jakarta',
  hours: everyDay('21:00'),
  next_hours: null,
  special_days: [],
  delivery_window: { days: [1, 2, 3, 4, 5], from: '13:00', to: '19:00' },
  shipping_fee: 10_000,
  delivery_minimum: 0,
  delivery_areas: [],
  ride_minutes: 20,
  payments_off: [],
  bank: null,
  transfer_minutes: 120,
  tax_percent: 10,
  member_minimum: 200_000,
  points_on: true,
  rupiah_per_point: 10_000,
  free_cup_points: 20,
  free_cup_cap: 30_000,
  goal_month: 1,
  goal_staff: 1,
  lead_minutes: 15,
  stations: { ...USUAL_STATIONS, busy_minutes: null },
  unpaid_orders: 3,
  unpaid_portions: 100,
  first_cash_orders: 2,
  first_cash_portions: 40,
};
/** A Friday. */
const today = '2026-11-20';
const at = (iso: string) => new Date(`${iso}:00+07:00`);
const problems = (changes: Partial<Record<SettingName, unknown>>, cards = true) =>
  settingsProblems({ ...settings, ...changes } as ShopSettings, Object.keys(changes) as SettingName[], {
    today,
    cards,
    before: settings,
  });

describe('the rules', () => {
  const bank = { bank: 'BCA', account: '1', holder: 'Seduh' };
  const area = (change: object) => ({ name: 'Menteng', postcodes: ['103'], fee: 8_000, minimum: null, ...change });
  it.each<[string, Partial<Record<SettingName, unknown>>, Record<string, string>]>([
    ['nothing', { tax_percent: 0, shipping_fee: 0, bank }, {}],
    ['a number that is missing', { tax_percent: null }, { tax_percent: MESSAGES.required }],
    [
      'a card that gives for nothing',
      { rupiah_per_point: 99, free_cup_points: 0, free_cup_cap: null },
      {
        rupiah_per_point: 'Between 100 and 10000000',
        free_cup_points: 'Between 1 and 100000',
        free_cup_cap: MESSAGES.required,
      },
    ],
    ['half a number', { lead_minutes: 1.5 }, { lead_minutes: SETTINGS_MESSAGES.between(0, 600) }],
    [
      'areas that are apart',
      { delivery_areas: [area({}), area({ name: 'Kuningan', postcodes: ['12', '12920'] })] },
      {},
    ],
    [
      'an area that says nothing',
      { delivery_areas: [{ name: ' ', postcodes: [], fee: null, minimum: null }] },
      {
        'delivery_areas.0.name': MESSAGES.required,
        'delivery_areas.0.postcodes': MESSAGES.required,
        'delivery_areas.0.fee': MESSAGES.required,
      },
    ],
    [
      'what is no postcode',
      { delivery_areas: [area({ postcodes: ['10310', '1'] })] },
      { 'delivery_areas.0.postcodes': SETTINGS_MESSAGES.areaPostcode('1') },
    ],
    [
      'a postcode of two areas',
      { delivery_areas: [area({}), area({ name: 'Kuningan' })] },
      { 'delivery_areas.1.postcodes': SETTINGS_MESSAGES.areaPostcodeTwice('103', 'Menteng') },
    ],
    [
      'two areas of a name',
      { delivery_areas: [area({}), area({ name: 'Menteng ', postcodes: ['12'] })] },
      { 'delivery_areas.1.name': SETTINGS_MESSAGES.areaTwice },
    ],
    [
      'too many postcodes',
      { delivery_areas: [area({ postcodes: Array.from({ length: 101 }, (_, index) => String(10_000 + index)) })] },
      { 'delivery_areas.0.postcodes': SETTINGS_MESSAGES.areaPostcodesMax(100) },
    ],
    [
      'a fee and a smallest order that cannot be',
      { delivery_areas: [area({ fee: -1, minimum: 100_000_001 })], delivery_minimum: -1 },
      {
        'delivery_areas.0.fee': SETTINGS_MESSAGES.between(0, 100_000_000),
        'delivery_areas.0.minimum': SETTINGS_MESSAGES.between(0, 100_000_000),
        delivery_minimum: SETTINGS_MESSAGES.between(0, 100_000_000),
      },
    ],
    ['a text of spaces', { city: '  ' }, { city: MESSAGES.required }],
    ['a text that is too long', { phone: '1'.repeat(31) }, { phone: 'Too long: at most 30 characters' }],
    ['half an account', { bank: { ...bank, holder: '' } }, { 'bank.holder': MESSAGES.required }],
    [
      'nobody at the bar',
      { stations: { ...settings.stations, people: { bar: 0, kitchen: 1, counter: 1 } } },
      { 'stations.people.bar': SETTINGS_MESSAGES.between(1, 50) },
    ],
    [
      'busy after a moment',
      { stations: { ...settings.stations, busy_minutes: 4 } },
      { 'stations.busy_minutes': SETTINGS_MESSAGES.between(5, 240) },
    ],
    [
      'a time that is missing',
      { hours: [...everyDay('21:00'), { day: 6, open: '', close: '22:00' }] },
      { 'hours.6': MESSAGES.required },
    ],
    ['two that touch', { hours: [...everyDay('20:00'), { day: 7, open: '20:00', close: '22:00' }] }, {}],
    [
      'deliveries on a closed day',
      { delivery_window: { days: [7], from: '06:00', to: '09:00' } },
      { delivery_window: SETTINGS_MESSAGES.windowOutside },
    ],
    ['no deliveries at all', { delivery_window: { days: [], from: '06:00', to: '09:00' } }, {}],
    [
      'a special day without a date',
      { special_days: [{ date: '', name: 'Eve', spans: [] }] },
      { 'special_days.': MESSAGES.required },
    ],
    [
      'one without a name',
      { special_days: [{ date: '2026-12-24', name: ' ', spans: [] }] },
      { 'special_days.2026-12-24': MESSAGES.required },
    ],
  ])('%s', (_, changes, said) => {
    expect(problems(changes)).toEqual(said);
  });

  it('leave one way to pay, of those that the shop has', () => {
    expect(problems({ payments_off: [3] })).toEqual({});
    expect(problems({ payments_off: [3] }, false)).toEqual({ payments_off: SETTINGS_MESSAGES.onePaymentStays });
    expect(problems({ payments_off: [3], bank }, false)).toEqual({});
    expect(problems({ payments_off: [1, 2, 3], bank })).toEqual({});
    expect(problems({ payments_off: [1, 2, 3], bank }, false)).toEqual({
      payments_off: SETTINGS_MESSAGES.onePaymentStays,
    });
    expect(problems({ payments_off: [1, 2, 3, 6], bank })).toEqual({ payments_off: SETTINGS_MESSAGES.onePaymentStays });
  });
});

describe('days', () => {
  const next = { from: '2026-11-23', hours: everyDay('23:00') };
  const holiday = { date: '2026-11-22', name: 'Nyepi', spans: [] };
  const shop = shopOf({ ...settings, next_hours: next, special_days: [holiday] });

  it('with hours of their own come before those of the week, and a plan begins on its day', () => {
    expect(isOpenAt(shop, at('2026-11-21T12:00'))).toBe(true);
    expect(isOpenAt(shop, at('2026-11-22T12:00'))).toBe(false);
    expect(isOpenAt(shop, at('2026-11-23T22:00'))).toBe(true);
    expect(nextChange(shop, at('2026-11-21T22:00'))).toEqual(at('2026-11-23T07:00'));
    const read = daysToCome(shop, today, 4).map(({ spans, name }) => [spans[0]?.close, name]);
    expect(read).toEqual([
      ['21:00', null],
      ['21:00', null],
      [undefined, 'Nyepi'],
      ['23:00', null],
    ]);
  });

  it('that are over are not kept, and a plan whose day has come is the week', () => {
    const planned = { ...settings, next_hours: next, special_days: [holiday] };
    expect(settledSettings(planned, '2026-11-22')).toEqual(planned);
    expect(settledSettings(planned, '2026-11-23')).toMatchObject({
      hours: next.hours,
      next_hours: null,
      special_days: [],
    });
  });

  it('put orders outside that were inside, and no others', () => {
    const order = (ready_at: Date, delivery_id: 3 | 4 = 3) => ({ ready_at, delivery_id });
    const [inside, gone, never] = [at('2026-11-21T12:00'), at('2026-11-22T12:00'), at('2026-11-22T23:30')].map((one) =>
      order(one),
    );
    const ride = order(at('2026-11-20T18:00'), 4);
    const all = [inside, gone, never, ride].filter((one) => one !== undefined);
    const shorter = { ...shop, delivery_window: { days: [5], from: '13:00', to: '17:00' } };
    expect(outsideOf(all, shopOf(settings), shorter)).toEqual([gone, ride]);
  });
});

it('says when deliveries are', () => {
  expect(deliveryNote(settings)).toBe(MESSAGES.deliveryNote);
  const window = (days: number[]) => deliveryNote({ delivery_window: { days, from: '08:00', to: '12:00' } });
  expect(window([6, 7])).toBe('Delivery only on Saturday, Sunday at 08:00 - 12:00');
  expect(window([])).toBe('No door delivery at the moment');
});

describe('the version of a section', () => {
  const any: fc.Arbitrary<ShopSettings> = fc.record({
    ...(Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fc.constant(value)])) as {
      [Name in SettingName]: fc.Arbitrary<ShopSettings[Name]>;
    }),
    name: fc.string(),
    special_days: fc.array(
      fc.record({ date: fc.constantFrom('2026-12-24', '2026-12-25'), name: fc.string(), spans: fc.constant([]) }),
    ),
    bank: fc.option(fc.record({ bank: fc.string(), account: fc.string(), holder: fc.string() })),
    tax_percent: fc.integer({ min: 0, max: 3 }),
  });
  /** As the database gives it back: the keys in another order. */
  const turned = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_, each: unknown) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toReversed())
        : each,
    ) as Value;

  it('is the same for what is the same, in whichever order, and another one for any difference', () => {
    const section = fc.constantFrom(...SETTINGS_ORDER);
    fc.assert(
      fc.property(section, any, (asked, drawn) => {
        const version = settingsVersion(asked, drawn);
        expect(settingsVersion(asked, turned(drawn))).toBe(version);
        // what it was made of can be read from it: so no two that differ have the same
        expect(JSON.parse(version)).toEqual(sectionOf(asked, drawn));
      }),
    );
  });

  it.each(SETTINGS_ORDER)('is none of the business of other sections: %s', (section) => {
    const changed = {
      ...settings,
      name: 'Kopi',
      tax_percent: 11,
      bank: { bank: 'BCA', account: '1', holder: 'Seduh' },
    };
    const isTouched = (['shop', 'prices', 'payment'] as SettingsSection[]).includes(section);
    expect(settingsVersion(section, changed) !== settingsVersion(section, settings)).toBe(isTouched);
  });
});

import type { AuditField } from './audit';

/** Paths of what the shop itself is, as its owner sets it. Apart from the others, which the storefront's entry carries. */
export const SETTINGS_PATHS = { settings: '/shop/settings', holidays: '/shop/holidays' } as const;

/** What is changed together, and by which version of it: two who change different sections never meet. */
export const SETTINGS_SECTIONS = {
  shop: ['name', 'address', 'city', 'phone', 'time_zone'],
  hours: ['hours', 'next_hours'],
  days: ['special_days'],
  delivery: ['delivery_window', 'shipping_fee', 'delivery_minimum', 'delivery_areas', 'ride_minutes'],
  payment: ['payments_off', 'bank', 'transfer_minutes', 'ask_cash'],
  prices: ['tax_percent', 'member_minimum'],
  /** The threshold is among the prices as well, where it was before there were points. */
  card: ['member_minimum', 'points_on', 'rupiah_per_point', 'free_cup_points', 'free_cup_cap'],
  goals: ['goal_month', 'goal_staff'],
  kitchen: ['lead_minutes', 'stations'],
  limits: ['unpaid_orders', 'unpaid_portions', 'first_cash_orders', 'first_cash_portions'],
} as const;
export type SettingsSection = keyof typeof SETTINGS_SECTIONS;
export type SettingName = (typeof SETTINGS_SECTIONS)[SettingsSection][number];

/** The sections, in the order in which they are shown. */
export const SETTINGS_ORDER = /* @__PURE__ */ Object.keys(SETTINGS_SECTIONS) as SettingsSection[];

/** What the record of what staff did calls the settings of a section. */
export const SETTINGS_FIELDS = {
  shop: ['name', 'address', 'city', 'phone', 'time_zone'],
  hours: ['opening', 'next_opening', 'next_from'],
  days: ['special_day'],
  delivery: [
    'delivery_days',
    'delivery_times',
    'shipping_fee',
    'delivery_minimum',
    'delivery_area',
    'area_fee',
    'area_minimum',
    'ride_minutes',
  ],
  payment: ['payment_on', 'bank', 'transfer_minutes', 'ask_cash'],
  prices: ['tax_percent'],
  card: ['member_minimum', 'points_on', 'rupiah_per_point', 'free_cup_points', 'free_cup_cap'],
  goals: ['goal_month', 'goal_staff'],
  kitchen: ['lead_minutes', 'usual_people', 'batch_pieces', 'batch_share', 'pace', 'handover_seconds', 'busy_minutes'],
  limits: ['unpaid_orders', 'unpaid_portions', 'first_cash_orders', 'first_cash_portions'],
} as const satisfies Record<SettingsSection, readonly AuditField[]>;

/** The least and the most of every setting that is a number, those of the stations as well. Money is whole rupiah. */
export const SETTING_RANGES = {
  tax_percent: { min: 0, max: 100 },
  shipping_fee: { min: 0, max: 100_000_000 },
  delivery_minimum: { min: 0, max: 100_000_000 },
  member_minimum: { min: 0, max: 100_000_000 },
  rupiah_per_point: { min: 100, max: 10_000_000 },
  free_cup_points: { min: 1, max: 100_000 },
  free_cup_cap: { min: 1_000, max: 10_000_000 },
  goal_month: { min: 0, max: 1_000_000_000_000 },
  goal_staff: { min: 1, max: 1_000_000_000_000 },
  lead_minutes: { min: 0, max: 600 },
  ride_minutes: { min: 0, max: 600 },
  /** A quarter of an hour to three days. */
  transfer_minutes: { min: 15, max: 4_320 },
  unpaid_orders: { min: 1, max: 1_000_000 },
  unpaid_portions: { min: 1, max: 1_000_000 },
  first_cash_orders: { min: 1, max: 1_000_000 },
  first_cash_portions: { min: 1, max: 1_000_000 },
  people: { min: 1, max: 50 },
  batch_pieces: { min: 1, max: 99 },
  batch_share: { min: 0, max: 100 },
  pace: { min: 10, max: 1_000 },
  handover_seconds: { min: 0, max: 3_600 },
  busy_minutes: { min: 5, max: 240 },
} as const;
export type SettingRange = keyof typeof SETTING_RANGES;

/** Characters of the settings that are texts. */
export const SETTING_LENGTHS = {
  name: 60,
  address: 300,
  city: 60,
  phone: 30,
  bank: 60,
  account: 40,
  holder: 80,
  special_day: 60,
  delivery_area: 60,
} as const;

/** Times of one day between which the shop closes, and days with hours of their own that are kept. */
export const SPANS_A_DAY = 3;
export const SPECIAL_DAYS = 100;
/** Areas that riders ride to, and postcodes, or beginnings of some, in each of them. */
export const DELIVERY_AREAS = 30;
export const AREA_POSTCODES = 100;
/** How far ahead a day may have hours of its own, and new hours may begin. */
export const SETTINGS_AHEAD_DAYS = 366;

/** Who changed something on the command line, in the record: nobody of the staff. */
export const COMMAND_LINE = { id: '00000000-0000-0000-0000-000000000000', name: 'command line' } as const;

import { z } from 'zod';
import {
  AREA_POSTCODES,
  type AuditField,
  AUDIT_FIELDS,
  DELIVERY_AREAS,
  PAYMENT_METHODS,
  SETTING_LENGTHS,
  SETTING_RANGES,
  type SettingRange,
  SETTINGS_SECTIONS,
  type SettingsSection,
  SPANS_A_DAY,
  SPECIAL_DAYS,
  STATIONS,
  SETTINGS_MESSAGES,
} from '../constants';
import { AuditValue } from './audit';
import { ClockTime, Day, Id, idOf, Instant, name, named, text } from './common';

/** A setting that is a whole number within its bounds. */
const ranged = (setting: SettingRange) => {
  const { min, max } = SETTING_RANGES[setting];
  const msg = SETTINGS_MESSAGES.between(min, max);
  return z.int(msg).min(min, msg).max(max, msg);
};

/** By its name: an offset means the opposite to the database. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const day = Day('This is not a day');
const weekday = z.int().min(1).max(7);
const OpenSpan = z.strictObject({ open: ClockTime, close: ClockTime });
const Week = z.array(z.strictObject({ day: weekday, open: ClockTime, close: ClockTime })).max(7 * SPANS_A_DAY);
const people = ranged('people');

/** Who works at each station by default, how equal pieces share work, and how quick the shop is; see `StationRules`. */
const Stations = z.strictObject({
  people: z.strictObject({ bar: people, kitchen: people, counter: people } satisfies Record<
    (typeof STATIONS)[number],
    z.ZodType
  >),
  batch_pieces: ranged('batch_pieces'),
  batch_share: ranged('batch_share'),
  pace: ranged('pace'),
  handover_seconds: ranged('handover_seconds'),
  /** Minutes beyond which customers hear that it is busy; null: never. Left out it stays, as staff set it too. */
  busy_minutes: ranged('busy_minutes').nullable().optional(),
});

const settings = {
  name: name(SETTING_LENGTHS.name),
  address: name(SETTING_LENGTHS.address),
  city: name(SETTING_LENGTHS.city),
  phone: name(SETTING_LENGTHS.phone),
  time_zone: z.string().refine(isTimeZone, 'Not the name of a time zone, as Asia/Jakarta'),
  /** Of the week, clock times in the shop's zone; a day that is not among them is closed. */
  hours: Week,
  /** What takes their place from a day on; null: nothing is planned. */
  next_hours: z.strictObject({ from: day, hours: Week }).nullable(),
  /** Days with hours of their own, by date; without any: closed. */
  special_days: z
    .array(
      z.strictObject({ date: day, name: name(SETTING_LENGTHS.special_day), spans: z.array(OpenSpan).max(SPANS_A_DAY) }),
    )
    .max(SPECIAL_DAYS),
  /** Without a day: nothing is delivered. */
  delivery_window: z.strictObject({ days: z.array(weekday).max(7), from: ClockTime, to: ClockTime }),
  shipping_fee: ranged('shipping_fee'),
  /** The least that the lines of a door delivery come to after the discount; 0: any. */
  delivery_minimum: ranged('delivery_minimum'),
  /** Where riders ride to, each with a fee of its own; none: everywhere, for the one fee. */
  delivery_areas: z
    .array(
      z.strictObject({
        name: name(SETTING_LENGTHS.delivery_area),
        /** What they are made of is for the rules to say, in words that name the one. */
        postcodes: z.array(text(16)).max(AREA_POSTCODES),
        fee: ranged('shipping_fee'),
        /** null: as everywhere */
        minimum: ranged('delivery_minimum').nullable(),
      }),
    )
    .max(DELIVERY_AREAS),
  ride_minutes: ranged('ride_minutes'),
  /** Ways to pay that are not offered to customers, though the shop could. */
  payments_off: z.array(idOf(PAYMENT_METHODS)).max(PAYMENT_METHODS.length),
  /** Where transfers go; null: the shop takes none. */
  bank: z
    .strictObject({
      bank: name(SETTING_LENGTHS.bank),
      account: name(SETTING_LENGTHS.account),
      holder: name(SETTING_LENGTHS.holder),
    })
    .nullable(),
  /** How long a transfer is waited for. */
  transfer_minutes: ranged('transfer_minutes'),
  /** Whether the board asks before it books cash with the hand-over. Left out it stays. */
  ask_cash: z.boolean().optional(),
  tax_percent: ranged('tax_percent'),
  /** The smallest order that brings a member card. */
  member_minimum: ranged('member_minimum'),
  /** Whether orders bring points, and points free cups. Left out with what follows by a version before: they stay. */
  points_on: z.boolean().optional(),
  rupiah_per_point: ranged('rupiah_per_point').optional(),
  free_cup_points: ranged('free_cup_points').optional(),
  /** The most that a free cup may cost. */
  free_cup_cap: ranged('free_cup_cap').optional(),
  goal_month: ranged('goal_month'),
  goal_staff: ranged('goal_staff'),
  lead_minutes: ranged('lead_minutes'),
  stations: Stations,
  /** Open orders of one account that are not paid, and the portions in them. */
  unpaid_orders: ranged('unpaid_orders'),
  unpaid_portions: ranged('unpaid_portions'),
  /** Open cash orders, and portions, of an account that has never been handed anything over. */
  first_cash_orders: ranged('first_cash_orders'),
  first_cash_portions: ranged('first_cash_portions'),
};

/** What an owner says about the shop. Amounts are whole rupiah, clock times `HH:MM` in the shop's zone. */
export const ShopSettings = z.strictObject(settings).meta({ id: 'ShopSettings' });
export type ShopSettings = z.infer<typeof ShopSettings>;

/** The last change of one setting, or of one of several: a weekday, a date, a way to pay, a station. */
export const SettingChange = named('SettingChange', {
  field: z.enum(Object.keys(AUDIT_FIELDS) as AuditField[]),
  of: z.string().nullable(),
  before: AuditValue,
  after: AuditValue,
  at: Instant,
  /** By the name they had then; `COMMAND_LINE` for nobody of the staff. */
  by: z.object({ id: Id, name: z.string() }),
});
export type SettingChange = z.infer<typeof SettingChange>;

const sectionNames = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];

/** The shop's settings as they are, for whoever may change them. */
export const SettingsView = named('SettingsView', {
  settings: ShopSettings,
  /** Of each section: what a change has to name as what it was made from. */
  versions: z.object(
    Object.fromEntries(sectionNames.map((section) => [section, z.string()])) as Record<SettingsSection, z.ZodString>,
  ),
  /** The last change of each that has been changed, the latest first. */
  changes: z.array(SettingChange),
  /** The business day. */
  today: z.iso.date(),
  /** Whether there is somebody to take card payments and QRIS. */
  cards: z.boolean(),
});
export type SettingsView = z.infer<typeof SettingsView>;

/** A version is the text of its section: room for all special days, each with its name, written out, and its times. */
const VERSION_LENGTH = SPECIAL_DAYS * 600;

/** The change of one section, whole. @param section its name */
function bodyOf<Section extends SettingsSection>(section: Section) {
  const names: readonly (keyof typeof settings)[] = SETTINGS_SECTIONS[section];
  type Shape = Pick<typeof settings, (typeof SETTINGS_SECTIONS)[Section][number]>;
  return z.strictObject({
    section: z.literal(section),
    /** Of the section as it was when the change was begun. */
    version: z.string().max(VERSION_LENGTH),
    settings: z.strictObject(Object.fromEntries(names.map((key) => [key, settings[key]])) as Shape),
    /** Ids of orders that are set for a time which is no more, and known to be. */
    accept_orders: z.array(Id).max(1_000).optional(),
  });
}

export const SettingsBody = z
  .discriminatedUnion('section', [
    bodyOf('shop'),
    bodyOf('hours'),
    bodyOf('days'),
    bodyOf('delivery'),
    bodyOf('payment'),
    bodyOf('prices'),
    bodyOf('card'),
    bodyOf('goals'),
    bodyOf('kitchen'),
    bodyOf('limits'),
  ])
  .meta({ id: 'SettingsBody' });
export type SettingsBody = z.infer<typeof SettingsBody>;

/** Orders that are set for a time at which the shop would be closed, or would not deliver: the data of `ORDERS_OUTSIDE`. */
export const OrdersOutside = z.object({
  orders: z.array(z.object({ id: Id, number: z.string(), ready_at: Instant })),
});
export type OrdersOutside = z.infer<typeof OrdersOutside>;

/** Public holidays of the coming year, by date. */
export const Holidays = z.array(
  named('Holiday', { date: z.iso.date(), name: z.object({ en: z.string(), id: z.string() }) }),
);
export type Holidays = z.infer<typeof Holidays>;

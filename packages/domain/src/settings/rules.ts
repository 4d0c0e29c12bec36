import type { CheckoutPaymentId, ShopSettings } from '@seduh/contract';
import {
  AREA_POSTCODES,
  MESSAGES,
  PAYMENT,
  type SettingName,
  SETTING_LENGTHS,
  SETTING_RANGES,
  type SettingRange,
  SETTINGS_AHEAD_DAYS,
  STATIONS,
  SETTINGS_MESSAGES,
} from '@seduh/contract/constants';
import type { ClockSpan } from '../hours';
import { addDays } from '../zoned-clock';

export interface SettingsContext {
  /** The business day. */
  today: string;
  /** Whether there is somebody to take card payments and QRIS. */
  cards: boolean;
  /** The settings as they were: what is in them already may stay. */
  before: ShopSettings;
}

/** Messages by field: a setting, or a part of it after a point: `hours.5`, `special_days.2026-12-25`. */
type Problems = Record<string, string>;

/**
 * What is wrong with settings of which these are new. A form asks before it sends, the server and the command line before
 * they write; a text or a number that is missing is null or empty here.
 */
export function settingsProblems(
  settings: ShopSettings,
  changed: readonly SettingName[],
  context: SettingsContext,
): Problems {
  return Object.assign(
    {},
    ...changed.map((name) => RULES[name]?.(settings, context) ?? figure(name, settings[name])),
  ) as Problems;
}

type Rule = (settings: ShopSettings, context: SettingsContext) => Problems;

const RULES: Partial<Record<SettingName, Rule>> = {
  name: ({ name }) => words('name', name, SETTING_LENGTHS.name),
  address: ({ address }) => words('address', address, SETTING_LENGTHS.address),
  city: ({ city }) => words('city', city, SETTING_LENGTHS.city),
  phone: ({ phone }) => words('phone', phone, SETTING_LENGTHS.phone),
  hours: (settings) => week('hours', settings.hours, settings),
  next_hours: nextHours,
  special_days: specialDays,
  delivery_window: deliveryWindow,
  delivery_areas: deliveryAreas,
  payments_off: onePayment,
  stations,
  bank: (settings, context) => ({ ...account(settings), ...onePayment(settings, context) }),
};

const isFilled = (text: string): boolean => text.trim() !== '';

function words(field: string, text: string, max: number): Problems {
  if (!isFilled(text)) return { [field]: MESSAGES.required };
  return text.trim().length > max ? { [field]: `Too long: at most ${max} characters` } : {};
}

function figure(field: string, value: unknown, range: string = field): Problems {
  const bounds = range in SETTING_RANGES ? SETTING_RANGES[range as SettingRange] : null;
  if (!bounds) return {};
  if (value === null || value === undefined) return { [field]: MESSAGES.required };
  const { min, max } = bounds;
  const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return fits ? {} : { [field]: SETTINGS_MESSAGES.between(min, max) };
}

function stations({ stations: { people, busy_minutes: busy, ...rest } }: ShopSettings): Problems {
  return Object.assign(
    {},
    ...STATIONS.map((station) => figure(`stations.people.${station}`, people[station], 'people')),
    ...Object.entries(rest).map(([name, value]) => figure(`stations.${name}`, value, name)),
    // none: it is never busy
    ...(busy === null || busy === undefined ? [] : [figure('stations.busy_minutes', busy, 'busy_minutes')]),
  ) as Problems;
}

/** What is wrong with the times of one day; null: nothing. */
function spansProblem(spans: readonly ClockSpan[]): string | null {
  if (spans.some(({ open, close }) => open === '' || close === '')) return MESSAGES.required;
  if (spans.some(({ open, close }) => open >= close)) return SETTINGS_MESSAGES.spanBackwards;
  const inOrder = spans.toSorted((a, b) => (a.open < b.open ? -1 : 1));
  return inOrder.some(({ open }, index) => index > 0 && open < (inOrder[index - 1]?.close ?? ''))
    ? SETTINGS_MESSAGES.spansOverlap
    : null;
}

type Week = ShopSettings['hours'];

const spansOfDay = (hours: Week, day: number) => hours.filter((row) => row.day === day);

/** Whether the shop is open at some moment of each stretch of the window, without a gap at its ends. */
function holdsWindow(hours: Week, day: number, { from, to }: ShopSettings['delivery_window']): boolean {
  const spans = spansOfDay(hours, day);
  const first = spans.map(({ open }) => open).toSorted()[0];
  const last = spans
    .map(({ close }) => close)
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined && first <= from && last >= to;
}

function week(field: 'hours' | 'next_hours', hours: Week, { delivery_window: window }: ShopSettings): Problems {
  if (hours.length === 0) return { [field]: SETTINGS_MESSAGES.neverOpen };
  const problems: Problems = {};
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const problem = spansProblem(spansOfDay(hours, day));
    const isTooShort = window.days.includes(day) && !holdsWindow(hours, day, window);
    if (problem) problems[`${field}.${day}`] = problem;
    else if (isTooShort) problems[`${field}.${day}`] = SETTINGS_MESSAGES.hoursWithoutDelivery(window.from, window.to);
  }
  return problems;
}

/** Why something cannot begin on this day. */
function dayProblem(date: string, today: string): string | null {
  if (date === '') return MESSAGES.required;
  if (date < today) return SETTINGS_MESSAGES.dayOver;
  return date > addDays(today, SETTINGS_AHEAD_DAYS) ? SETTINGS_MESSAGES.dayTooFar : null;
}

function nextHours(settings: ShopSettings, { today }: SettingsContext): Problems {
  const { next_hours: next } = settings;
  if (!next) return {};
  const problem = dayProblem(next.from, today);
  return { ...week('next_hours', next.hours, settings), ...(problem ? { 'next_hours.from': problem } : {}) };
}

function specialDays({ special_days: days }: ShopSettings, { today, before }: SettingsContext): Problems {
  const problems: Problems = {};
  const known = new Set(before.special_days.map(({ date }) => date));
  for (const [index, { date, name, spans }] of days.entries()) {
    const isTwice = days.findIndex((one) => one.date === date) !== index;
    const problem =
      (isTwice && SETTINGS_MESSAGES.dayTwice) ||
      // of those that are there already one may have passed since the form was opened
      (!known.has(date) && dayProblem(date, today)) ||
      words('name', name, SETTING_LENGTHS.special_day)['name'] ||
      spansProblem(spans);
    if (problem) problems[`special_days.${date}`] = problem;
  }
  return problems;
}

function deliveryWindow({ delivery_window: window, hours, next_hours: next }: ShopSettings): Problems {
  const { days, from, to } = window;
  if (new Set(days).size !== days.length) return { 'delivery_window.days': SETTINGS_MESSAGES.dayTwice };
  if (from === '' || to === '') return { delivery_window: MESSAGES.required };
  if (from >= to) return { delivery_window: SETTINGS_MESSAGES.windowBackwards };
  const weeks = [hours, ...(next ? [next.hours] : [])];
  const holds = days.every((day) => weeks.every((one) => holdsWindow(one, day, window)));
  return holds ? {} : { delivery_window: SETTINGS_MESSAGES.windowOutside };
}

/** Areas are named by their place: two of a name are wrong as well. */
function deliveryAreas({ delivery_areas: areas }: ShopSettings): Problems {
  const problems: Problems = {};
  const areaOf = new Map<string, string>();
  for (const [index, { name, postcodes, fee, minimum }] of areas.entries()) {
    const at = `delivery_areas.${index}`;
    const isTwice = areas.findIndex((one) => one.name.trim() === name.trim()) !== index;
    Object.assign(
      problems,
      words(`${at}.name`, name, SETTING_LENGTHS.delivery_area),
      isTwice && isFilled(name) && { [`${at}.name`]: SETTINGS_MESSAGES.areaTwice },
      figure(`${at}.fee`, fee, 'shipping_fee'),
      // none: as everywhere
      minimum !== null && figure(`${at}.minimum`, minimum, 'delivery_minimum'),
    );
    const problem = postcodesProblem(postcodes, areaOf);
    if (problem) problems[`${at}.postcodes`] = problem;
    for (const postcode of postcodes) areaOf.set(postcode, areaOf.get(postcode) ?? name);
  }
  return problems;
}

/** @param areaOf the postcodes of areas before, with their names */
function postcodesProblem(postcodes: readonly string[], areaOf: ReadonlyMap<string, string>): string | null {
  if (postcodes.length === 0) return MESSAGES.required;
  if (postcodes.length > AREA_POSTCODES) return SETTINGS_MESSAGES.areaPostcodesMax(AREA_POSTCODES);
  const wrong = postcodes.find((one) => !/^\d{2,5}$/.test(one));
  if (wrong !== undefined) return SETTINGS_MESSAGES.areaPostcode(wrong);
  const twice = postcodes.find((one) => areaOf.has(one));
  return twice === undefined ? null : SETTINGS_MESSAGES.areaPostcodeTwice(twice, areaOf.get(twice) ?? '');
}

function account({ bank }: ShopSettings): Problems {
  if (!bank) return {};
  return {
    ...words('bank.bank', bank.bank, SETTING_LENGTHS.bank),
    ...words('bank.account', bank.account, SETTING_LENGTHS.account),
    ...words('bank.holder', bank.holder, SETTING_LENGTHS.holder),
  };
}

function onePayment({ payments_off: off, bank }: ShopSettings, { cards }: SettingsContext): Problems {
  const offered = {
    [PAYMENT.card]: cards,
    [PAYMENT.bankAccount]: bank !== null,
    [PAYMENT.cashOnDelivery]: true,
    [PAYMENT.qris]: cards,
  } satisfies Record<CheckoutPaymentId, boolean>;
  const isOne = Object.entries(offered).some(([id, could]) => could && !off.some((one) => String(one) === id));
  return isOne ? {} : { payments_off: SETTINGS_MESSAGES.onePaymentStays };
}

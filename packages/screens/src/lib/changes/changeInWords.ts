import type { AuditChange, AuditValue } from '@seduh/contract';
import {
  AUDIT_FIELDS,
  ALLERGENS,
  BUNDLES,
  DELIVERY_METHODS,
  idIn,
  LANGUAGE_NAMES,
  LOCALES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  STATIONS,
  TENDERS,
} from '@seduh/contract/constants';
import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import { formatDay, formatWhen } from '../format/dates';
import type { DateStyle } from '../format/times';
import type { BundleWords } from '../bundles/words';
import type { MethodWords } from '../orders/methods/words';
import type { OrderWords } from '../orders/words';
import type { OptionWords } from '../options/words';
import type { ChangeWords } from './words';

/** What changes are written with. */
export interface ChangeStyle {
  m: ChangeWords;
  bundles: BundleWords;
  methods: MethodWords;
  orders: OrderWords;
  options: OptionWords;
  money: MoneyStyle;
  time: DateStyle;
}

/** A change as people read it. */
export interface ChangeInWords {
  /** `Price`, `Surcharge, Oat milk`. */
  label: string;
  /** null: there was nothing. */
  before: string | null;
  after: string;
}

/** A change in words: the money, the moments and the ids in it as the rest of the shop writes them. */
export function changeInWords({ field, of, before, after }: AuditChange, style: ChangeStyle): ChangeInWords {
  const { m } = style;
  const part = of === null ? '' : partInWords(of, field, style);
  const label = [m.fields[field], part].filter(Boolean).join(', ');
  if (AUDIT_FIELDS[field] === 'picture') {
    const isNew = before === null;
    return {
      label,
      before: isNew ? null : m.aPicture,
      after: after === null ? m.nothing : isNew ? m.aPicture : m.anotherPicture,
    };
  }
  const isDay = field === 'opening' || field === 'next_opening';
  return {
    label,
    before: before === null ? null : valueInWords(before, field, style),
    after: after === null ? (isDay ? m.closed : m.nothing) : valueInWords(after, field, style),
  };
}

function partInWords(of: string, field: AuditChange['field'], { m, methods, orders, time }: ChangeStyle): string {
  if (field === 'people') return named(STATIONS, of, m.stations);
  if (field === 'usual_people') return named(STATIONS, of, m.stations);
  if (field === 'counted' || field === 'difference') return named(TENDERS, of, m.tenders);
  if (field === 'opening' || field === 'next_opening') return m.weekdays[Number(of) - 1] ?? of;
  if (field === 'special_day') return formatDay(`${of}T12:00:00Z`, { ...time, zone: 'UTC' });
  if (field === 'payment_on') {
    const way = idIn(PAYMENT_METHODS, of);
    return way ? orders.payments[way] : of;
  }
  if (field === 'paused_until') {
    const method = idIn(DELIVERY_METHODS, of);
    return method ? methods.names[method] : m.allWays;
  }
  if (field === 'translated_name' || field === 'translated_description') {
    // a language at the end: `Oat milk, id`
    const names = of.split(', ');
    return [...names.slice(0, -1), named(LOCALES, names.at(-1) ?? '', LANGUAGE_NAMES)].join(', ');
  }
  return of;
}

function valueInWords(value: NonNullable<AuditValue>, field: AuditChange['field'], style: ChangeStyle): string {
  const { m, orders, options, money, time } = style;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (Array.isArray(value)) {
    if (AUDIT_FIELDS[field] === 'weekdays') return value.map((day) => m.weekdays[Number(day) - 1] ?? day).join(', ');
    // a special day without times
    if (field === 'special_day' && value.length === 1) return `${value[0]}, ${m.closed}`;
    if (CLOCKS.has(field)) return inClockOf(value.join(', '), time);
    const isAllergens = AUDIT_FIELDS[field] === 'allergens';
    const words = value.map((one) => (isAllergens ? named(ALLERGENS, one, options.allergen, m.noAllergens) : one));
    return words.length > 0 ? words.join(', ') : m.nothing;
  }
  if (CLOCKS.has(field)) return inClockOf(String(value), time);
  const figure = typeof value === 'number' ? value.toLocaleString(time.locale) : value;
  switch (AUDIT_FIELDS[field]) {
    case 'money':
      return formatRupiah(Number(value), money);
    case 'percent':
      return `${figure}%`;
    case 'seconds':
      return m.seconds(figure);
    case 'minutes':
      return m.minutes(figure);
    case 'days':
      return m.days(figure, Number(value));
    case 'moment':
      return formatWhen(String(value), time);
    case 'status':
      return named(ORDER_STATUSES, figure, orders.statuses);
    case 'payment':
      return named(PAYMENT_STATES, figure, m.payments);
    case 'bundle':
      return named(BUNDLES, figure, style.bundles.names);
    case 'station':
      return named(STATIONS, figure, m.stations);
    case 'text':
    case 'number':
    case 'flag':
    case 'list':
    case 'weekdays':
    case 'picture':
    case 'allergens':
      return figure;
  }
}

/** Fields whose values hold clock times, `07:00`. */
const CLOCKS: ReadonlySet<AuditChange['field']> = new Set(['opening', 'next_opening', 'special_day', 'delivery_times']);

/** Clock times as a language writes them. */
const inClockOf = (text: string, { locale }: DateStyle): string =>
  locale.startsWith('id') ? text.replaceAll(/(\d\d):(\d\d)/g, '$1.$2') : text;

/** What one of these is called; what a newer version wrote and this one does not know stays as it was written. */
function named<Id extends string>(
  all: readonly Id[],
  id: string,
  words: Readonly<Record<Id, string>>,
  rest = id,
): string {
  const known = all.find((one) => one === id);
  return known ? words[known] : rest;
}

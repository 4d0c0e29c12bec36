import type { Promo } from '@seduh/contract';
import { localeOf } from '@seduh/contract/constants';
import { inLanguage } from '@seduh/domain';
import { type CouponPickerProps, type CouponTone, formatRupiah, type MoneyStyle, useMoney } from '@seduh/ui';
import { useWords } from '../words/words';
import { couponWords, type CouponWords } from './words';

type CouponOption = CouponPickerProps['coupons'][number];

const tones: readonly CouponTone[] = ['marigold', 'espresso', 'pandan', 'sambal', 'blirik'];

/** What a ticket shows of a promo. */
export type PromoPrint = Pick<
  Promo,
  | 'promo_name'
  | 'name_translations'
  | 'code'
  | 'kind'
  | 'discount'
  | 'amount_off'
  | 'bundle'
  | 'happy_hours'
  | 'min_price'
  | 'rules'
>;

/** What a ticket shows largest, and the word below it. */
function offerOf(promo: PromoPrint, m: CouponWords, money: MoneyStyle): Pick<CouponOption, 'offer' | 'offerNote'> {
  const { kind, amount_off, bundle } = promo;
  if (kind === 'delivery') return { offer: m.freeRide, offerNote: m.ride };
  if (kind === 'bundle' && bundle) return { offer: `${bundle.buy}+${bundle.free}`, offerNote: m.free };
  if (kind === 'amount') {
    const short = (amount_off ?? 0).toLocaleString(money.locale, { notation: 'compact', maximumFractionDigits: 1 });
    // what cannot be broken over two lines
    return { offer: short.replaceAll(/\s/g, '\u00A0'), offerNote: m.off };
  }
  return { offer: `${Math.round(promo.discount * 100)}%`, offerNote: m.off };
}

/** What is free with what, in words; null for another kind. */
function bundleText({ bundle }: Pick<Promo, 'bundle'>, m: CouponWords, money: MoneyStyle): string | null {
  if (!bundle) return null;
  const { buy, free, category_id, product_name, name_translations } = bundle;
  const product = product_name === null ? '' : inLanguage(localeOf(money.locale), product_name, name_translations);
  return m.bundle(buy, free, category_id === null ? product : m.categories[category_id]);
}

/** When a promo counts: `Mon–Fri 14:00–17:00`; null at any hour. */
export function hoursText({ happy_hours: hours }: Pick<Promo, 'happy_hours'>, money: MoneyStyle): string | null {
  if (!hours) return null;
  const { weekdays, from, to } = hours;
  const times = `${from}–${to}`;
  if (weekdays.length === WEEK) return times;
  const names = weekdays.map((day) => weekdayName(day, money.locale));
  const [first, last] = [names[0], names.at(-1)];
  const isRow = weekdays.length > 2 && weekdays.every((day, index) => day === (weekdays[0] ?? 0) + index);
  return `${isRow ? `${first}–${last}` : names.join(', ')} ${times}`;
}

const WEEK = 7;

/** A weekday's short name. @param day 1 Monday … 7 Sunday */
const weekdayName = (day: number, locale: string): string =>
  // the first of January 2024 was a Monday
  new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });

/** A promo as the ticket shows it; `index` is its place in the list and gives it its colour. */
export function couponOf(promo: PromoPrint, index: number, m: CouponWords, money: MoneyStyle): CouponOption {
  const { rules } = promo;
  const conditions = [
    bundleText(promo, m, money),
    hoursText(promo, money),
    promo.min_price > 0 && m.min(formatRupiah(promo.min_price, money)),
    rules.new_user_only && m.newUser,
    rules.member_only && m.card,
    rules.dine_in_only && m.dineIn,
    m.code(promo.code),
  ];
  return {
    value: promo.code,
    tone: tones[index % tones.length] ?? 'marigold',
    ...offerOf(promo, m, money),
    title: inLanguage(localeOf(money.locale), promo.promo_name, promo.name_translations),
    condition: conditions.filter(Boolean).join('. '),
  };
}

/** {@link couponOf}, in the language of the page. */
export function useCoupon(): (promo: PromoPrint, index: number) => CouponOption {
  const m = useWords(couponWords);
  const money = useMoney();
  return (promo, index) => couponOf(promo, index, m, money);
}

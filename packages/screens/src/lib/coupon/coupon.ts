import type { Promo } from '@seduh/contract';
import { type CouponPickerProps, type CouponTone, formatRupiah, type MoneyStyle, useMoney } from '@seduh/ui';
import { useWords } from '../words/words';
import { couponWords, type CouponWords } from './words';

type CouponOption = CouponPickerProps['coupons'][number];

const tones: readonly CouponTone[] = ['marigold', 'espresso', 'pandan', 'sambal', 'blirik'];

/** What a ticket shows of a promo. */
export type PromoPrint = Pick<Promo, 'promo_name' | 'code' | 'discount' | 'min_price' | 'rules'>;

/** What a promo asks for, by its own rules. */
export function termsOf({ code, min_price, rules }: PromoPrint, m: CouponWords, money: MoneyStyle): string[] {
  const terms = [
    min_price > 0 && m.from(formatRupiah(min_price, money)),
    rules.new_user_only && m.first,
    rules.member_only && m.member,
    rules.dine_in_only && m.dineIn,
    rules.one_per_day && m.daily,
    rules.total_uses !== null && m.uses(rules.total_uses.toLocaleString(money.locale)),
  ];
  const asked = terms.filter((term) => term !== false);
  return asked.length > 0 ? asked : [m.nothing(code)];
}

/** A promo as the ticket shows it; `index` is its place in the list and gives it its colour. */
export function couponOf(promo: PromoPrint, index: number, m: CouponWords, money: MoneyStyle): CouponOption {
  const { rules } = promo;
  const conditions = [
    promo.min_price > 0 && m.min(formatRupiah(promo.min_price, money)),
    rules.new_user_only && m.newUser,
    rules.member_only && m.card,
    rules.dine_in_only && m.dineIn,
    m.code(promo.code),
  ];
  return {
    value: promo.code,
    tone: tones[index % tones.length] ?? 'marigold',
    offer: `${Math.round(promo.discount * 100)}%`,
    offerNote: m.off,
    title: promo.promo_name,
    condition: conditions.filter(Boolean).join('. '),
  };
}

/** `couponOf` and `termsOf`, in the language of the page. */
export function useCoupons() {
  const m = useWords(couponWords);
  const money = useMoney();
  return {
    couponOf: (promo: PromoPrint, index: number) => couponOf(promo, index, m, money),
    termsOf: (promo: PromoPrint) => termsOf(promo, m, money),
  };
}

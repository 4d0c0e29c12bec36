import type { Promo } from '@seduh/contract';
import { localeOf } from '@seduh/contract/constants';
import { inLanguage } from '@seduh/domain';
import { type CouponPickerProps, type CouponTone, formatRupiah, type MoneyStyle, useMoney } from '@seduh/ui';
import { useWords } from '../words/words';
import { couponWords, type CouponWords } from './words';

type CouponOption = CouponPickerProps['coupons'][number];

const tones: readonly CouponTone[] = ['marigold', 'espresso', 'pandan', 'sambal', 'blirik'];

/** What a ticket shows of a promo. */
export type PromoPrint = Pick<Promo, 'promo_name' | 'name_translations' | 'code' | 'discount' | 'min_price' | 'rules'>;

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

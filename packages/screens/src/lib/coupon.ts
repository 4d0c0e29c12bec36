import type { Promo } from '@seduh/contract';
import { type CouponPickerProps, type CouponTone, formatRupiah } from '@seduh/ui';

type CouponOption = CouponPickerProps['coupons'][number];

const tones: readonly CouponTone[] = ['marigold', 'espresso', 'pandan', 'sambal', 'blirik'];

/** What a ticket shows of a promo. */
export type PromoPrint = Pick<Promo, 'promo_name' | 'code' | 'discount' | 'min_price' | 'rules'>;

/** What a promo asks for, by its own rules. */
export function termsOf({ code, min_price, rules }: PromoPrint): string[] {
  const terms = [
    min_price > 0 && `From ${formatRupiah(min_price)}`,
    rules.new_user_only && 'First order only',
    rules.member_only && 'With the member card',
    rules.dine_in_only && 'Dine in only',
    rules.one_per_day && 'Once a day',
    rules.total_uses !== null && `${rules.total_uses.toLocaleString('en-US')} uses in all`,
  ];
  const asked = terms.filter((term) => term !== false);
  return asked.length > 0 ? asked : [`${code} asks for nothing`];
}

/** A promo as the ticket shows it; `index` is its place in the list and gives it its colour. */
export function couponOf(promo: PromoPrint, index: number): CouponOption {
  const { rules } = promo;
  const conditions = [
    promo.min_price > 0 && `Min. ${formatRupiah(promo.min_price)}.`,
    rules.new_user_only && 'New user.',
    rules.member_only && 'Member card.',
    rules.dine_in_only && 'Dine in only.',
    `Code ${promo.code}`,
  ];
  return {
    value: promo.code,
    tone: tones[index % tones.length] ?? 'marigold',
    offer: `${Math.round(promo.discount * 100)}%`,
    offerNote: 'off',
    title: promo.promo_name,
    condition: conditions.filter(Boolean).join(' '),
  };
}

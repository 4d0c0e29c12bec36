import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import { hoursText, type PromoPrint } from '../../lib/coupon/coupon';
import type { LateWords } from './words';

/** What a promo asks for, by its own rules. */
export function termsOf(promo: PromoPrint, { terms: m }: LateWords, money: MoneyStyle): string[] {
  const { code, kind, min_price, rules } = promo;
  const hours = hoursText(promo, money);
  const terms = [
    promo.bundle !== null && m.pieces(promo.bundle.buy + 1),
    kind === 'delivery' && m.delivered,
    hours !== null && m.only(hours),
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

import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import type { PromoPrint } from '../../lib/coupon/coupon';
import type { LateWords } from './words';

/** What a promo asks for, by its own rules. */
export function termsOf({ code, min_price, rules }: PromoPrint, { terms: m }: LateWords, money: MoneyStyle): string[] {
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

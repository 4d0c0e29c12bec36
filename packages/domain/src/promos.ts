import type { DeliveryId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { rupiahText } from './money';

/** What a promo asks of an order. */
export interface PromoTerms {
  code: string;
  min_price: number;
  dine_in_only: boolean;
  new_user_only: boolean;
  one_per_day: boolean;
  member_only: boolean;
  /** Rupiah: the order that brings the member card. */
  memberMinimum: number;
  total_uses: number | null;
  used: number;
  starts_at: Date;
  ends_at: Date;
}

/** What a promo needs to know of the customer. */
export interface PromoHistory {
  /** An order before this one that was not cancelled. */
  hasOrdered: boolean;
  /** This promo, on this business day. */
  usedToday: boolean;
  /** An order of the shop's minimum has been handed over: that is the member card. */
  isMember: boolean;
}

export interface PromoVerdict {
  applied: boolean;
  /** Why not, in people's words; null when applied. */
  reason: string | null;
  /** Rupiah short of the minimum price; null where that is not the reason. */
  missing: number | null;
}

interface Asked {
  subtotal: number;
  deliveryId: DeliveryId;
  now: Date;
  /** null: nobody is logged in. */
  history: PromoHistory | null;
}

/** Whether a promo applies. What nothing can be done about is said first, what the customer can change last. */
export function judgePromo(terms: PromoTerms | null, { subtotal, deliveryId, now, history }: Asked): PromoVerdict {
  if (!terms) return refused('We do not know this code');
  if (now < terms.starts_at) return refused('This code has not started yet');
  if (now >= terms.ends_at) return refused('This code has ended');
  if (terms.total_uses !== null && terms.used >= terms.total_uses) return refused('All uses are gone');
  if (history && terms.new_user_only && history.hasOrdered) return refused('Only for a first order');
  if (history && terms.one_per_day && history.usedToday) return refused('Already used today');
  if (history && terms.member_only && !history.isMember) {
    return refused(`Member card needed. It is free with an order of ${rupiahText(terms.memberMinimum)}`);
  }
  if (terms.dine_in_only && deliveryId !== DELIVERY.dineIn) return refused('Dine in only');
  const missing = terms.min_price - subtotal;
  if (missing > 0) return { applied: false, reason: `${rupiahText(missing)} more to use ${terms.code}`, missing };
  const asksWho = terms.new_user_only || terms.one_per_day || terms.member_only;
  if (!history && asksWho) return refused('Log in to use this code');
  return { applied: true, reason: null, missing: null };
}

const refused = (reason: string): PromoVerdict => ({ applied: false, reason, missing: null });

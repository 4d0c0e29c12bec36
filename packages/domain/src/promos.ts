import type { DeliveryId, HappyHours } from '@seduh/contract';
import { CATEGORIES, DELIVERY } from '@seduh/contract/constants';
import { rupiahText } from './money';
import { bundlePieces, isHappyHour, type OfferedLine, type PromoOffer } from './promo-offers';

/** What a promo asks of an order. */
export interface PromoTerms extends PromoOffer {
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
  /** When it counts; null for any hour. */
  happy_hours: HappyHours | null;
  /** Rupiah that it gives in all; null for no bound. */
  budget: number | null;
  given: number;
  /** What the product of its bundle is called; null where it is about none. */
  product_name: string | null;
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

/** An order as a promo is judged by. */
export interface JudgedOrder {
  subtotal: number;
  lines: readonly OfferedLine[];
  /** What the ride costs without a promo; 0 where there is none. */
  fee: number;
  deliveryId: DeliveryId;
  now: Date;
  /** Of the shop. */
  timeZone: string;
  /** null: nobody is logged in. */
  history: PromoHistory | null;
}

/** Rupiah that a promo still has to give; null for no bound. */
export const budgetLeft = ({ budget, given }: Pick<PromoTerms, 'budget' | 'given'>): number | null =>
  budget === null ? null : Math.max(budget - given, 0);

/** Whether a promo applies. What nothing can be done about is said first, what the customer can change last. */
export function judgePromo(terms: PromoTerms | null, order: JudgedOrder): PromoVerdict {
  if (!terms) return refused('We do not know this code');
  const { deliveryId, history, now } = order;
  if (now < terms.starts_at) return refused('This code has not started yet');
  if (now >= terms.ends_at) return refused('This code has ended');
  if (terms.total_uses !== null && terms.used >= terms.total_uses) return refused('All uses are gone');
  if (budgetLeft(terms) === 0) return refused('This code has given all it had');
  if (history && terms.new_user_only && history.hasOrdered) return refused('Only for a first order');
  if (history && terms.one_per_day && history.usedToday) return refused('Already used today');
  if (history && terms.member_only && !history.isMember) {
    return refused(`Member card needed. It is free with an order of ${rupiahText(terms.memberMinimum)}`);
  }
  if (terms.happy_hours && !isHappyHour(terms.happy_hours, order.timeZone, now)) {
    return refused(happyHoursText(terms.happy_hours));
  }
  if (terms.dine_in_only && deliveryId !== DELIVERY.dineIn) return refused('Dine in only');
  if (terms.kind === 'delivery' && deliveryId !== DELIVERY.doorDelivery) return refused('Door delivery only');
  return lacking(terms, order) ?? { applied: true, reason: null, missing: null };
}

/** What the order, or who orders, still lacks; null where it is nothing. */
function lacking(terms: PromoTerms, { subtotal, lines, fee, history }: JudgedOrder): PromoVerdict | null {
  const missing = terms.min_price - subtotal;
  if (missing > 0) return { applied: false, reason: `${rupiahText(missing)} more to use ${terms.code}`, missing };
  if (terms.kind === 'bundle' && terms.bundle) {
    const more = terms.bundle.buy + 1 - bundlePieces(terms.bundle, lines);
    if (more > 0) return refused(`Add ${more} more of ${bundleOf(terms)} to use ${terms.code}`);
  }
  if (terms.kind === 'delivery' && fee === 0) return refused('The ride is free already');
  const asksWho = terms.new_user_only || terms.one_per_day || terms.member_only;
  return !history && asksWho ? refused('Log in to use this code') : null;
}

const bundleOf = ({ bundle, product_name }: PromoTerms): string =>
  product_name ?? CATEGORIES.find(({ id }) => id === bundle?.category_id)?.name ?? '';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function happyHoursText({ weekdays, from, to }: HappyHours): string {
  if (weekdays.length === DAYS.length) return `Counts only at ${from} - ${to}`;
  return `Counts only on ${weekdays.map((day) => DAYS[day - 1]).join(', ')} at ${from} - ${to}`;
}

const refused = (reason: string): PromoVerdict => ({ applied: false, reason, missing: null });

/** A promo as everybody sees it: what it may cost in all, and what it has given, is the shop's own business. */
export const shownToAll = <P extends { budget: number | null; given: number }>(promo: P): P => ({
  ...promo,
  budget: null,
  given: 0,
});

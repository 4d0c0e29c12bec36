import type { DeliveryId, Foresight, ForeseenCarts, Shop } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { sumUp } from './pricing';
import { priceWithPromo, type OfferedLine } from './promo-offers';
import { budgetLeft, judgePromo, type PromoTerms } from './promos';
import { businessDay } from './zoned-clock';

/** An order that was, as far as a promo asks. */
export interface PastOrder {
  user_id: string;
  placed_at: Date;
  delivery_id: DeliveryId;
  lines: readonly OfferedLine[];
  /** What its ride would have cost without a promo. */
  fee: number;
  /** What another promo gave it; null where it had none. */
  other: number | null;
  hasOrdered: boolean;
  isMember: boolean;
}

interface ForeseeParts {
  /** As it is drafted: nothing used, nothing given. Its start and end do not matter. */
  draft: Omit<PromoTerms, 'used' | 'given' | 'starts_at' | 'ends_at'>;
  /** Oldest first. */
  orders: readonly PastOrder[];
  shop: Pick<Shop, 'time_zone' | 'tax_percent'>;
}

/**
 * Runs a promo against orders that were, by the rules of every order: what it would have given, to its budget, and how
 * much of the total it leaves. An order with another promo would have used this one where it gives more: one per order.
 */
export function foreseePromo({
  draft,
  orders,
  shop,
}: ForeseeParts): Omit<Foresight, 'from' | 'to' | 'is_capped' | 'orders'> {
  const usedOn = new Set<string>();
  const newcomers = new Set<string>();
  const carts: { subtotal: number; before: number; after: number }[] = [];
  let [given, instead, instead_given] = [0, 0, 0];
  let ended_at: string | null = null;

  for (const { lines, fee, other, delivery_id: deliveryId, placed_at: now, ...order } of orders) {
    const rates = { tax_percent: shop.tax_percent, shipping_fee: fee };
    const asked = { lines, deliveryId, shop: rates };
    const full = sumUp(asked, () => ({ discount: 0, waived: 0 }));
    const day = `${order.user_id} ${businessDay(shop.time_zone, now)}`;
    const terms = { ...draft, used: carts.length, given, starts_at: now, ends_at: new Date(now.getTime() + 1) };
    const history = {
      hasOrdered: order.hasOrdered || newcomers.has(order.user_id),
      isMember: order.isMember,
      usedToday: usedOn.has(day),
    };
    const door = deliveryId === DELIVERY.doorDelivery ? fee : 0;
    const { applied } = judgePromo(terms, {
      ...asked,
      subtotal: full.subtotal,
      fee: door,
      now,
      timeZone: shop.time_zone,
      history,
    });
    if (!applied) continue;
    const priced = priceWithPromo({ ...asked, offer: draft, left: budgetLeft(terms) });
    if (other !== null && other >= priced.given) continue;
    if (other !== null) {
      instead += 1;
      instead_given += other;
    }
    usedOn.add(day);
    newcomers.add(order.user_id);
    given += priced.given;
    carts.push({ subtotal: full.subtotal, before: full.total, after: priced.amounts.total });
    const isOver = budgetLeft({ ...draft, given }) === 0 || carts.length === draft.total_uses;
    if (isOver) ended_at = now.toISOString();
  }

  const sorted = carts.toSorted((a, b) => a.subtotal - b.subtotal);
  const tenth = Math.max(1, Math.floor(sorted.length / 10));
  return {
    used: sorted.length,
    given,
    instead,
    instead_given,
    ended_at,
    cheapest: together(sorted.slice(0, tenth)),
    dearest: together(sorted.slice(-tenth)),
  };
}

const together = (carts: readonly { before: number; after: number }[]): ForeseenCarts => ({
  carts: carts.length,
  before: carts.reduce((sum, { before }) => sum + before, 0),
  after: carts.reduce((sum, { after }) => sum + after, 0),
});

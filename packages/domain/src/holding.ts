import type { PaymentId } from '@seduh/contract';
import { firstState } from './payments';

/** How much of the shop one account may keep waiting; settings of the shop. */
export interface HoldingRules {
  unpaid_orders: number;
  unpaid_portions: number;
  first_cash_orders: number;
  first_cash_portions: number;
}

/** Open orders of one kind, and the portions in them. */
interface HeldOrders {
  orders: number;
  portions: number;
}

/** What an account keeps waiting already. */
export interface Held {
  /** Still to be paid by card, QRIS or transfer. */
  unpaid: HeldOrders;
  /** To be paid in cash at the hand-over. */
  cash: HeldOrders;
  /** Some order of this account was handed over: the shop has seen who it is. */
  hasReceived: boolean;
}

/**
 * Why an account may not have this order on top of what it keeps waiting, in people's words; null where it may. What is
 * paid holds nothing up, and cash is trusted from the first hand-over on.
 * @param order how it is paid, whole rupiah, and pieces in all its lines
 */
export function holdingRefusal(
  rules: HoldingRules,
  held: Held,
  order: { paymentId: PaymentId; total: number; portions: number },
): string | null {
  const state = firstState(order.paymentId, order.total);
  if (state === 'awaiting') {
    if (held.unpaid.orders >= rules.unpaid_orders) {
      return `You have ${counted(held.unpaid.orders, 'order')} to pay. Pay or cancel one first`;
    }
    return tooMany(order.portions, held.unpaid.portions, rules.unpaid_portions, 'can wait to be paid');
  }
  if (state === 'paid' || held.hasReceived) return null;
  if (held.cash.orders >= rules.first_cash_orders) {
    const waiting = counted(held.cash.orders, 'cash order');
    return `You have ${waiting} under way. Collect one first, or pay this one by card, QRIS or bank account`;
  }
  return tooMany(order.portions, held.cash.portions, rules.first_cash_portions, 'go without paying on a first order');
}

function tooMany(portions: number, before: number, max: number, words: string): string | null {
  if (before + portions <= max) return null;
  const already = before > 0 ? `, and ${before} of yours do already` : '';
  return `At most ${counted(max, 'portion')} ${words}${already}. Order fewer, or pay another way`;
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

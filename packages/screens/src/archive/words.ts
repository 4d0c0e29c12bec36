import type { Order, OrderMove, Refund } from '@seduh/contract';
import { formatRupiah } from '@seduh/ui';
import { formatWhen } from '../lib/format/dates';
import type { DateStyle } from '../lib/format/times';
import { causeWords, type RefundWords } from '../refunds';
import { isDineIn, isDoorDelivery, statusWord } from '../lib/orders/statuses';
import type { OrderWords } from '../lib/orders/words';

/** What was done to an order, by whom and why: `Cancelled by Dimas: The taro has run out`. */
export function moveWords({ status_name, by, name, reason }: OrderMove, way: string, m: OrderWords): string {
  const who = { customer: 'the customer', staff: name ?? 'staff', system: 'the shop’s clock' }[by];
  return `${statusWord(status_name, way, m)} by ${who}${reason ? `: ${reason}` : ''}`;
}

/** When money came and went: `Paid on 18 Nov 2026, 14:35`. */
export function moneyWords({ payment }: Pick<Order, 'payment'>, time: DateStyle, m: RefundWords): string[] {
  const { amount, paid_at, refunded_at, refunds } = payment;
  return [
    ...(paid_at ? [`Paid on ${formatWhen(paid_at, time)}`] : []),
    ...(refunds.length > 0
      ? refunds.map((refund) => refundWords(refund, time, m))
      : refunded_at
        ? [`Refunded ${formatRupiah(amount)} on ${formatWhen(refunded_at, time)}`]
        : []),
  ];
}

/** `Refunded IDR 27,500 on 18 Nov 2026, 14:35. Refund: The latte was cold`, or since when it is owed. */
function refundWords(refund: Refund, time: DateStyle, m: RefundWords): string {
  const sum = formatRupiah(refund.amount);
  const when = refund.returned_at
    ? `Refunded ${sum} on ${formatWhen(refund.returned_at, time)}`
    : `${sum} owed since ${formatWhen(refund.created_at, time)}`;
  return `${when}. ${causeWords(refund, m)}`;
}

/** Where an order went, as far as anybody said; null for what was collected. */
export function placeWords({ delivery_method, address, table }: Order): string | null {
  if (isDoorDelivery(delivery_method)) return address;
  return isDineIn(delivery_method) && table ? `Table ${table}` : null;
}

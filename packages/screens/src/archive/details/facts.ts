import type { Order, OrderMove, Refund } from '@seduh/contract';
import type { DeliveryMethodName } from '@seduh/contract/constants';
import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import { formatWhen } from '../../lib/format/dates';
import type { DateStyle } from '../../lib/format/times';
import { doorOfOrder } from '../../lib/orders/door';
import { isDineIn, isDoorDelivery, statusWord } from '../../lib/orders/statuses';
import type { OrderWords } from '../../lib/orders/words';
import { causeWords, type RefundWords } from '../../refunds';
import type { DetailWords } from './words';

/** What was done to an order, by whom and why: `Cancelled by Dimas: The taro has run out`. */
export function moveWords(
  { status_name, by, name, reason }: OrderMove,
  method: DeliveryMethodName,
  { m, orders }: { m: DetailWords; orders: OrderWords },
): string {
  const who = (by === 'staff' && name) || m.by[by];
  return m.move(statusWord(status_name, method, orders), who, reason);
}

/** What words about money that went take. */
interface MoneyTold {
  m: DetailWords;
  refunds: RefundWords;
  money: MoneyStyle;
}

/** When money came and went: `Paid on 18 Nov 2026, 14:35`. */
export function moneyWords({ payment }: Pick<Order, 'payment'>, time: DateStyle, told: MoneyTold): string[] {
  const { m, money } = told;
  const { amount, paid_at, refunded_at, refunds } = payment;
  return [
    ...(paid_at ? [m.paidOn(formatWhen(paid_at, time))] : []),
    ...(refunds.length > 0
      ? refunds.map((refund) => refundWords(refund, time, told))
      : refunded_at
        ? [m.refundedOn(formatRupiah(amount, money), formatWhen(refunded_at, time))]
        : []),
  ];
}

/** `Refunded IDR 27,500 on 18 Nov 2026, 14:35. Refund: The latte was cold`, or since when it is owed. */
function refundWords(refund: Refund, time: DateStyle, { m, refunds, money }: MoneyTold): string {
  const sum = formatRupiah(refund.amount, money);
  const when = refund.returned_at
    ? m.refundedOn(sum, formatWhen(refund.returned_at, time))
    : m.owedSince(sum, formatWhen(refund.created_at, time));
  return `${when}. ${causeWords(refund, refunds)}`;
}

/** Where an order went, as far as anybody said; null for what was collected. */
export function placeWords(order: Order, m: OrderWords): string | null {
  const { delivery_method, table } = order;
  if (isDoorDelivery(delivery_method)) return doorOfOrder(order);
  return isDineIn(delivery_method) && table ? m.table(table) : null;
}

import type { Order, Refund } from '@seduh/contract';
import { isRefundable, mayComeLate, ofPayment, refundRest } from '@seduh/domain';

/** What has gone back of the money that an order was paid with, or is owed. */
export const pastRefunds = ({ payment }: Pick<Order, 'payment'>): Refund[] => ofPayment(payment.refunds);

/** Whether staff may refund something of an order by hand. */
export const canRefund = (order: Order): boolean =>
  isRefundable(order.status_name, order.payment.state) && refundRest(order, pastRefunds(order)).amount > 0;

/** Whether staff may say that the transfer has come although nobody waited for it any more. */
export const canBookLate = ({ status_name, payment_id, payment }: Order): boolean =>
  mayComeLate(status_name, payment_id, payment.state);

const CAUSES: Readonly<Record<Refund['cause'], string>> = {
  refund: 'Refund',
  cancelled: 'Cancelled order',
  'late payment': 'Came too late',
  'paid twice': 'Paid twice',
  provider: 'Given back by the provider',
};

/** Why money goes back: `Refund: The latte was cold`. */
export const causeWords = ({ cause, reason }: Pick<Refund, 'cause' | 'reason'>): string =>
  reason ? `${CAUSES[cause]}: ${reason}` : CAUSES[cause];

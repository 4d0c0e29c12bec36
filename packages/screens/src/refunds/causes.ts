import type { Order, Refund } from '@seduh/contract';
import { isRefundable, mayComeLate, ofPayment, refundRest } from '@seduh/domain';
import type { RefundWords } from './words';

/** What has gone back of the money that an order was paid with, or is owed. */
export const pastRefunds = ({ payment }: Pick<Order, 'payment'>): Refund[] => ofPayment(payment.refunds);

/** Whether staff may refund something of an order by hand. */
export const canRefund = (order: Order): boolean =>
  isRefundable(order.status_name, order.payment.state) && refundRest(order, pastRefunds(order)).amount > 0;

/** Whether staff may say that the transfer has come although nobody waited for it any more. */
export const canBookLate = ({ status_name, payment_id, payment }: Order): boolean =>
  mayComeLate(status_name, payment_id, payment.state);

/** Why money goes back: `Refund: The latte was cold`. */
export const causeWords = ({ cause, reason }: Pick<Refund, 'cause' | 'reason'>, m: RefundWords): string =>
  reason ? `${m.causes[cause]}: ${reason}` : m.causes[cause];

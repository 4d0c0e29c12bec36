import type { Order, PaymentState, Refund } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { isRefundable, mayComeLate, ofPayment, refundRest } from '@seduh/domain';
import { formatRupiah } from '@seduh/ui';

/** What has gone back of the money that an order was paid with, or is owed. */
export const pastRefunds = ({ payment }: Pick<Order, 'payment'>): Refund[] => ofPayment(payment.refunds);

/** Whether staff may refund something of an order by hand. */
export const canRefund = (order: Order): boolean =>
  isRefundable(order.status_name, order.payment.state) && refundRest(order, pastRefunds(order)).amount > 0;

/** Whether staff may say that the transfer has come although nobody waited for it any more. */
export const canBookLate = ({ status_name, payment_id, payment }: Order): boolean =>
  mayComeLate(status_name, payment_id, payment.state);

/** How refunded money comes back to the customer, for who refunds it. */
export function howItGoesBack({ payment_id }: Pick<Order, 'payment_id'>): string {
  switch (payment_id) {
    case PAYMENT.card:
      return 'The card’s provider gives it back.';
    case PAYMENT.bankAccount:
      return 'It is owed until you have sent it and say so under Owed.';
    case PAYMENT.cashOnDelivery:
      return 'Hand it to the customer now, in cash.';
  }
}

/** What became of the last refund: `IDR 27,500 of SD-2060 refunded`, or owed, where the money is still to go. */
export function refundedWords({ number, payment }: Order): string {
  const last = payment.refunds.at(-1);
  const sum = formatRupiah(last?.amount ?? 0);
  return last?.state === 'owed' ? `${sum} of ${number} is owed back` : `${sum} of ${number} refunded`;
}

/** What became of a late transfer: `SD-2059 is taken up again`. */
export const lateWords = ({ number, status_name, payment }: Order): string =>
  status_name === 'cancelled'
    ? `${number} cannot be had any more: ${formatRupiah(payment.owed_amount)} is owed back`
    : `${number} is paid and back on the board`;

/** What happens to a transfer that came late, for who is about to book it. */
export const lateQuestion = (state: PaymentState): string =>
  state === 'expired'
    ? 'The order is taken up again if all of it can still be had. If not, the money is owed back.'
    : 'The order was cancelled, so the money is owed back.';

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

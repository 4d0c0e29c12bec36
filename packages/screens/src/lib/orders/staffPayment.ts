import type { Order } from '@seduh/contract';
import { isHandedBack, PAYMENT_RULES, whyNotConfirmable } from '@seduh/domain';
import { type ChipTone, formatRupiah } from '@seduh/ui';

type Payable = Pick<Order, 'payment' | 'payment_id' | 'status_name' | 'next_moves'>;

/** How an order's payment stands, as staff need to know it: `Waiting for transfer IDR 74,200`. */
export function staffPayment(order: Payable): { label: string; tone: ChipTone } {
  const { payment, payment_id, status_name } = order;
  const { refunded_amount: back, owed_amount: owed } = payment;
  const sum = formatRupiah(payment.amount);
  switch (payment.state) {
    case 'confirmed':
      return isFulfilment(order)
        ? { label: `Take ${sum} in cash`, tone: 'warn' }
        : { label: `Cash, ${sum}`, tone: 'plain' };
    case 'awaiting':
      return PAYMENT_RULES[payment_id].handledBy === 'provider'
        ? { label: 'Waiting for card payment', tone: 'warn' }
        : { label: `Waiting for transfer ${sum}`, tone: 'warn' };
    case 'failed':
      return { label: 'Card declined, not paid yet', tone: 'warn' };
    case 'paid':
      if (owed > 0) return { label: `Refund of ${formatRupiah(owed)} due`, tone: 'warn' };
      if (status_name === 'cancelled') return { label: `Refund of ${sum} due`, tone: 'warn' };
      return back > 0 ? { label: `Refunded ${formatRupiah(back)}`, tone: 'info' } : { label: 'Paid', tone: 'ok' };
    case 'refunded':
      return { label: 'Refunded', tone: 'info' };
    case 'expired':
      return { label: 'Not paid in time', tone: 'plain' };
    case 'cancelled':
      return { label: 'Not paid', tone: 'plain' };
  }
}

/** Whether the next move puts the order into the customer's hands: the moment cash changes them too. */
const isFulfilment = ({ next_moves: [next] }: Payable): boolean => next === 'delivered' || next === 'picked up';

/** Whether staff may say that the money has come: cash before the fulfilment, a transfer that is awaited. */
export const canConfirmPayment = ({ payment_id, payment: { state } }: Pick<Order, 'payment' | 'payment_id'>): boolean =>
  whyNotConfirmable(payment_id, state) === null;

/** What staff must do about the money of an order they cancel; null where there is none. */
export function refundNote({ payment, payment_id, status_name }: Omit<Payable, 'next_moves'>): string | null {
  if (payment.state !== 'paid') return null;
  const sum = formatRupiah(payment.amount);
  if (PAYMENT_RULES[payment_id].handledBy === 'provider') return `${sum} goes back to the card by itself.`;
  if (isHandedBack(payment_id, 'staff', status_name)) return `Hand ${sum} back to the customer.`;
  return `${sum} is owed back until the customer has it and you say so under Owed.`;
}

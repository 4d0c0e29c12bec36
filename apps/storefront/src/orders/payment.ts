import type { Order } from '@seduh/contract';
import { type ChipTone, formatRupiah } from '@seduh/ui';
import { formatDay } from '../format/dates';
import type { ShopTime } from './moments';

type Payable = Pick<Order, 'payment' | 'status_name'>;

/** How an order's payment stands: `Cash on delivery. Have IDR 111,200 ready.` */
export function paymentNote({ payment, status_name }: Payable, { zone }: Pick<ShopTime, 'zone'>): string {
  const { method, state, amount, refunded_at } = payment;
  const sum = formatRupiah(amount);
  switch (state) {
    case 'confirmed':
      return `${method}. Have ${sum} ready.`;
    case 'awaiting':
      return `${method}. We wait for ${sum}.`;
    case 'paid':
      return status_name === 'cancelled' ? `${method}. ${sum} is on its way back to you.` : `${method}.`;
    case 'failed':
      return `${method}. The payment did not go through.`;
    case 'expired':
      return `${method}. The time to pay has run out.`;
    case 'cancelled':
      return 'Nothing to pay.';
    case 'refunded':
      return refunded_at ? `Refunded ${sum} on ${formatDay(refunded_at, zone)}.` : `Refunded ${sum}.`;
  }
}

/** The word for a payment that has been made or given back, and its tone; null while there is none. */
export function paymentChip({ payment: { state } }: Payable): { label: string; tone: ChipTone } | null {
  if (state === 'paid') return { label: 'Paid', tone: 'ok' };
  return state === 'refunded' ? { label: 'Refunded', tone: 'info' } : null;
}

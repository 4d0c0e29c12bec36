import type { Order } from '@seduh/contract';
import { formatRupiah } from '@seduh/ui';

/** How an order's payment stands: `Cash on delivery. Have IDR 111,200 ready.` */
export function paymentNote({ payment: { method, state, amount } }: Pick<Order, 'payment'>): string {
  const sum = formatRupiah(amount);
  switch (state) {
    case 'confirmed':
      return `${method}. Have ${sum} ready.`;
    case 'awaiting':
      return `${method}. We wait for ${sum}.`;
    case 'paid':
      return 'Paid';
    case 'failed':
      return `${method}. The payment did not go through.`;
    case 'expired':
      return `${method}. The time to pay has run out.`;
    case 'cancelled':
      return 'Nothing to pay.';
    case 'refunded':
      return `${sum} went back to you.`;
  }
}

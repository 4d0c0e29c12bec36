import type { Order } from '@seduh/contract';
import { PAYMENT, type PaymentId } from '@seduh/contract/constants';
import {
  Banknote,
  Chip,
  type ChipTone,
  CircleCheck,
  CreditCard,
  formatRupiah,
  Landmark,
  type OrderSummaryRow,
  RotateCcw,
} from '@seduh/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../format/dates';
import type { ShopTime } from './moments';
import { isDoorDelivery } from './statuses';

/** The icon of each payment method. */
export const methodIcons: Record<PaymentId, ReactNode> = {
  [PAYMENT.card]: <CreditCard />,
  [PAYMENT.bankAccount]: <Landmark />,
  [PAYMENT.cashOnDelivery]: <Banknote />,
};

type Payable = Pick<Order, 'payment' | 'status_name'>;

/** How an order's payment stands: `Cash on delivery. Have IDR 111,200 ready.` */
export function paymentNote({ payment, status_name }: Payable, { zone }: Pick<ShopTime, 'zone'>): string {
  const { method, state, amount, refunds, refunded_at, refunded_amount: back, owed_amount: owed } = payment;
  const sum = formatRupiah(amount);
  switch (state) {
    case 'confirmed':
      return `${method}. Have ${sum} ready.`;
    case 'awaiting':
      return `${method}. We wait for ${sum}.`;
    case 'paid':
      if (status_name === 'cancelled' && back === 0) return `${method}. ${sum} is on its way back to you.`;
      return [
        `${method}.`,
        ...(back > 0 ? [`Refunded ${formatRupiah(back)} of ${sum}.`] : []),
        ...(owed > 0 ? [`${formatRupiah(owed)} is on its way back to you.`] : []),
      ].join(' ');
    case 'failed':
      return `${method}. The payment did not go through.`;
    case 'expired':
      return `${method}. The time to pay has run out.`;
    case 'cancelled':
      return 'Nothing to pay.';
    case 'refunded':
      // one day is the truth of one refund only
      return refunded_at && refunds.length < 2
        ? `Refunded ${sum} on ${formatDay(refunded_at, zone)}.`
        : `Refunded ${sum}.`;
  }
}

/** The word for a payment that has been made or given back, and its tone; null while there is none. */
export function paymentChip({ payment }: Payable): { label: string; tone: ChipTone } | null {
  const { state, refunded_amount: back } = payment;
  if (state === 'paid' && back > 0) return { label: `Refunded ${formatRupiah(back)}`, tone: 'info' };
  if (state === 'paid') return { label: 'Paid', tone: 'ok' };
  return state === 'refunded' ? { label: 'Refunded', tone: 'info' } : null;
}

/** The chip of {@link paymentChip}; nothing where there is none. */
export function PaymentChip({ order }: { order: Payable }) {
  const chip = paymentChip(order);
  return (
    chip && (
      <Chip tone={chip.tone} icon={chip.tone === 'ok' ? <CircleCheck /> : <RotateCcw />}>
        {chip.label}
      </Chip>
    )
  );
}

type Summed = Pick<Order, 'subtotal' | 'discount' | 'tax' | 'shipping' | 'promo_code' | 'delivery_method'>;

/** What an order's total is made of: on its page and on its receipt. */
export function sumRows({ subtotal, discount, tax, shipping, ...order }: Summed, taxLabel: string): OrderSummaryRow[] {
  const promo = order.promo_code ? `Promo ${order.promo_code}` : 'Discount';
  return [
    { label: 'Subtotal', amount: subtotal },
    ...(discount > 0 ? [{ label: promo, amount: discount, tone: 'discount' as const }] : []),
    { label: taxLabel, amount: tax },
    ...(shipping > 0 || isDoorDelivery(order.delivery_method) ? [{ label: 'Shipping', amount: shipping }] : []),
  ];
}

import type { Order } from '@seduh/contract';
import { DELIVERY, PAYMENT, type PaymentId } from '@seduh/contract/constants';
import {
  Banknote,
  Chip,
  type ChipTone,
  CircleCheck,
  CreditCard,
  formatRupiah,
  Landmark,
  type MoneyStyle,
  type OrderSummaryRow,
  QrCode,
  RotateCcw,
  useMoney,
} from '@seduh/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../format/dates';
import type { DateStyle } from '../format/times';
import { useWords } from '../words/words';
import { orderWords, type OrderWords } from './words';

/** The icon of each payment method. */
export const methodIcons: Record<PaymentId, ReactNode> = {
  [PAYMENT.card]: <CreditCard />,
  [PAYMENT.bankAccount]: <Landmark />,
  [PAYMENT.cashOnDelivery]: <Banknote />,
  [PAYMENT.cash]: <Banknote />,
  [PAYMENT.terminal]: <CreditCard />,
  [PAYMENT.qris]: <QrCode />,
};

type Payable = Pick<Order, 'payment' | 'payment_id' | 'status_name'>;

/** What words about money take: those of orders, and how rupiah are written. */
export interface MoneyWords {
  m: OrderWords;
  money: MoneyStyle;
}

/** {@link MoneyWords} in the language round it. */
export const useMoneyWords = (): MoneyWords => ({ m: useWords(orderWords), money: useMoney() });

/** How an order's payment stands: `Cash on delivery. Have IDR 111,200 ready.` */
export function paymentNote(
  { payment, payment_id, status_name }: Payable,
  style: DateStyle,
  { m, money }: MoneyWords,
): string {
  const { state, amount, refunds, refunded_at, refunded_amount: back, owed_amount: owed } = payment;
  const { paying } = m;
  const method = m.payments[payment_id];
  const sum = formatRupiah(amount, money);
  switch (state) {
    case 'confirmed':
      return `${method}. ${paying.cash(sum)}`;
    case 'awaiting':
      return `${method}. ${paying.awaiting(sum)}`;
    case 'paid':
      if (status_name === 'cancelled' && back === 0) return `${method}. ${paying.goesBack(sum)}`;
      return [
        `${method}.`,
        ...(back > 0 ? [paying.partly(formatRupiah(back, money), sum)] : []),
        ...(owed > 0 ? [paying.goesBack(formatRupiah(owed, money))] : []),
      ].join(' ');
    case 'failed':
      return `${method}. ${paying.failed}`;
    case 'expired':
      return `${method}. ${paying.expired}`;
    case 'cancelled':
      return paying.nothing;
    case 'refunded':
      // one day is the truth of one refund only
      return refunded_at && refunds.length < 2 ? paying.backOn(sum, formatDay(refunded_at, style)) : paying.back(sum);
  }
}

/** The word for a payment that has been made or given back, and its tone; null while there is none. */
export function paymentChip(
  { payment }: Pick<Order, 'payment'>,
  { m, money }: MoneyWords,
): { label: string; tone: ChipTone } | null {
  const { state, refunded_amount: back } = payment;
  if (state === 'paid' && back > 0) return { label: m.refundedSum(formatRupiah(back, money)), tone: 'info' };
  if (state === 'paid') return { label: m.paid, tone: 'ok' };
  return state === 'refunded' ? { label: m.refunded, tone: 'info' } : null;
}

/** The chip of {@link paymentChip}; nothing where there is none. */
export function PaymentChip({ order }: { order: Payable }) {
  const chip = paymentChip(order, useMoneyWords());
  return (
    chip && (
      <Chip tone={chip.tone} icon={chip.tone === 'ok' ? <CircleCheck /> : <RotateCcw />}>
        {chip.label}
      </Chip>
    )
  );
}

type Summed = Pick<
  Order,
  'subtotal' | 'discount' | 'tax' | 'shipping' | 'promo_code' | 'points' | 'delivery_id' | 'delivery_area'
>;

/** What an order's total is made of: on its page and on its receipt. */
export function sumRows(
  { subtotal, discount, tax, shipping, ...order }: Summed,
  m: OrderWords,
  taxLabel = m.taxAndFees,
): OrderSummaryRow[] {
  const used = order.points?.used ?? 0;
  // a promo that took nothing off what was bought has paid the ride
  const ride = discount === 0 && shipping === 0 && order.promo_code ? m.promo(order.promo_code) : null;
  const promo = order.promo_code ? m.promo(order.promo_code) : used > 0 ? m.freeCup(used) : m.discount;
  return [
    { label: m.subtotal, amount: subtotal },
    ...(discount > 0 ? [{ label: promo, amount: discount, tone: 'discount' as const }] : []),
    { label: taxLabel, amount: tax },
    ...(shipping > 0 || order.delivery_id === DELIVERY.doorDelivery
      ? [{ label: [m.shipping, order.delivery_area, ride].filter(Boolean).join(', '), amount: shipping }]
      : []),
  ];
}

/** What an order brought to its customer's card; nothing where that is no point. */
export function PointsNote({ order: { points } }: { order: Pick<Order, 'points'> }) {
  const m = useWords(orderWords);
  return points && points.earned > 0 ? <p className="sd-small">{m.pointsEarned(points.earned)}</p> : null;
}

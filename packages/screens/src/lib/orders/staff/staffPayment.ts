import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { isProviderMethod, PAYMENT_RULES, type ProviderMethod, wayBack, whyNotConfirmable } from '@seduh/domain';
import { type ChipTone, formatRupiah, type MoneyStyle, useMoney } from '@seduh/ui';
import { useWords } from '../../words/words';
import { type StaffMoneyWords, staffMoneyWords } from './words';

type Payable = Pick<Order, 'payment' | 'payment_id' | 'status_name' | 'next_moves'>;

/** What words to staff about money take: their own, and how rupiah are written. */
export interface StaffMoney {
  m: StaffMoneyWords;
  money: MoneyStyle;
}

/** {@link StaffMoney} in the language round it. */
export const useStaffMoney = (): StaffMoney => ({ m: useWords(staffMoneyWords), money: useMoney() });

/** What is said while a provider's payment is waited for, and once it was declined. */
const BY_PROVIDER: Record<ProviderMethod, (m: StaffMoneyWords) => { waits: string; declined: string }> = {
  [PAYMENT.card]: (m) => ({ waits: m.cardWaits, declined: m.declined }),
  [PAYMENT.qris]: (m) => ({ waits: m.qrisWaits, declined: m.qrisDeclined }),
};

/** How an order's payment stands, as staff need to know it: `Waiting for transfer IDR 74,200`. */
export function staffPayment(order: Payable, { m, money }: StaffMoney): { label: string; tone: ChipTone } {
  const { payment, payment_id, status_name } = order;
  const { refunded_amount: back, owed_amount: owed } = payment;
  const sum = formatRupiah(payment.amount, money);
  const byProvider = isProviderMethod(payment_id) ? BY_PROVIDER[payment_id](m) : null;
  switch (payment.state) {
    case 'confirmed':
      return isFulfilment(order) ? { label: m.take(sum), tone: 'warn' } : { label: m.cash(sum), tone: 'plain' };
    case 'awaiting':
      return { label: byProvider?.waits ?? m.transferWaits(sum), tone: 'warn' };
    case 'failed':
      return { label: byProvider?.declined ?? m.declined, tone: 'warn' };
    case 'paid':
      if (owed > 0) return { label: m.due(formatRupiah(owed, money)), tone: 'warn' };
      if (status_name === 'cancelled') return { label: m.due(sum), tone: 'warn' };
      return back > 0 ? { label: m.partly(formatRupiah(back, money)), tone: 'info' } : { label: m.paid, tone: 'ok' };
    case 'refunded':
      return { label: m.refunded, tone: 'info' };
    case 'expired':
      return { label: m.expired, tone: 'plain' };
    case 'cancelled':
      return { label: m.nothing, tone: 'plain' };
  }
}

/** Whether the next move puts the order into the customer's hands: the moment cash changes them too. */
const isFulfilment = ({ next_moves: [next] }: Payable): boolean => next === 'delivered' || next === 'picked up';

/** Whether staff may say that the money has come: cash before the fulfilment, a transfer that is awaited. */
export const canConfirmPayment = ({ payment_id, payment: { state } }: Pick<Order, 'payment' | 'payment_id'>): boolean =>
  whyNotConfirmable(payment_id, state) === null;

/** What staff must do about the money of an order they cancel; null where there is none. */
export function refundNote(
  { payment, payment_id, status_name }: Omit<Payable, 'next_moves'>,
  { m, money }: StaffMoney,
): string | null {
  if (payment.state !== 'paid') return null;
  const sum = formatRupiah(payment.amount, money);
  switch (PAYMENT_RULES[payment_id].goesBack) {
    case 'app':
      return m.toApp(sum);
    case 'card':
      return m.toCard(sum);
    case 'terminal':
      return m.onTerminal(sum);
    case 'transfer':
      return m.owed(sum);
    case 'hand':
      return wayBack(payment_id, 'staff', status_name) === 'returned' ? m.byHand(sum) : m.owed(sum);
  }
}

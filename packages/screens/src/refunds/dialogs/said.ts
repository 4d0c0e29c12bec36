import type { Order } from '@seduh/contract';
import { formatRupiah, type MoneyStyle } from '@seduh/ui';
import type { RefundDialogWords } from './words';

/** What became of the last refund: `IDR 27,500 of SD-2060 refunded`, or owed, where the money is still to go. */
export function refundedWords({ number, payment }: Order, m: RefundDialogWords, money: MoneyStyle): string {
  const last = payment.refunds.at(-1);
  const sum = formatRupiah(last?.amount ?? 0, money);
  return last?.state === 'owed' ? m.isOwed(sum, number) : m.refunded(sum, number);
}

/** What became of a late transfer: `SD-2059 is paid and back on the board`. */
export const lateWords = ({ number, status_name, payment }: Order, m: RefundDialogWords, money: MoneyStyle): string =>
  status_name === 'cancelled' ? m.gone(number, formatRupiah(payment.owed_amount, money)) : m.backOnBoard(number);

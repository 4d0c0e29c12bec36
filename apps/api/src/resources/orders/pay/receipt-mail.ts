import { LIMITS } from '@seduh/contract/constants';
import type { Tx } from '../../../platform/db/tx';
import { receiptMail } from './receipt-template';
import { queueMail, unqueueMail } from '../../../platform/mail/repository';
import { firstKnown } from '../../../platform/words';
import { findReceiptReader } from '../quote/facts-repository';
import { readReceipt } from '../read/service';

/**
 * Mails the receipt of an order that has just been paid, in the transaction that pays it: once for each order, however
 * often it is paid, and to nobody whose account is closed or who is a guest.
 * @param undoable where staff may still take back what paid it: the receipt waits until they cannot
 */
export async function mailReceipt(
  tx: Tx,
  { id, userId }: { id: string; userId: string | null },
  now: Date,
  undoable: 'undoable' | null = null,
): Promise<void> {
  if (userId === null) return;
  const reader = await findReceiptReader(tx, userId, id);
  if (!reader) return;
  const receipt = await readReceipt(tx, { userId, role: 'User' }, id, now);
  const wait = undoable ? (LIMITS.undoSeconds + 1) * 1_000 : 0;
  const mail = receiptMail(receipt, reader.email, firstKnown(reader.language));
  await queueMail(tx, { ...mail, sendAfter: new Date(now.getTime() + wait) }, now);
}

/** Takes a receipt back with the payment that it was about. */
export const takeReceiptBack = (tx: Tx, orderId: string): Promise<void> => unqueueMail(tx, 'receipt', orderId);

import { z } from 'zod';
import { Id, Instant, named } from './common';

/** A receipt that did not reach its customer. */
export const UnsentReceipt = named('UnsentReceipt', { order_id: Id, number: z.string() });

/** What staff have to know of the shop's mails. */
export const UndeliveredMails = named('UndeliveredMails', {
  /** Given up in the last seven days. */
  failed: z.int().nonnegative(),
  /** Receipts among them, the latest first; at most twenty. */
  receipts: z.array(UnsentReceipt).max(20),
  /** Tried in vain so far: they are tried again until they are a day old. */
  waiting: z.int().nonnegative(),
  /** Since when the first of these waits; null where none does. */
  waiting_since: Instant.nullable(),
});
export type UndeliveredMails = z.infer<typeof UndeliveredMails>;

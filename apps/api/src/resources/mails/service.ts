import type { UndeliveredMails } from '@seduh/contract';
import { orderNumber } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import { countUndelivered, findUnsentReceipts } from './repository';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** More than anybody reads out; the contract holds no more. */
const RECEIPTS = 20;

/** What could not be sent in a week, and what waits because the mail server does not take it. */
export async function readUndeliveredMails(db: Db, clock: Clock): Promise<UndeliveredMails> {
  const since = new Date(clock.now().getTime() - WEEK_MS);
  const { waiting_since, ...counts } = await countUndelivered(db, since);
  const receipts = await findUnsentReceipts(db, since, RECEIPTS);
  return {
    ...counts,
    waiting_since: waiting_since?.toISOString() ?? null,
    receipts: receipts.map(({ id, number }) => ({ order_id: id, number: orderNumber(number) })),
  };
}

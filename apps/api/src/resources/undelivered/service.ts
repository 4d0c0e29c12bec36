import type { NoticeKind, Undelivered, UndeliveredItem, UndeliveredReason } from '@seduh/contract';
import { isStillNews, orderNumber } from '@seduh/domain';
import type { AuditAction } from '@seduh/contract/constants';
import type { Clock } from '../../platform/clock';
import { recordAct } from '../../platform/db/audit';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { mailReceipt } from '../orders/pay/receipt-mail';
import {
  countGivenUp,
  countWaiting,
  dismissGivenUp,
  listGivenUp,
  requeueNotices,
  takeGivenUpMail,
  type GivenUp,
} from './repository';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Of everything at once: more than a morning's trouble, and a transaction that nobody waits behind. */
const AT_ONCE = 50;

interface UndeliveredContext {
  db: Db;
  /** For what only reads. */
  reports: Db;
  clock: Clock;
}

/** Which of them: null for all. */
type Ids = readonly string[] | null;

/** How much was given up in the last week and nobody put aside, by way; nothing of a way where all got through. */
export const countUndelivered = (db: Db, now: Date) => countGivenUp(db, new Date(now.getTime() - WEEK_MS));

/** What did not reach people, and what staff do about it. */
export function createUndeliveredService({ db, reports, clock }: UndeliveredContext) {
  const since = () => new Date(clock.now().getTime() - WEEK_MS);

  /** Does something about what was given up, and says in the record about how many. */
  const act = (by: string, action: AuditAction, work: (tx: Tx, now: Date) => Promise<number>): Promise<void> =>
    withTx(db, async (tx) => {
      const at = clock.now();
      const before = await work(tx, at);
      if (before === 0) return;
      const changes = [{ field: 'undelivered', of: null, before, after: 0 } as const];
      await recordAct(tx, { by, action, subject: null, at }, changes);
    });

  return {
    /** What was given up in a week and nobody put aside, and what waits because the mail server does not take it. */
    async read(limit: number): Promise<Undelivered> {
      const [counts, items, { waiting, waiting_since }] = await Promise.all([
        countGivenUp(reports, since()),
        listGivenUp(reports, since(), limit),
        countWaiting(reports),
      ]);
      const by_way = { mail: 0, push: 0, phone: 0 };
      for (const { way, count } of counts) by_way[way] = count;
      return { by_way, items: items.map(itemOf), waiting, waiting_since: waiting_since?.toISOString() ?? null };
    },

    /** Brings them once more, as far as they still say something; what does not stays where it is. */
    retry: (ids: Ids, by: string): Promise<void> =>
      act(by, 'news.retry', async (tx, now) => {
        const found = (await listGivenUp(tx, since(), AT_ONCE, ids)).filter(saysSomething);
        const isReceipt = ({ what }: GivenUp) => what === 'receipt';
        let done = await requeueNotices(
          tx,
          found.filter((one) => !isReceipt(one)).map(({ id }) => id),
          now,
        );
        for (const { id, orderId, userId } of found.filter(isReceipt)) {
          // nothing of a mail is kept: it is written anew, of the order as it is now
          if (!orderId || !userId || !(await takeGivenUpMail(tx, id))) continue;
          await mailReceipt(tx, { id: orderId, userId }, now);
          done += 1;
        }
        return done;
      }),

    /** Puts them aside: they are seen to. */
    dismiss: (ids: Ids, by: string): Promise<void> =>
      act(by, 'news.dismiss', (tx, now) => dismissGivenUp(tx, since(), ids, now)),
  };
}

/** Links in mails about an account are too old by then: whoever wants one asks for another. */
function saysSomething({ what, status, deliveryId }: GivenUp): boolean {
  if (what === 'account' || status === null || deliveryId === null) return false;
  return what === 'receipt' || isStillNews(what satisfies NoticeKind, { status, deliveryId });
}

const itemOf = (given: GivenUp): UndeliveredItem => ({
  id: given.id,
  way: given.way,
  what: given.what,
  order_id: given.orderId,
  number: given.number === null ? null : orderNumber(given.number),
  reason: reasonOf(given),
  at: given.failedAt.toISOString(),
  can_retry: saysSomething(given),
});

/** What Twilio calls numbers that nobody can be reached by: none, no mobile, or one that has asked to be left alone. */
const NO_NUMBER = /^twilio \d+ (?:21211|21214|21610|21614)$/;
/** A refusal of this one, by whoever would bring it; 401, 403 and 429 are of all that the shop sends. */
const REFUSED = /^(?:EMESSAGE|ENOTPUBLIC|(?:push|twilio) 4(?!01|03|08|29)\d\d)/;

/** Why, in a word that people are told more by than the code that was kept. */
function reasonOf({ failure }: Pick<GivenUp, 'failure'>): UndeliveredReason {
  if (failure === 'too old') return 'old';
  if (failure.startsWith('EENVELOPE')) return 'address';
  if (NO_NUMBER.test(failure)) return 'number';
  return REFUSED.test(failure) ? 'refused' : 'away';
}

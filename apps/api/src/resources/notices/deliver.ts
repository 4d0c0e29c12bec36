import { isForStaff, isStillNews } from '@seduh/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import type { Logger } from '../../platform/logging/logger';
import { failureOf } from '../../platform/mail/deliver';
import type { Mailer } from '../../platform/mail/mailer';
import type { MessageProvider } from '../../platform/messages/provider';
import type { Push } from '../../platform/push/pusher';
import { Undelivered } from '../../platform/undelivered';
import { firstKnown } from '../../platform/words';
import {
  claimNotices,
  findNoticeNow,
  noteNoticeDropped,
  noteNoticeRetry,
  noteNoticeSent,
  type ClaimedNotice,
  type NoticeNow,
} from './repository';
import { forgetSubscription, touchSubscription } from './subscriptions-repository';
import type { StopTokens } from './stop-tokens';
import { noticeMail, noticeMessage, noticeText } from './telling';

/** How notices are taken; a test swaps it to show what it is for. */
export type ClaimNotices = typeof claimNotices;

/** By what notices reach people. */
interface NoticeCarriers {
  push: Push;
  mailer: Mailer;
  /** null where the shop sends no messages to phones. */
  messages: MessageProvider | null;
}

interface DeliverContext {
  db: Db;
  clock: Clock;
  logger: Logger;
  carriers: NoticeCarriers;
  /** Where people reach the shop; null where nobody said. */
  publicUrl: string | null;
  stopTokens: StopTokens;
  claim?: ClaimNotices | undefined;
}

const AT_ONCE = 8;
const SECOND_MS = 1_000;
/** Longer than any carrier is waited for: who has not noted by then what became of a notice has died. */
const CLAIM_MS = 60 * SECOND_MS;
/** Pauses after the first tries; the last one goes on. */
const PAUSES_MS = [5, 15, 60, 180, 300].map((seconds) => seconds * SECOND_MS);

/** Brings what is due, a few at a time, until nothing is. Any number of processes may do it at once. */
export async function deliverNotices(context: DeliverContext): Promise<void> {
  const { db, clock, claim = claimNotices } = context;
  for (;;) {
    const now = clock.now();
    const notices = await claim(db, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
    if (notices.length === 0) return;
    await Promise.all(notices.map((notice) => bring(context, notice)));
  }
}

async function bring(context: DeliverContext, notice: ClaimedNotice): Promise<void> {
  const { db, clock, logger } = context;
  const about = await findNoticeNow(db, notice, clock.now());
  const why = about ? whyNot(notice, about, clock.now()) : 'no order';
  if (!about || why) return noteNoticeDropped(db, notice, clock.now(), why ?? 'no order');
  try {
    await carry(context, notice, about);
  } catch (error) {
    const { reason, how, retryAfterMs } = error instanceof Undelivered ? error : ofMail(error);
    if (how === 'gone' && about.endpoint !== null) await forgetSubscription(db, notice.target, about.endpoint);
    const now = clock.now();
    const pause = Math.max(PAUSES_MS[notice.tries - 1] ?? PAUSES_MS.at(-1) ?? 0, retryAfterMs);
    const again = new Date(now.getTime() + pause);
    const fields = { notice: notice.id, kind: notice.kind, channel: notice.channel, reason, tries: notice.tries };
    if (how === 'for now' && again < notice.giveUpAt) {
      logger.warn({ ...fields, again }, 'a notice was not taken, trying again later');
      return noteNoticeRetry(db, notice, again, reason);
    }
    // that somebody has left their browser is no fault of anybody's
    logger[how === 'gone' ? 'info' : 'error'](fields, 'a notice could not be brought');
    return noteNoticeDropped(db, notice, now, reason);
  }
  await noteNoticeSent(db, notice, clock.now());
  if (notice.channel === 'push') await touchSubscription(db, notice.target, clock.now());
}

/** Why a notice is not brought any more, in a word; null where it is. */
function whyNot({ kind, channel, giveUpAt }: ClaimedNotice, about: NoticeNow, now: Date): string | null {
  if (now >= giveUpAt) return 'too old';
  if (!isStillNews(kind, about)) return 'no news';
  // whoever is logged in there by now must not hear of somebody else's order
  const isTheirs = isForStaff(kind) ? about.role === 'Admin' : about.userId === about.ownerId;
  if (about.userId === null || !isTheirs) return 'nobody there';
  return channel === 'push' && about.endpoint === null ? 'nobody there' : null;
}

async function carry(
  { carriers: { push, mailer, messages }, publicUrl, stopTokens, clock }: DeliverContext,
  { id, kind, orderId, channel, target, giveUpAt }: ClaimedNotice,
  about: NoticeNow,
): Promise<void> {
  const told = noticeText({ kind, orderId, ...about, language: firstKnown(about.language), now: clock.now() });
  const ttl = Math.ceil((giveUpAt.getTime() - clock.now().getTime()) / SECOND_MS);
  switch (channel) {
    case 'push': {
      const { endpoint, p256dh, auth } = about;
      if (!endpoint || !p256dh || !auth) throw new Undelivered('nobody there', 'gone');
      const { title, body, path: url } = told;
      const notice = { title, body, url, tag: `order-${orderId}`, insistent: kind === 'new order' };
      return push({ endpoint, p256dh, auth }, notice, { ttl, topic: orderId.replaceAll('-', '') });
    }
    case 'mail':
      return mailer.send({
        id,
        from: about.shopName,
        to: about.email ?? '',
        ...noticeMail(told, publicUrl, stopTokens.of(target)),
      });
    case 'message':
      if (!messages || !about.phone) throw new Undelivered('no way to a phone', 'gone');
      return messages.send({ to: about.phone, text: noticeMessage(told, about.shopName, publicUrl), ttl });
  }
}

function ofMail(error: unknown): Undelivered {
  const { reason, isFinal } = failureOf(error);
  return new Undelivered(reason, isFinal ? 'for good' : 'for now');
}

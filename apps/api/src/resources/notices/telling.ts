import type { DeliveryId, NoticeKind } from '@seduh/contract';
import { DELIVERY, hrefOf, PAGES, type Locale } from '@seduh/contract/constants';
import { clockText, daysAhead, orderNumber } from '@seduh/domain';
import type { Mail } from '../../platform/mail/mailer';
import { pathIn } from '../../platform/words';
import { NOTICE_WORDS } from './words';
import type { NewTime } from './words/en';

/** What a notice is made from. */
export interface NoticeFacts {
  kind: NoticeKind;
  orderId: string;
  number: number;
  deliveryId: DeliveryId;
  customerName: string;
  /** When a late order is expected, a full minute as forecasts end at; null where nobody knows. */
  foreseenAt?: Date | null;
  /** Why it is late, in the words of staff. */
  delayReason?: string | null;
  timeZone?: string;
  /** When it is told. */
  now?: Date;
  /** Whom it is for reads this one. */
  language: Locale;
}

export interface NoticeText {
  language: Locale;
  title: string;
  body: string;
  /** The page that it opens, as a path of the shop. */
  path: string;
}

/** What somebody is told: short, as it stands on a lock screen. */
export function noticeText(facts: NoticeFacts): NoticeText {
  const { kind, orderId, number, deliveryId, customerName, language } = facts;
  const order = orderNumber(number);
  const words = NOTICE_WORDS[language];
  const told = (text: { title: string; body: string }, path: string) => ({
    language,
    ...text,
    path: pathIn(language, path),
  });
  const page = hrefOf(PAGES.historyOrder, orderId);
  const onBoard = `${PAGES.orders.path}?search=${encodeURIComponent(order)}`;
  switch (kind) {
    case 'accepted':
      return told(words.accepted(order), page);
    case 'late':
      return told(words.late(order, newTimeOf(facts), facts.delayReason ?? null), page);
    case 'offer':
      return told(words.offer(order), page);
    case 'ready':
      return told(deliveryId === DELIVERY.dineIn ? words.readyAtTable(order) : words.readyAtCounter(order), page);
    case 'out for delivery':
      return told(words.onTheWay(order), page);
    case 'new order':
      return told(words.newOrder(order, customerName), onBoard);
    case 'message':
      return told(words.message(order), page);
    case 'question':
      return told(words.question(order, customerName), onBoard);
  }
}

/** `14:25`, on another day with that, `28 Nov`, as they are written in the reader's language; null where nobody knows. */
function newTimeOf({ foreseenAt, timeZone, now, language }: NoticeFacts): NewTime | null {
  if (!foreseenAt || !timeZone) return null;
  const clock = clockText(timeZone, foreseenAt);
  return {
    clock: language === 'id' ? clock.replace(':', '.') : clock,
    day: now && daysAhead(timeZone, foreseenAt, now) !== 0 ? dayIn(language, timeZone).format(foreseenAt) : null,
  };
}

const dayIn = (language: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone, day: 'numeric', month: 'short' });

/**
 * The same as a mail, with the way out of such mails: a link at its foot, and one for the reader's mail program.
 * @param shopUrl where the shop is reached; null: unknown
 * @param stopToken the reader's own
 */
export function noticeMail(
  { language, title, body, path }: NoticeText,
  shopUrl: string | null,
  stopToken: string,
): Pick<Mail, 'subject' | 'text' | 'unsubscribe'> {
  const { wayOut, wayOutByProfile } = NOTICE_WORDS[language];
  if (shopUrl === null) return { subject: title, text: `${title}. ${body}\n\n${wayOutByProfile}` };
  const link = (to: string) => new URL(to, shopUrl).href;
  const page = (at: string) => link(pathIn(language, at));
  const unsubscribe = `${page(PAGES.newsStop.path)}?token=${stopToken}`;
  const foot = wayOut(unsubscribe, page(PAGES.profile.path));
  return { subject: title, text: [`${title}. ${body}`, link(path), foot].join('\n\n'), unsubscribe };
}

/** The same as a text for a phone. */
export const noticeMessage = ({ title, body, path }: NoticeText, shopName: string, shopUrl: string | null): string =>
  [`${shopName}: ${title}. ${body}`, shopUrl && new URL(path, shopUrl).href].filter(Boolean).join(' ');

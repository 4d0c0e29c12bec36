import type { DeliveryId, NoticeKind } from '@seduh/contract';
import { DELIVERY, PAGES } from '@seduh/contract/constants';
import { orderNumber } from '@seduh/domain';

/** What a notice is made from. */
export interface NoticeFacts {
  kind: NoticeKind;
  orderId: string;
  number: number;
  deliveryId: DeliveryId;
  customerName: string;
}

export interface NoticeWords {
  title: string;
  body: string;
  /** The page that it opens, as a path of the shop. */
  path: string;
}

/** What somebody is told: short, as it stands on a lock screen. */
export function noticeWords({ kind, orderId, number, deliveryId, customerName }: NoticeFacts): NoticeWords {
  const name = orderNumber(number);
  const path = PAGES.historyOrder.path.replace(':id', orderId);
  switch (kind) {
    case 'accepted':
      return { title: `${name} is accepted`, body: 'The kitchen has your order.', path };
    case 'late':
      return { title: `${name} is running late`, body: 'It is later than promised. We are sorry for the wait.', path };
    case 'ready':
      return { title: `${name} is ready`, body: READY[deliveryId] ?? `Say ${name} at the counter.`, path };
    case 'out for delivery':
      return { title: `${name} is on the way`, body: 'The rider has just left the shop.', path };
    case 'new order':
      return {
        title: `New order ${name}`,
        body: `From ${customerName}.`,
        path: `${PAGES.orders.path}?search=${encodeURIComponent(name)}`,
      };
  }
}

const READY: Partial<Record<DeliveryId, string>> = { [DELIVERY.dineIn]: 'We bring it to your table.' };

/** The same as a mail, with the way out of such mails. @param shopUrl where the shop is reached; null: unknown */
export function noticeMail(
  { title, body, path }: NoticeWords,
  shopUrl: string | null,
): { subject: string; text: string } {
  const link = (to: string) => (shopUrl === null ? null : new URL(to, shopUrl).href);
  const profile = link(PAGES.profile.path);
  const paragraphs = [
    `${title}. ${body}`,
    link(path),
    `You asked for news of your orders by e-mail. Turn them off in your profile${profile ? `: ${profile}` : '.'}`,
  ];
  return { subject: title, text: paragraphs.filter((paragraph) => paragraph !== null).join('\n\n') };
}

/** The same as a text for a phone. */
export const noticeText = ({ title, body, path }: NoticeWords, shopName: string, shopUrl: string | null): string =>
  [`${shopName}: ${title}. ${body}`, shopUrl && new URL(path, shopUrl).href].filter(Boolean).join(' ');

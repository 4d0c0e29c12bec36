import { DELIVERY, type Locale } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { noticeMail, noticeMessage, noticeText, type NoticeFacts } from './telling';

const facts = (kind: NoticeFacts['kind'], language: Locale, deliveryId: NoticeFacts['deliveryId'] = DELIVERY.pickUp) =>
  noticeText({ kind, orderId: 'one', number: 2041, deliveryId, customerName: 'Rani', language });

/** One that is expected at 14:26 by the shop's clock. */
const at = new Date('2026-11-20T07:26:00Z');
/** After midnight by the shop's clock. */
const tomorrow = new Date('2026-11-20T17:26:00Z');
const late = (language: Locale, foreseenAt: Date, delayReason: string | null = null) =>
  noticeText({
    kind: 'late',
    orderId: 'one',
    number: 2041,
    deliveryId: DELIVERY.pickUp,
    customerName: 'Rani',
    language,
    foreseenAt,
    delayReason,
    timeZone: 'Asia/Jakarta',
    now: new Date('2026-11-20T05:00:00Z'),
  });

it.each([
  [facts('accepted', 'en'), 'SD-2041 is accepted', 'The kitchen has your order.'],
  [facts('late', 'en'), 'SD-2041 is running late', 'It is later than promised. We are sorry for the wait.'],
  [late('en', at), 'SD-2041 is running late', 'Now about 14:26. We are sorry for the wait.'],
  [late('en', at, 'No milk'), 'SD-2041 is running late', 'Now about 14:26. No milk. We are sorry for the wait.'],
  [late('id', at), 'SD-2041 agak terlambat', 'Sekarang sekitar pukul 14.26. Maaf sudah membuatmu menunggu, ya.'],
  [late('en', tomorrow), 'SD-2041 is running late', 'Now about 21 Nov, 00:26. We are sorry for the wait.'],
  [
    late('id', tomorrow),
    'SD-2041 agak terlambat',
    'Sekarang sekitar 21 Nov pukul 00.26. Maaf sudah membuatmu menunggu, ya.',
  ],
  [facts('ready', 'en'), 'SD-2041 is ready', 'Say SD-2041 at the counter.'],
  [facts('ready', 'en', DELIVERY.dineIn), 'SD-2041 is ready', 'We bring it to your table.'],
  [facts('out for delivery', 'en'), 'SD-2041 is on the way', 'The rider has just left the shop.'],
  [facts('new order', 'en'), 'New order SD-2041', 'From Rani.'],
  [facts('accepted', 'id'), 'SD-2041 diterima', 'Pesananmu sudah di dapur.'],
  [facts('ready', 'id'), 'SD-2041 siap', 'Sebut SD-2041 di kasir.'],
  [facts('ready', 'id', DELIVERY.dineIn), 'SD-2041 siap', 'Kami antar ke mejamu.'],
  [facts('new order', 'id'), 'Pesanan baru SD-2041', 'Dari Rani.'],
])('tells %o', (text, title, body) => {
  expect(text).toMatchObject({ title, body });
});

describe('a mail and a message', () => {
  const foot = (text: string) => text.split('\n\n').at(-1);

  it('say the same, the mail with the way out of such mails in its foot and for the mail program', () => {
    const text = facts('accepted', 'en');
    const stop = 'https://seduh.example/news/stop?token=of-rani';
    expect(noticeMail(text, 'https://seduh.example', 'of-rani')).toEqual({
      subject: 'SD-2041 is accepted',
      text:
        'SD-2041 is accepted. The kitchen has your order.\n\nhttps://seduh.example/history/one\n\nYou asked for news of ' +
        `your orders by e-mail. Stop them here, without a login: ${stop}\n` +
        'Everything you get is in your profile: https://seduh.example/profile',
      unsubscribe: stop,
    });
    expect(noticeMessage(text, 'Seduh', null)).toBe('Seduh: SD-2041 is accepted. The kitchen has your order.');
  });

  it('name no address where nobody said one', () => {
    const mail = noticeMail(facts('accepted', 'en'), null, 'of-rani');
    expect(mail.unsubscribe).toBeUndefined();
    expect(mail.text).not.toContain('of-rani');
    expect(foot(mail.text)).toBe('You asked for news of your orders by e-mail. Turn them off in your profile.');
  });

  it('are Indonesian for who reads that, every link too', () => {
    const { subject, text, unsubscribe } = noticeMail(facts('late', 'id'), 'https://seduh.example', 'of-rani');
    expect(subject).toBe('SD-2041 agak terlambat');
    expect(foot(text)).toContain('Mau berhenti?');
    expect(unsubscribe).toBe('https://seduh.example/id/news/stop?token=of-rani');
    const links = text.match(/https:\S+/g);
    expect(links).toEqual(['https://seduh.example/id/history/one', unsubscribe, 'https://seduh.example/id/profile']);
  });
});

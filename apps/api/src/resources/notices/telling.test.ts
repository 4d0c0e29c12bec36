import { DELIVERY, type Locale } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import { noticeMail, noticeMessage, noticeText, type NoticeFacts } from './telling';

const facts = (kind: NoticeFacts['kind'], language: Locale, deliveryId: NoticeFacts['deliveryId'] = DELIVERY.pickUp) =>
  noticeText({ kind, orderId: 'one', number: 2041, deliveryId, customerName: 'Rani', language });

it.each([
  [facts('accepted', 'en'), 'SD-2041 is accepted', 'The kitchen has your order.'],
  [facts('late', 'en'), 'SD-2041 is running late', 'It is later than promised. We are sorry for the wait.'],
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
  it('say the same as in English before, with the way out', () => {
    const text = facts('accepted', 'en');
    expect(noticeMail(text, 'https://seduh.example')).toEqual({
      subject: 'SD-2041 is accepted',
      text:
        'SD-2041 is accepted. The kitchen has your order.\n\nhttps://seduh.example/history/one\n\nYou asked for news of ' +
        'your orders by e-mail. Turn them off in your profile: https://seduh.example/profile',
    });
    expect(noticeMail(text, null).text).toMatch(/profile\.$/);
    expect(noticeMessage(text, 'Seduh', null)).toBe('Seduh: SD-2041 is accepted. The kitchen has your order.');
  });

  it('are Indonesian for who reads that', () => {
    const { subject, text } = noticeMail(facts('late', 'id'), 'https://seduh.example');
    expect(subject).toBe('SD-2041 agak terlambat');
    expect(text).toContain('Matikan di profilmu: https://seduh.example/');
  });
});

import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  ['Rani@Seduh.Example', 'rani@seduh.example'],
  ['rani+promo@seduh.example', 'rani@seduh.example'],
  ['ra.ni@seduh.example', 'ra.ni@seduh.example'],
  ['R.a.n.i+coffee+2@Gmail.com', 'rani@gmail.com'],
  ['rani@googlemail.com', 'rani@gmail.com'],
  ['+tag@seduh.example', '+tag@seduh.example'],
  ['"a@b"@seduh.example', '"a@b"@seduh.example'],
  ['closed:1', 'closed:1'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('is itself once more', () => {
  for (const email of ['R.ani+x@Gmail.com', 'a+b@c.example', '+a@b.example']) {
    expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
  }
});

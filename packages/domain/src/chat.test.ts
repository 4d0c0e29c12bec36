import { expect, it } from 'vitest';
import { chatEndsAt, CHAT_MINUTES_AFTER, isChatOver, otherSide, unreadIn } from './chat';

const CLOSED = new Date('2026-11-20T07:30:00.000Z');
const END = CLOSED.getTime() + CHAT_MINUTES_AFTER * 60_000;

it('has no end while the order is under way, and one two hours after it is over', () => {
  expect(chatEndsAt(null)).toBeNull();
  expect(chatEndsAt(CLOSED)?.toISOString()).toBe('2026-11-20T09:30:00.000Z');
});

it.each([
  [null, END * 2, false],
  [new Date(END), END - 1, false],
  [new Date(END), END, true],
  [new Date(END).toISOString(), END - 1, false],
  [new Date(END).toISOString(), END + 1, true],
])('that ends at %s is at %i over: %s', (endsAt, now, over) => expect(isChatOver(endsAt, now)).toBe(over));

it('counts what the other side has written since one looked', () => {
  const messages = [
    { id: 1, from: 'customer' },
    { id: 2, from: 'staff' },
    { id: 5, from: 'staff' },
    { id: 6, from: 'customer' },
  ] as const;
  expect(unreadIn({ messages, seen: { customer: 0, staff: 0 } }, 'customer')).toBe(2);
  expect(unreadIn({ messages, seen: { customer: 2, staff: 1 } }, 'customer')).toBe(1);
  expect(unreadIn({ messages, seen: { customer: 5, staff: 1 } }, 'staff')).toBe(1);
  expect(unreadIn({ messages: [], seen: { customer: 0, staff: 0 } }, 'staff')).toBe(0);
});

it('has two sides', () => expect([otherSide('customer'), otherSide('staff')]).toEqual(['staff', 'customer']));

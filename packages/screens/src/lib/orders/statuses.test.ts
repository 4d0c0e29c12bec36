import { ORDER_STATUSES } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { isOpen, OPEN_STATUSES } from './openOrders';
import { glassLevel, isSteaming, statusTitle, statusTone, statusWord } from './statuses';
import { words } from './words/en';

it.each([
  ['pending', 'Order placed', 'Order placed', 'plain', 15],
  ['confirmed', 'Accepted', 'Accepted', 'plain', 35],
  ['preparing', 'Brewing', 'Brewing now', 'warn', 62],
  ['ready', 'Ready', 'Ready', 'ok', 85],
  ['out for delivery', 'On the way', 'On the way', 'info', 85],
  ['delivered', 'Delivered', 'Delivered', 'ok', 100],
  ['picked up', 'Picked up', 'Picked up', 'ok', 100],
  ['cancelled', 'Cancelled', 'Cancelled', 'bad', 15],
] as const)('%s is "%s" on a chip and "%s" as a heading', (status, word, title, tone, level) => {
  expect(statusWord(status, 'Door delivery', words)).toBe(word);
  expect(statusTitle(status, 'Door delivery', words)).toBe(title);
  expect(statusTone(status)).toBe(tone);
  expect(glassLevel(status)).toBe(level);
});

it('what is brought to a table is served', () => {
  expect(statusWord('delivered', 'Dine in', words)).toBe('Served');
  expect(statusTitle('delivered', 'Dine in', words)).toBe('Served');
});

it('the glass never empties on the way', () => {
  const levels = ORDER_STATUSES.filter((status) => status !== 'cancelled').map(glassLevel);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});

it('knows which orders are under way, and which of them are hot', () => {
  expect(OPEN_STATUSES).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'out for delivery']);
  expect(ORDER_STATUSES.filter(isSteaming)).toEqual(['preparing', 'ready', 'out for delivery']);
  expect(isOpen('cancelled')).toBe(false);
});

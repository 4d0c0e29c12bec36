import { rani, shop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { placeInWords, timeInWords } from './fulfilment';
import { words as methods } from '../../lib/orders/methods/words/en';
import { words as m } from './words/en';

const { dineIn, pickUp, doorDelivery } = DELIVERY;
const { phone } = rani;
const afterTheKitchen = 'About 20 minutes after it leaves the kitchen.';
const before = 'The kitchen starts about 15 minutes before.';
const clock = { zone: shop.time_zone, locale: 'en-GB', now: Date.parse('2026-11-20T07:30:00Z') };

it.each([
  [dineIn, '', '', { title: 'At Seduh', lines: ['Jl. Cikini Raya 41, Jakarta'] }],
  [dineIn, '', ' 7 ', { title: 'At Seduh, table 7', lines: ['Jl. Cikini Raya 41, Jakarta'] }],
  [pickUp, '', '7', { title: 'Collect at Seduh', lines: ['Jl. Cikini Raya 41, Jakarta', shop.phone] }],
  [doorDelivery, '', '', null],
  [doorDelivery, 'Jl. Cikini 5', '', { title: 'Delivery to Jl. Cikini 5', lines: [phone] }],
  [doorDelivery, 'Gang 3, Menteng\nat back', '', { title: 'Delivery to Gang 3', lines: ['Menteng, at back', phone] }],
])('says where delivery method %i is fulfilled (address "%s", table "%s")', (method, address, table, words) => {
  expect(placeInWords(method, shop, { address, table, phone }, m)).toEqual(words);
});

it.each([
  [doorDelivery, 'now', '2026-11-20T08:05:00Z', 'Door delivery, now', 'At your door about 15:05, in 35 minutes.'],
  [dineIn, 'now', '2026-11-20T07:45:00Z', 'Dine in, now', 'Ready about 14:45, in 15 minutes.'],
  [doorDelivery, '2026-11-20T08:30:00Z', undefined, 'Door delivery, today 15:30', afterTheKitchen],
  [pickUp, '2026-11-21T01:00:00Z', undefined, 'Pick up, tomorrow 08:00', before],
  [pickUp, '2026-11-23T01:00:00Z', undefined, 'Pick up, Monday 08:00', before],
])('says when delivery method %i at %s is fulfilled (ready %s)', (method, time, readyAt, title, line) => {
  const quote = readyAt ? { ready_at: readyAt, problems: [] } : undefined;
  expect(timeInWords(method, time, quote, shop, clock, m, methods)).toEqual({ title, lines: [line] });
});

it.each([
  ['2026-11-20T07:31:00Z', 'Ready about 14:31, in 1 minute.'],
  ['2026-11-20T07:30:20Z', 'Ready about 14:30, now.'],
  ['2026-11-20T07:20:00Z', 'Ready about 14:20, now.'],
])('counts down to %s: %s', (readyAt, line) => {
  expect(timeInWords(dineIn, 'now', { ready_at: readyAt, problems: [] }, shop, clock, m, methods).lines).toEqual([
    line,
  ]);
});

it.each([
  [dineIn, '07:38:20', '07:46:00', 'Ready 14:38–14:46, within 16 minutes.'],
  [doorDelivery, '07:57:00', '08:05:00', 'At your door 14:57–15:05, within 35 minutes.'],
  [pickUp, '07:31:00', '07:31:00', 'Ready 14:31, within 1 minute.'],
])('says from when up to when by delivery method %i (%s to %s)', (method, from, to, line) => {
  const range = { from: `2026-11-20T${from}Z`, to: `2026-11-20T${to}Z` };
  const quote = { ready_at: range.to, ready_range: range, problems: [] };
  expect(timeInWords(method, 'now', quote, shop, clock, m, methods).lines).toEqual([line]);
});

it('promises no time before the kitchen has named one', () => {
  expect(timeInWords(dineIn, 'now', undefined, shop, clock, m, methods).lines).toEqual([]);
});

it('says what stands against it rather than when it would be ready', () => {
  const problems = [{ code: 'CLOSED' as const, msg: 'Closed. Opens tomorrow at 07:00' }];
  const words = timeInWords(dineIn, 'now', { ready_at: '2026-11-20T16:45:00Z', problems }, shop, clock, m, methods);
  expect(words).toEqual({ title: 'Dine in, now', lines: ['Closed. Opens tomorrow at 07:00'] });
});

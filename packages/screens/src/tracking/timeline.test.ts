import { makeOrder, NOW, orderIn, paying } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { words as orders } from '../lib/orders/words/en';
import { baristaOf, timelineOf } from './timeline';
import { words as m } from './words/en';

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const words = { m, orders };
const time = { zone: 'Asia/Jakarta', locale: 'en-GB', now: Date.parse(NOW) };

const read = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map(({ state, title, time: at }) => `${state}: ${title}${at ? ` ${at}` : ''}`);

it('shows the whole way to the door, with what is ahead estimated from the ride', () => {
  expect(read(orderIn('preparing', doorDelivery), time, 20, words)).toEqual([
    'done: Order placed 14:16',
    'done: Accepted 14:22',
    'now: Brewing 14:28',
    'ahead: Ready',
    'ahead: On the way ~ 14:31',
    'ahead: Delivered ~ 14:51',
  ]);
});

it('promises no ride it does not know, and no time that has passed', () => {
  const order = orderIn('confirmed', doorDelivery);
  expect(read(order, time, undefined, words)).toContain('ahead: On the way');
  expect(read(order, { ...time, now: Date.parse(order.ready_at) }, 20, words).at(-1)).toBe('ahead: Delivered');
});

it.each([
  [dineIn, ['now: Order placed 14:16', 'ahead: Accepted', 'ahead: Brewing', 'ahead: Ready', 'ahead: Served ~ 14:31']],
  [
    pickUp,
    ['now: Order placed 14:16', 'ahead: Accepted', 'ahead: Brewing', 'ahead: Ready ~ 14:31', 'ahead: Picked up'],
  ],
])('has no rider for delivery method %i', (deliveryId, steps) => {
  expect(read(orderIn('pending', deliveryId), time, 20, words)).toEqual(steps);
});

it('keeps the last station as the present one', () => {
  expect(timelineOf(orderIn('delivered'), time, 20, words).map(({ state }) => state)).toEqual([
    ...Array.from({ length: 5 }, () => 'done'),
    'now',
  ]);
});

it('waits for the money first, and promises nothing until it is here', () => {
  const steps = timelineOf(paying.byBank, time, 20, words);
  expect(steps[0]).toMatchObject({
    state: 'now',
    title: 'Waiting for payment',
    detail: 'Bank account. The kitchen starts when it is paid.',
  });
  expect(steps.slice(1).map(({ time: at }) => at)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(timelineOf(paying.paid, time, 20, words)[0]).toMatchObject({
    title: 'Order placed',
    detail: 'We have it. Card.',
  });
});

it('ends at a cancelled node that says why', () => {
  expect(timelineOf(orderIn('cancelled'), time, 20, words).at(-1)).toMatchObject({
    state: 'bad',
    title: 'Cancelled',
    detail: 'The taro has run out',
  });
  const own = makeOrder({ number: 1, status: 'cancelled', lines: [['americano', 1]], placed: 9, moved: 1 });
  expect(timelineOf(own, time, 20, words).map(({ detail }) => detail)).toEqual([
    'We have it. Cash on delivery.',
    'You called it off.',
  ]);
});

it('tells the customer what is on the bar', () => {
  const detail = (lines: Parameters<typeof makeOrder>[0]['lines']) =>
    timelineOf(makeOrder({ number: 1, status: 'preparing', lines, placed: 9, moved: 1 }), time, 20, words)[2]?.detail;
  expect(
    detail([
      ['hazelnut-latte', 2],
      ['nasi-goreng', 3],
    ]),
  ).toBe('2 Hazelnut Latte and 3 more on the bar.');
  expect(detail([['hazelnut-latte', 1]])).toBe('1 Hazelnut Latte on the bar.');
});

it('knows the barista once somebody took the order, and never takes who refused it for one', () => {
  expect(baristaOf(orderIn('pending'))).toBeNull();
  expect(baristaOf(orderIn('confirmed'))).toBe('Dimas');
  expect(baristaOf(orderIn('cancelled'))).toBeNull();
});

import { makeOrder, minutesAgo, NOW, orderIn, paying, toHistoryItem } from '@seduh/api-client/mocks';
import type { DeliveryId, Order } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { words as orders } from '../../lib/orders/words/en';
import { arrivalNote, arrivalSentence } from './arrival';
import { words as m } from './words/en';

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const time = { zone: 'Asia/Jakarta', locale: 'en-GB', now: Date.parse(NOW) };

const sentence = (order: Order) => {
  const { before, key, after } = arrivalSentence(order, time, { m, orders });
  return before + (key ?? '') + after;
};
/** An order due that many minutes after 14:30. */
const due = (minutes: number, deliveryId: DeliveryId, status: Order['status_name'] = 'preparing') => ({
  ...orderIn(status, deliveryId),
  ready_at: minutesAgo(-minutes),
});

it.each([
  [due(21, doorDelivery), 'At your door around 14:51, in 21 minutes.'],
  [due(1, dineIn), 'At your table around 14:31, in 1 minute.'],
  [due(8, pickUp), 'Ready to collect around 14:38, in 8 minutes.'],
  // nobody counts 200 minutes
  [due(200, pickUp), 'Ready to collect around 17:50.'],
  [due(1440, doorDelivery), 'At your door tomorrow around 14:30.'],
  [due(4320, doorDelivery), 'At your door on Monday around 14:30.'],
  // nothing is made before it is paid
  [paying.byCard, 'Pay by 14:55, and it goes to the kitchen.'],
  [paying.byBank, 'Pay by 16:25, and it goes to the kitchen.'],
  // later than promised
  [due(0, doorDelivery), 'At your door any minute now.'],
  [
    due(-4, doorDelivery),
    'In the making, and later than promised: it was to be there at 14:26. We are sorry for the wait.',
  ],
  [
    due(-4, doorDelivery, 'out for delivery'),
    'On its way, and later than promised: it was to be there at 14:26. We are sorry for the wait.',
  ],
  [
    due(-1440, doorDelivery),
    'In the making, and later than promised: it was to be there on 19 Nov at 14:30. We are sorry for the wait.',
  ],
  [due(-1440, dineIn, 'pending'), 'The kitchen has not accepted it yet. It was promised for 19 Nov 14:30.'],
  // what is ready counts no minutes
  [due(8, dineIn, 'ready'), 'It is ready. We bring it to your table.'],
  [due(8, doorDelivery, 'ready'), 'Packed for the rider. At your door around 14:38.'],
  // what nobody has accepted is not there any minute
  [due(8, dineIn, 'pending'), 'At your table around 14:38, once the kitchen has accepted it.'],
  [due(-4, dineIn, 'pending'), 'The kitchen has not accepted it yet. It was promised for 14:26.'],
  [due(-4, pickUp, 'ready'), 'Ready to collect. Say SD-2041 at the counter.'],
])('says when an order comes (%#)', (order, words) => {
  expect(sentence(order)).toBe(words);
});

const ended = (draft: Partial<Parameters<typeof makeOrder>[0]>) =>
  makeOrder({ number: 2041, status: 'delivered', lines: [['americano', 1]], placed: 30, moved: 2, ...draft });

it.each([
  [ended({}), 'Delivered at 14:28. Enjoy it.'],
  [ended({ deliveryId: dineIn }), 'Served at 14:28. Enjoy it.'],
  [ended({ status: 'picked up', deliveryId: pickUp, placed: 3000, moved: 2880 }), 'Picked up on 18 Nov at 14:30.'],
  [ended({ status: 'cancelled' }), 'You cancelled it at 14:28.'],
  [paying.expired, 'Cancelled at 14:26: Not paid in time'],
  [ended({ status: 'cancelled', reason: 'No oat milk' }), 'We had to cancel it at 14:28: No oat milk'],
])('says how an order ended (%#)', (order, words) => {
  expect(sentence(order)).toBe(words);
});

it.each([
  [due(21, doorDelivery), 'SD-2041, at your door around 14:51'],
  [due(0, dineIn), 'SD-2041, at your table any minute now'],
  [due(-1, dineIn, 'pending'), 'SD-2041, the kitchen has not accepted it yet'],
  [due(3, pickUp, 'ready'), 'SD-2041, ready to collect'],
  // paid a minute after it was placed: promised from then on, as its page says
  [paying.paid, 'SD-2058, at your door around 15:01'],
])('has a short form for the bar in the history (%#)', (order, words) => {
  expect(arrivalNote(toHistoryItem(order), time, m)).toBe(words);
});

it.each([
  [{ to: minutesAgo(-15), is_late: true }, 'SD-2041, running late: now about 14:45'],
  // on time is what was promised
  [{ to: minutesAgo(-15), is_late: false }, 'SD-2041, at your door around 14:34'],
  // a forecast that is over, kept for want of a network
  [{ to: minutesAgo(1), is_late: true }, 'SD-2041, at your door around 14:34'],
])('says on the bar when an order comes that is late (%#)', (draft, words) => {
  const forecast = { from: minutesAgo(-4), reason: null, ...draft };
  expect(arrivalNote({ ...toHistoryItem(due(4, doorDelivery)), forecast }, time, m)).toBe(words);
});

import { makeOrder, minutesAgo, NOW } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { clockText, promisedAt } from '@seduh/domain';
import { foreseenOf } from '@seduh/domain/forecast';
import { expect, it } from 'vitest';
import { words as methods } from '../lib/orders/methods/words/en';
import { deliveryNote, expectedAt } from './columns';
import { words as m } from './words/en';

const ZONE = 'Asia/Jakarta';
const time = { zone: ZONE, locale: 'en-GB', now: Date.parse(NOW) };
/** The last clock time of a text. */
const minuteIn = (text: string | undefined) => text?.match(/\d\d:\d\d/g)?.at(-1);
/** Each second of two minutes. */
const SECONDS = Array.from({ length: 121 }, (_, second) => 600 + second);
/** As tickets, mails and push notices write it. */
const sent = (ms: number) => clockText(ZONE, new Date(ms));

const order = makeOrder({
  number: 2041,
  status: 'confirmed',
  lines: ['americano'],
  placed: 3,
  deliveryId: DELIVERY.pickUp,
});
const promisedIn = (seconds: number) => ({ ...order, ready_at: minutesAgo(-seconds / 60) });

/** An order that is late by what is worked out, promised with seconds, as one of before may be. */
function lateIn(seconds: number, minutes: number | null) {
  const end = new Date(time.now + seconds * 1_000);
  const range = { from: new Date(time.now), to: end };
  const said = { saysOnlyLate: false, reason: 'No milk', minutes };
  const told = foreseenOf({ expected: end, range }, time.now + (seconds - 137) * 1_000, said);
  if (!told) throw new Error('nothing is told');
  const forecast = { from: told.from.toISOString(), to: told.to.toISOString(), is_late: true, reason: 'No milk' };
  return { late: { ...order, forecast }, to: told.to.getTime() };
}

it.each(SECONDS)('the board writes a promise and a delay in %d s as what is sent does', (seconds) => {
  const promised = promisedIn(seconds);
  expect(minuteIn(deliveryNote(promised, time, { m, methods }))).toBe(sent(promisedAt(promised)));
  for (const minutes of [null, 2, 5]) {
    const { late, to } = lateIn(seconds, minutes);
    expect(minuteIn(expectedAt(late, time))).toBe(sent(to));
  }
});

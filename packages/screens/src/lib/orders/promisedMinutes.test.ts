import { makeOrder, minutesAgo, NOW } from '@seduh/api-client/mocks';
import { clockText, promisedAt } from '@seduh/domain';
import { foreseenOf } from '@seduh/domain/forecast';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { deliveryNote, expectedAt } from '../../board/columns';
import { words as board } from '../../board/words/en';
import { arrivalNote, arrivalSentence } from '../../tracking/live/arrival';
import { words as live } from '../../tracking/live/words/en';
import { timelineOf } from '../../tracking/timeline';
import { words as tracking } from '../../tracking/words/en';
import { formatRange } from '../format/times';
import { words as methods } from './methods/words/en';
import { words as orders } from './words/en';

const ZONE = 'Asia/Jakarta';
const time = { zone: ZONE, locale: 'en-GB', now: Date.parse(NOW) };
/** The last clock time of a text. */
const minuteIn = (text: string | undefined) => text?.match(/\d\d:\d\d/g)?.at(-1);
/** Each second of two minutes. */
const SECONDS = Array.from({ length: 121 }, (_, second) => 600 + second);

const order = makeOrder({
  number: 2041,
  status: 'confirmed',
  lines: ['americano'],
  placed: 3,
  deliveryId: DELIVERY.pickUp,
});

it.each(SECONDS)(
  'writes a promise in %d s as one minute: on the order’s page, its card, the board and in what is sent',
  (after) => {
    const promised = { ...order, ready_at: minutesAgo(-after / 60) };
    const at = promisedAt(promised);
    const { before, key } = arrivalSentence(promised, time, { m: live, orders });
    const said = [
      minuteIn(`${before}${key ?? ''}`),
      minuteIn(arrivalNote({ ...promised, promised_at: new Date(at).toISOString() }, time, live)),
      minuteIn(timelineOf(promised, time, 20, { m: tracking, orders }).find(({ id }) => id === 'ready')?.time),
      minuteIn(deliveryNote(promised, time, { m: board, methods })),
      // as tickets, mails and push notices write it
      clockText(ZONE, new Date(at)),
    ];
    const next = new Date(Math.ceil((time.now + after * 1_000) / 60_000) * 60_000);
    expect(new Set(said)).toEqual(new Set([clockText(ZONE, next)]));
  },
);

it.each(SECONDS)(
  'writes a delay of %d s as one minute: on the order’s page, the board and in what is sent',
  (after) => {
    const end = new Date(time.now + after * 1_000);
    // the promise has seconds too, of an order of before
    const promise = time.now + (after - 137) * 1_000;
    for (const minutes of [null, 2, 5]) {
      const range = { from: new Date(time.now), to: end };
      const told = foreseenOf({ expected: end, range }, promise, { saysOnlyLate: false, reason: 'No milk', minutes });
      if (!told) throw new Error('nothing is told');
      const forecast = { from: told.from.toISOString(), to: told.to.toISOString(), is_late: true, reason: 'No milk' };
      const late = { ...order, forecast };
      const written = [
        minuteIn(expectedAt(late, time)),
        minuteIn(formatRange(forecast, time)),
        minuteIn(timelineOf(late, time, 20, { m: tracking, orders }).find(({ id }) => id === 'ready')?.time),
        clockText(ZONE, told.to),
      ];
      expect(new Set(written).size).toBe(1);
      expect(told.to.getTime()).toBeGreaterThanOrEqual(end.getTime());
    }
  },
);

import { STATIONS, type Station } from '@seduh/contract/constants';
import { batchesMs, leftOfBegun } from './board';
import type { ForecastQuestion } from './forecast';
import { peopleAt } from './rules';

const MINUTE_MS = 60_000;
/** How much of a station's time may be given away ahead: the rest is for who comes in. */
const BOOKABLE = 0.7;

/**
 * Whether every station the cart needs has room for it before a chosen time. A scheduled order is made in the lead minutes
 * before its time, a larger one in as long as it takes; what else is scheduled counts as far as it falls into that, and
 * so does what the board will not be through with until then. Before an opening nobody makes anything.
 * @returns asked by when it is to leave the shop (the chosen time, less the ride), and when the shop opens before that
 */
export function roomOf(question: Omit<ForecastQuestion, 'deliveryId'>): (at: Date, opensAt?: Date) => boolean {
  const now = question.now.getTime();
  const lead = question.shop.lead_minutes * MINUTE_MS;
  // each time that is asked for finds the same queue before it; an order for now asks for none
  let stations: ReturnType<typeof workAt> | undefined;

  return (at, opensAt = question.now) => {
    stations ??= STATIONS.flatMap((station) => workAt(station, question));
    const end = at.getTime();
    return stations.every(({ own, people, queue, scheduled }) => {
      const wanted = end - Math.max(lead, own / people / BOOKABLE);
      const start = opensAt.getTime() > now ? Math.max(wanted, opensAt.getTime()) : wanted;
      const left = Math.max(0, queue - people * Math.max(0, start - now));
      const booked = scheduled.map(({ ms, scheduledAt }) => {
        const shared = Math.min(end, scheduledAt) - Math.max(start, scheduledAt - lead);
        return ms * Math.min(1, Math.max(0, shared / Math.max(1, lead)));
      });
      return left + sum(booked) + own <= people * Math.max(0, end - start) * BOOKABLE + 1;
    });
  };
}

/** What the cart and the board take of a station, ms of work; nothing where the cart does not need it. */
function workAt(station: Station, { rules, board, cart, now: from }: Omit<ForecastQuestion, 'deliveryId' | 'shop'>) {
  const now = from.getTime();
  const own = sum(batchesMs(cart, station, rules));
  if (own === 0) return [];
  const waiting = board
    .filter(({ begunAt }) => begunAt === null)
    // what should have been done by now waits like the rest
    .map(({ work, scheduledAt }) => ({
      ms: sum(batchesMs(work, station, rules)),
      scheduledAt: scheduledAt !== null && scheduledAt > now ? scheduledAt : null,
    }));
  const due = waiting.filter(({ scheduledAt }) => scheduledAt === null).map(({ ms }) => ms);
  const scheduled = waiting.flatMap(({ ms, scheduledAt }) => (scheduledAt === null ? [] : [{ ms, scheduledAt }]));
  const queue = sum(leftOfBegun(board, station, rules, now)) + sum(due);
  return [{ own, people: peopleAt(rules, station), queue, scheduled }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

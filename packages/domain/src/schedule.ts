import type { DeliveryId, QuoteProblem } from '@seduh/contract';
import { DELIVERY, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { timeWords } from './day-words';
import { inDeliveryWindow, isOpenAt, openWords } from './hours';
import { firstPossibleTime, minutesNeeded, type ShopTimes } from './possible-times';

export interface Schedule {
  /** When it will be ready; at the door for door delivery. */
  readyAt: Date;
  /** Whether a time was chosen. */
  scheduled: boolean;
  /** Why it cannot be had then, in the order to tell. */
  problems: QuoteProblem[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When an order will be ready and what stands against it. An order for now asks whether the shop is open and rides out
 * at this moment, as the shop's page says it; one for later asks about that time.
 * @param time 'now' or an ISO instant
 */
export function schedule(shop: ShopTimes, deliveryId: DeliveryId, time: string, now: Date): Schedule {
  const door = deliveryId === DELIVERY.doorDelivery;
  const earliest = new Date(now.getTime() + minutesNeeded(shop, deliveryId) * MINUTE_MS);
  const scheduled = time !== 'now';
  const readyAt = scheduled ? new Date(time) : earliest;
  const asked = scheduled ? readyAt : now;

  const problems: QuoteProblem[] = [];
  if (scheduled && readyAt < wholeMinute(earliest)) {
    const first = firstPossibleTime(shop, deliveryId, now) ?? nextMinute(earliest);
    problems.push({ code: 'TOO_SOON', msg: `The earliest time is ${timeWords(shop.time_zone, first, now)}` });
  }
  if (scheduled && readyAt.getTime() > now.getTime() + LIMITS.orderAheadDays * DAY_MS) {
    problems.push({ code: 'TOO_LATE', msg: `At most ${LIMITS.orderAheadDays} days ahead` });
  }
  if (!isOpenAt(shop, asked)) {
    problems.push({ code: 'CLOSED', msg: scheduled ? 'We are closed at that time' : openWords(shop, now) });
  }
  if (door && !inDeliveryWindow(shop, asked)) problems.push({ code: 'DELIVERY_WINDOW', msg: MESSAGES.deliveryNote });
  return { readyAt, scheduled, problems };
}

// a time picker knows no seconds: the minute that has begun is still on offer
const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
const nextMinute = (at: Date): Date => new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);

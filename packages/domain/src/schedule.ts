import type { DeliveryId, Pause, QuoteProblem } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, LIMITS } from '@seduh/contract/constants';
import { clockText, timeWords } from './day-words';
import { closingAfter, deliveryEnd, inDeliveryWindow, isOpenAt, openedAt, openWords, type ShopHours } from './hours';
import { deliveryNote } from './delivery-note';
import { methodName } from './method-name';
import { pauseOf } from './pauses';
import { firstPossibleTime, minutesNeeded, type Ahead, type ShopTimes } from './possible-times';

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
 * at this moment, as the shop's page says it, and whether what is promised comes before that ends; one for later asks about
 * its time. While it is paused nothing is begun: one for later is taken as soon as there is time to make it after the pause.
 * @param time 'now' or an ISO instant
 * @param ahead what the board makes of it; without it an order takes the lead minutes
 */
export function schedule(shop: ShopTimes, deliveryId: DeliveryId, time: string, now: Date, ahead?: Ahead): Schedule {
  const door = deliveryId === DELIVERY.doorDelivery;
  const needed = minutesNeeded(shop, deliveryId) * MINUTE_MS;
  const earliest = ahead?.earliest ?? new Date(now.getTime() + needed);
  const scheduled = time !== 'now';
  const readyAt = scheduled ? new Date(time) : earliest;
  const asked = scheduled ? readyAt : now;

  const pause = pauseOf(shop, deliveryId, now);
  const resumed = pause && new Date(Date.parse(pause.until) + needed);
  const isPaused = resumed !== null && (!scheduled || readyAt < wholeMinute(resumed));
  const firstWords = () =>
    timeWords(shop.time_zone, firstPossibleTime(shop, deliveryId, now, ahead) ?? nextMinute(resumed ?? earliest), now);

  const problems: QuoteProblem[] = [];
  if (scheduled && !isPaused && readyAt < wholeMinute(earliest)) {
    problems.push({ code: 'TOO_SOON', msg: `The earliest time is ${firstWords()}` });
  }
  if (scheduled && readyAt.getTime() > now.getTime() + LIMITS.orderAheadDays * DAY_MS) {
    problems.push({ code: 'TOO_LATE', msg: `At most ${LIMITS.orderAheadDays} days ahead` });
  }
  if (!isOpenAt(shop, asked)) {
    problems.push({ code: 'CLOSED', msg: scheduled ? 'We are closed at that time' : openWords(shop, now) });
  }
  if (door && !inDeliveryWindow(shop, asked)) problems.push({ code: 'DELIVERY_WINDOW', msg: deliveryNote(shop) });
  // what cannot be had then anyway is not paused
  if (pause && isPaused && problems.length === 0) {
    const msg = `${pausedWords(shop.time_zone, pause)}. Order for ${firstWords()} or later`;
    problems.push({ code: 'PAUSED', msg });
  }
  const missed = scheduled || !ahead || problems.length > 0 ? null : missedEnd(shop, deliveryId, now, readyAt);
  if (missed) {
    const next = firstPossibleTime(shop, deliveryId, now, ahead);
    problems.push({ code: 'TOO_LATE', msg: missedWords(shop.time_zone, missed, next, now) });
  }
  if (scheduled && ahead && problems.length === 0 && !ahead.hasRoom(readyAt, openedAt(shop, readyAt) ?? now)) {
    const next = firstPossibleTime(shop, deliveryId, now, ahead, readyAt);
    const words = next && timeWords(shop.time_zone, next, now);
    problems.push({ code: 'FULL', msg: words ? `This time is full. The next one is ${words}` : 'This time is full' });
  }
  return { readyAt, scheduled, problems };
}

/** What an order for now would come too late for. */
export interface MissedEnd {
  /** When that is. */
  at: Date;
  /** The riders go home; else the shop closes. */
  isDelivery: boolean;
}

/**
 * The closing, or for a door the end of the delivery window, that an order for now would be ready after; null where it is
 * there in time, or the shop is closed anyway.
 * @param readyAt what would be promised; at the door for door delivery
 */
export function missedEnd(shop: ShopHours, deliveryId: DeliveryId, now: Date, readyAt: Date): MissedEnd | null {
  const closing = closingAfter(shop, now);
  const rides = deliveryId === DELIVERY.doorDelivery ? deliveryEnd(shop, now) : null;
  const isDelivery = rides !== null && (closing === null || rides < closing);
  const at = isDelivery ? rides : closing;
  return at && readyAt > at ? { at, isDelivery } : null;
}

function missedWords(timeZone: string, { at, isDelivery }: MissedEnd, next: Date | null, now: Date): string {
  const may = isDelivery ? 'reach you only after our deliveries end' : 'be ready only after we close';
  const then = next ? `. Order for ${timeWords(timeZone, next, now)} or later` : '';
  return `This may ${may} at ${clockText(timeZone, at)}${then}`;
}

/** `Pick up is paused until 15:15`; a pause that staff end has no time of its own. */
function pausedWords(timeZone: string, { delivery_id, until, until_reopened }: Pause): string {
  const who = delivery_id === null ? 'Orders are' : `${methodName(DELIVERY_METHODS, delivery_id)} is`;
  return `${who} paused ${until_reopened ? 'for now' : `until ${clockText(timeZone, new Date(until))}`}`;
}

// a time picker knows no seconds: the minute that has begun is still on offer
const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
const nextMinute = (at: Date): Date => new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);

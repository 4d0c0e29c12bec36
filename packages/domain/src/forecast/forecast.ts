import type { DeliveryId, Station } from '@seduh/contract';
import { DELIVERY, STATIONS } from '@seduh/contract/constants';
import { batchesMs, leftOfBegun, type OpenOrder } from './board';
import { freeLanes, give } from './lanes';
import { peopleAt, type StationRules } from './rules';
import type { Work } from './work';

/** What a time depends on: the shop as it works now, what it has on the board, and what is asked for. */
export interface ForecastQuestion {
  rules: StationRules;
  /** What a scheduled order has of the shop before its time, and a rider needs to the door. */
  shop: { lead_minutes: number; ride_minutes: number };
  board: readonly OpenOrder[];
  cart: Work;
  deliveryId: DeliveryId;
  now: Date;
}

/** When an order placed now is ready; at the door for door delivery. Whole seconds. */
export interface Forecast {
  /** As likely before as after. */
  expected: Date;
  /** What is promised: kept nine times in ten. */
  earliest: Date;
  /** From when it may be, up to what is promised: nine in ten orders are ready within. */
  range: { from: Date; to: Date };
  /** It takes longer than the shop likes to tell as usual: the range is wider, and a chosen time is worth a thought. */
  isBusy: boolean;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** How far single pieces of work lie from what is set, as a share of them: hands, milk, a dropped spoon. */
const PIECE_SPREAD = 0.35;
/** How far a whole wait lies from what is worked out, as a share of it: a shift is quicker or slower, a board knows half. */
const WAIT_SPREAD = 0.15;
/** How far handing over, and riding, lie from what is set. */
const HANDOVER_SPREAD = 0.5;
const RIDE_SPREAD = 0.15;
/** Standard deviations up to the promise, and down to where the range begins: what is made ahead of it counts as left longer. */
const UP = 1.55;
const DOWN = 2.2;
/** What a busy shop adds to each minute beyond its limit: nobody knows what comes in between, and a rush makes slow. */
const WIDER = 0.25;

/**
 * One forecast for everything that shows a time. At each station people take batches in turn: what is begun, what waits,
 * what is scheduled so that it is made before ours is done, then ours. The slowest station and the hand-over are the
 * expected time; the promise adds what chance may add, which grows with what is ahead.
 */
export const forecast = (question: ForecastQuestion): Forecast =>
  withChance(
    STATIONS.map((station) => waitAt(station, question)),
    question,
  );

/** How long something is at a station, waiting included, and the standard deviation of that, ms. */
export interface Wait {
  ms: number;
  spread: number;
}

/** The slowest station, the hand-over and the ride, and what chance may add to them. */
export function withChance(
  waits: readonly Wait[],
  { rules, shop, deliveryId, now: from }: Omit<ForecastQuestion, 'board' | 'cart'>,
): Forecast {
  const now = from.getTime();
  const ride = deliveryId === DELIVERY.doorDelivery ? shop.ride_minutes * MINUTE_MS : 0;
  const after = rules.handover_seconds * SECOND_MS + ride;
  const afterSpread = Math.hypot(handoverSpread(rules), RIDE_SPREAD * ride);
  const within = (deviations: number): number =>
    Math.max(...waits.map(({ ms, spread }) => ms + deviations * Math.hypot(spread, afterSpread))) + after;

  const most = within(UP);
  const limit = (rules.busy_minutes ?? Infinity) * MINUTE_MS;
  // the ride is not the shop's being busy
  const beyond = Math.max(0, most - ride - limit);
  const to = wholeSeconds(now + Math.max(0, most + WIDER * beyond), Math.ceil);
  const expected = wholeSeconds(now + within(0), Math.round);
  const begin = Math.min(to, Math.max(now, wholeSeconds(now + within(-DOWN), Math.floor)));
  return {
    expected: new Date(Math.min(to, expected)),
    earliest: new Date(to),
    range: { from: new Date(begin), to: new Date(to) },
    isBusy: beyond > 0,
  };
}

/**
 * When a ride ends that has so much of it left.
 * @param left ms
 * @param ride ms of a whole one
 */
export function rideForecast(now: Date, left: number, ride: number): Forecast {
  const spread = RIDE_SPREAD * ride;
  const at = (deviations: number, round: (seconds: number) => number) =>
    new Date(now.getTime() + wholeSeconds(Math.max(0, left + deviations * spread), round));
  const to = at(UP, Math.ceil);
  return { expected: at(0, Math.round), earliest: to, range: { from: at(-DOWN, Math.floor), to }, isBusy: false };
}

/** The standard deviation of handing over, ms. */
export const handoverSpread = ({ handover_seconds }: Pick<StationRules, 'handover_seconds'>): number =>
  HANDOVER_SPREAD * handover_seconds * SECOND_MS;

const wholeSeconds = (ms: number, round: (seconds: number) => number): number => round(ms / SECOND_MS) * SECOND_MS;

function waitAt(station: Station, { rules, shop, board, cart, now }: ForecastQuestion): Wait {
  const own = batchesMs(cart, station, rules);
  if (own.length === 0) return { ms: 0, spread: 0 };
  const people = peopleAt(rules, station);
  const start = now.getTime();
  const ahead = leftOfBegun(board, station, rules, start);
  // what is scheduled goes first once its time has come: the longer ours takes, the more of it does
  const scheduled: { from: number; batches: readonly number[] }[] = [];
  for (const { work, begunAt, scheduledAt } of board) {
    if (begunAt !== null) continue;
    const batches = batchesMs(work, station, rules);
    if (scheduledAt === null) ahead.push(...batches);
    else scheduled.push({ from: scheduledAt - shop.lead_minutes * MINUTE_MS, batches });
  }
  scheduled.sort((a, b) => a.from - b.from);
  let done = doneAt(people, start, ahead, own);
  for (const { from, batches } of scheduled) {
    if (from >= done) break;
    ahead.push(...batches);
    done = doneAt(people, start, ahead, own);
  }
  return waitOf(done - start, ahead, own, people);
}

/**
 * A wait with what chance may make of it.
 * @param ahead the batches that are done before ours, ms each
 */
export function waitOf(ms: number, ahead: readonly number[], own: readonly number[], people: number): Wait {
  const squares = [...ahead, ...own].reduce((sum, batch) => sum + batch ** 2, 0) / people ** 2;
  const pieces = PIECE_SPREAD * Math.sqrt(Math.max(squares, Math.max(0, ...own) ** 2));
  return { ms, spread: Math.hypot(pieces, WAIT_SPREAD * ms) };
}

/** When the last batch of ours is done, ms. */
function doneAt(people: number, start: number, ahead: readonly number[], own: readonly number[]): number {
  const lanes = freeLanes(people, start);
  for (const ms of ahead) give(lanes, ms);
  return Math.max(...own.map((ms) => give(lanes, ms)));
}

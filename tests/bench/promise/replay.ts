import { DELIVERY } from '@seduh/contract/constants';
import { demoWork } from '@seduh/domain/demo-work';
import {
  forecast,
  roomOf,
  USUAL_STATIONS,
  workOf,
  type MadePieces,
  type OpenOrder,
  type StationRules,
} from '@seduh/domain/forecast';
import { visitsOf, type DayKind, type Visit } from './days';
import { Shift, type Ticket } from './shift';

/** What became of the promises of some days. */
export interface Kept {
  orders: number;
  /** Share of orders that were ready when they were promised, or before. */
  kept: number;
  /** The same of orders placed in the rush; null where the day has none. */
  keptInRush: number | null;
  /** Minutes between the promise and the ready cup, whichever came first: the middle of all orders for now. */
  medianError: number;
  /** Share of orders for now that were ready within the range they were shown. */
  within: number;
}

const MINUTE_MS = 60_000;
const SHOP = { lead_minutes: 15, ride_minutes: 0 };
const AFTER_CLOSING = 600;

/** What a shop says of an order for now, minutes after opening. */
type Say = (shift: Shift, visit: Visit, rules: StationRules) => { promise: number; from: number } | null;

/** The shop's own forecast, which sees of the shift what the board shows. */
const byForecast: Say = ({ tickets }, { at, lines, wantedAt }, rules) => {
  const question = {
    rules,
    shop: SHOP,
    board: tickets.filter(({ readyAt }) => readyAt === null || readyAt > at).map((ticket) => onBoard(ticket, rules)),
    cart: workIn(lines, rules),
    deliveryId: DELIVERY.pickUp,
    now: new Date(at * MINUTE_MS),
  };
  if (wantedAt !== null)
    return roomOf(question)(new Date(wantedAt * MINUTE_MS)) ? { promise: wantedAt, from: wantedAt } : null;
  const { earliest, range } = forecast(question);
  return { promise: earliest.getTime() / MINUTE_MS, from: range.from.getTime() / MINUTE_MS };
};

const byConstant: Say = (_shift, { at, wantedAt }) => {
  const promise = wantedAt ?? at + SHOP.lead_minutes;
  return { promise, from: at };
};

/** What is ordered, as the shop has set what it takes. */
export const piecesOf = (lines: Visit['lines']): MadePieces[] =>
  lines.map(({ product, qty }) => ({ product_id: product.slug, qty, work: demoWork(product.slug), options: [] }));

const workIn = (lines: Visit['lines'], rules: StationRules) => workOf(piecesOf(lines), rules);

const onBoard = ({ lines, begunAt, startsAt, isScheduled }: Ticket, rules: StationRules): OpenOrder => ({
  work: workIn(lines, rules),
  begunAt: begunAt === null ? null : begunAt * MINUTE_MS,
  scheduledAt: isScheduled ? (startsAt + SHOP.lead_minutes) * MINUTE_MS : null,
});

/** Replays a kind of day with several seeds, once with the forecast and once with a constant quarter of an hour. */
export const replay = (day: DayKind, seeds: readonly number[]) => ({
  forecast: keptOf(day, seeds, byForecast),
  constant: keptOf(day, seeds, byConstant),
});

/** The same with the forecast of a shop that widens times beyond a limit of its own. */
export const replayBusy = (day: DayKind, seeds: readonly number[], busy_minutes: number): Kept =>
  keptOf(day, seeds, byForecast, busy_minutes);

function keptOf(day: DayKind, seeds: readonly number[], say: Say, busy_minutes: number | null = null): Kept {
  const rules = { ...USUAL_STATIONS, people: day.people, busy_minutes };
  const told = seeds.flatMap((seed) => {
    const shift = new Shift(day.people, seed);
    const said: { ticket: Ticket; at: number; promise: number; from: number; isForNow: boolean }[] = [];
    for (const visit of visitsOf(day, seed)) {
      shift.runUntil(visit.at);
      const answer = say(shift, visit, rules);
      // a time without room is not offered: nobody orders for it
      if (!answer) continue;
      const isForNow = visit.wantedAt === null;
      const startsAt = visit.wantedAt === null ? visit.at : visit.wantedAt - SHOP.lead_minutes;
      said.push({ ticket: shift.take(visit.lines, startsAt, !isForNow), ...answer, at: visit.at, isForNow });
    }
    shift.runUntil(AFTER_CLOSING);
    return said.map(({ ticket, ...rest }) => ({ ...rest, readyAt: ticket.readyAt ?? Infinity }));
  });
  const forNow = told.filter(({ isForNow }) => isForNow);
  const errors = forNow.map(({ promise, readyAt }) => Math.abs(promise - readyAt)).toSorted((a, b) => a - b);
  const isKept = ({ promise, readyAt }: (typeof told)[number]) => readyAt <= promise;
  const { rush } = day;
  const inRush = rush ? told.filter(({ at }) => at >= rush.from && at < rush.until) : [];
  return {
    orders: told.length,
    kept: share(told, isKept),
    keptInRush: rush ? share(inRush, isKept) : null,
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
    within: share(forNow, (order) => isKept(order) && order.from <= order.readyAt),
  };
}

const share = <Thing>(all: readonly Thing[], some: (thing: Thing) => boolean): number =>
  all.filter(some).length / Math.max(1, all.length);

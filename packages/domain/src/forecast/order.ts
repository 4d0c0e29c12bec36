import type { Shop, Station } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import { isForeseen, isStillMade } from '../orders';
import { isSecured, isUnpaid } from '../payments';
import { upToMinute } from '../promise';
import { isForLater, waitsForTurn } from '../turn';
import { isForgotten, openOrders, type StoredOrder } from './ahead';
import { leftOfEach, type OpenOrder } from './board';
import { forecast, rideForecast, waitOf, withChance, type Forecast, type Wait } from './forecast';
import { freeLanes, give } from './lanes';
import { peopleAt, type StationRules } from './rules';

/** An order of the board that is asked about. */
export interface BoardOrder extends StoredOrder {
  id: string;
  /** When it was given to a rider; null or left out where it was not. */
  left_at?: Date | string | null;
}

const MINUTE_MS = 60_000;
/** What is not at the door has this share of its ride left at least, however long ago it left. */
const LEAST_RIDE = 0.25;

/**
 * When the orders of a board are ready as things stand; at the door for door delivery. One that waits is behind what was
 * placed before it, one that has been begun has what is left of it, one that is packed for a rider has the ride. Null where
 * there is nothing to foresee: it is not on the board, is there already, or its chosen time is so far off that nobody
 * begins it (`foreseenBy` knows what staff say of that).
 */
export function forecastsOf(
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  board: readonly BoardOrder[],
  now: Date,
): (id: string) => Forecast | null {
  const open = openOrders(board, shop.ride_minutes, now);
  const waitsOfBegun = STATIONS.map((station) => waitsAt(open, station, rules, now.getTime()));
  return (id) => {
    const place = open.findIndex(({ stored }) => stored.id === id);
    const own = open[place];
    if (!own) {
      const made = board.find((order) => order.id === id);
      return made ? forecastOfRide(shop, made, now) : null;
    }
    const { begunAt, scheduledAt, work, stored } = own;
    const question = { rules, shop, deliveryId: stored.delivery_id, now };
    if (begunAt !== null) {
      return withChance(
        waitsOfBegun.map((waits) => waits.get(own) ?? { ms: 0, spread: 0 }),
        question,
      );
    }
    if (isForLater(stored, shop, now.getTime())) return null;
    // a chosen time whose turn has come goes first, of equal ones the one placed first; else it is first come, first served
    const ahead = open.filter((other, index) => {
      if (other.begunAt !== null) return true;
      if (other.scheduledAt === scheduledAt) return index < place;
      return other.scheduledAt !== null && (scheduledAt === null || other.scheduledAt < scheduledAt);
    });
    return forecast({ ...question, board: ahead, cart: work });
  };
}

/** How long what is begun is still at a station, by order: the people there go on with what was begun first. */
function waitsAt<Order extends OpenOrder>(
  open: readonly Order[],
  station: Station,
  rules: StationRules,
  now: number,
): Map<Order, Wait> {
  const people = peopleAt(rules, station);
  const lanes = freeLanes(people, now);
  const ahead: number[] = [];
  const waits = new Map<Order, Wait>();
  for (const { order, left } of leftOfEach(open, station, rules, now)) {
    const done = Math.max(now, ...left.map((ms) => give(lanes, ms)));
    waits.set(order, waitOf(done - now, left.length === 0 ? [] : ahead, left, people));
    ahead.push(...left);
  }
  return waits;
}

/** The same of one order. */
export const forecastOfOrder = (
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  board: readonly BoardOrder[],
  { id, now }: { id: string; now: Date },
): Forecast | null => forecastsOf(shop, rules, board, now)(id);

/** When what is packed is at the door: a ride from now, or from when it left. */
function forecastOfRide(
  { ride_minutes }: Pick<Shop, 'ride_minutes'>,
  { status_name, delivery_id, payment_state, ready_at, left_at }: BoardOrder,
  now: Date,
): Forecast | null {
  const isRidden = isForeseen(status_name, delivery_id) && !isStillMade(status_name);
  if (!isRidden || !isSecured(payment_state) || isForgotten(ready_at, now)) return null;
  const ride = ride_minutes * MINUTE_MS;
  const begun = status_name === 'out for delivery' && left_at ? new Date(left_at).getTime() : now.getTime();
  return rideForecast(now, Math.max(LEAST_RIDE * ride, begun + ride - now.getTime()), ride);
}

/**
 * What the customers of a board's orders are told, each with what was promised, ms, and what staff have said. Nobody has
 * begun an order of a chosen time that is far off, and no board knows of a delay: what staff say is all of it then.
 */
export function foreseenBy(
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  board: readonly BoardOrder[],
  now: Date,
): (order: BoardOrder, promised: number, said: SaidDelay) => Foreseen | null {
  const forecasts = forecastsOf(shop, rules, board, now);
  return (order, promised, said) => {
    const forecast = forecasts(order.id);
    if (forecast) {
      const saysOnlyLate = order.scheduled || !isStillMade(order.status_name);
      return foreseenOf(forecast, promised, { saysOnlyLate, ...said });
    }
    const { reason, minutes } = said;
    const isAhead = !isUnpaid(order.payment_state) && waitsForTurn(order, shop, now.getTime());
    if (reason === null || !isAhead) return null;
    const at = new Date(promised + (minutes ?? 0) * MINUTE_MS);
    return { from: at, to: at, isLate: true, reason };
  };
}

/** What a customer is told of an order that is being made, or ridden. */
export interface Foreseen {
  from: Date;
  /** A full minute, as every clock writes it. */
  to: Date;
  isLate: boolean;
  reason: string | null;
}

/** What staff have said of an order's delay. */
export interface SaidDelay {
  /** Why it is late; null: they have not said. */
  reason: string | null;
  /** Minutes after the promise that it takes at least; null: the board knows. */
  minutes: number | null;
}

/**
 * The forecast beside the promise; null where it says nothing more than that. What was promised is not taken back for a
 * forecast that is a little behind it, and what staff say is late is not said to be in time, nor earlier than they say.
 * @param promised ms
 * @param said `saysOnlyLate`: a time was chosen, or it is packed: that it is in time is no news
 */
export function foreseenOf(
  { expected, range }: Pick<Forecast, 'expected' | 'range'>,
  promised: number,
  { saysOnlyLate, reason, minutes }: SaidDelay & { saysOnlyLate: boolean },
): Foreseen | null {
  const isLate = reason !== null || runsLate(promised, { expected });
  if (saysOnlyLate && !isLate) return null;
  const said = reason === null ? 0 : promised + (minutes ?? 0) * MINUTE_MS;
  return { from: range.from, to: new Date(upToMinute(Math.max(range.to.getTime(), said))), isLate, reason };
}

/** So far behind its promise an order has to be expected before anybody is told, ms. */
const TOLD_FROM = MINUTE_MS;

/** Whether an order is more likely to be late than not. */
const runsLate = (promised: number, { expected }: Pick<Forecast, 'expected'>): boolean =>
  expected.getTime() - promised >= TOLD_FROM;

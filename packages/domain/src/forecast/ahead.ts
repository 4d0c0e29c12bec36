import type { CategoryId, DeliveryId, OrderStatus, PaymentState, Shop, ShopBusy, Station } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, STATIONS } from '@seduh/contract/constants';
import { isOpenAt } from '../hours';
import { isStillMade } from '../orders';
import { isUnpaid } from '../payments';
import { firstPossibleTime, type Ahead, type ShopTimes } from '../possible-times';
import { upToMinute } from '../promise';
import type { OpenOrder } from './board';
import { forecast, type Forecast } from './forecast';
import { stationOf } from './menu';
import { roomOf } from './room';
import type { StationRules } from './rules';
import type { Work } from './work';

/** An order of the board as it is stored. */
export interface StoredOrder {
  status_name: OrderStatus;
  payment_state: PaymentState;
  delivery_id: DeliveryId;
  scheduled: boolean;
  placed_at: Date | string;
  ready_at: Date | string;
  /** When it was begun; null where it was not. */
  begun_at: Date | string | null;
  /** null: of a version that did not say. */
  work: Work | null;
  /** How many pieces of each line are made, of one that is begun; null or left out where nobody has counted any. */
  pieces?: readonly CountedPieces[] | null;
  /** When the last of them was made; null or left out where none is. */
  poured_at?: Date | string | null;
}

/** A line's pieces, and where its product is made as the menu has it now. */
export interface CountedPieces {
  station: Station | null;
  category_id: CategoryId;
  qty: number;
  /** How many of them are made. */
  done: number;
}

/** What an order takes whose work nobody has said: two cups. */
const UNSAID: Work = { bar: [75, 75] };
/** What was promised so long ago and was never moved on is forgotten, not being made. */
export const FORGOTTEN_MINUTES = 180;
const MINUTE_MS = 60_000;

/** Whether an order was promised so long ago that nobody thinks of it any more. */
export const isForgotten = (readyAt: Date | string, now: Date): boolean =>
  msOf(readyAt) < now.getTime() - FORGOTTEN_MINUTES * MINUTE_MS;

/** The orders that are still to be made, in the order of the queue: neither ready nor final, and paid or paid at the hand-over. */
export function openOrders<Stored extends StoredOrder>(
  stored: readonly Stored[],
  ride_minutes: number,
  now: Date,
): (OpenOrder & { stored: Stored })[] {
  const inTurn = stored.map((order) => ({ order, at: msOf(order.placed_at) })).sort((a, b) => a.at - b.at);
  return inTurn.flatMap(({ order }) => {
    const { status_name, payment_state, delivery_id, scheduled, begun_at } = order;
    const readyAt = msOf(order.ready_at);
    if (!isStillMade(status_name) || isUnpaid(payment_state) || isForgotten(order.ready_at, now)) return [];
    const ride = delivery_id === DELIVERY.doorDelivery ? ride_minutes * MINUTE_MS : 0;
    return [
      {
        stored: order,
        work: order.work ?? UNSAID,
        begunAt: status_name === 'preparing' && begun_at !== null ? msOf(begun_at) : null,
        ...(order.poured_at && { made: madeShares(order.pieces ?? []), madeAt: msOf(order.poured_at) }),
        scheduledAt: scheduled ? readyAt - ride : null,
      },
    ];
  });
}

/** How much of what is made at each station is there, 0 to 1. */
function madeShares(pieces: readonly CountedPieces[]): Partial<Record<Station, number>> {
  const sums = new Map<Station, { qty: number; done: number }>();
  for (const { qty, done, ...product } of pieces) {
    const station = stationOf(product);
    const sum = sums.get(station) ?? { qty: 0, done: 0 };
    sums.set(station, { qty: sum.qty + qty, done: sum.done + Math.min(qty, done) });
  }
  return Object.fromEntries([...sums].map(([station, { qty, done }]) => [station, done / qty]));
}

const msOf = (at: Date | string): number => (typeof at === 'string' ? Date.parse(at) : at.getTime());

/** Seconds of the cup that nobody has ordered yet. */
const NEXT_CUP = 60;

/** Where a cup more takes longer than the shop calls busy; whether the shop takes orders at all is not asked. */
export const busyStations = (
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  stored: readonly StoredOrder[],
  now: Date,
): Station[] => {
  const board = openOrders(stored, shop.ride_minutes, now);
  return STATIONS.filter((station) => {
    const cart: Work = { [station]: [NEXT_CUP] };
    return forecast({ rules, shop, board, cart, deliveryId: DELIVERY.pickUp, now }).isBusy;
  });
};

/**
 * What the board makes of the times of a cart, for `schedule` and `possibleTimes`, and the whole forecast, as it is told and
 * promised: it ends with a full minute.
 */
export function aheadOf(
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  stored: readonly StoredOrder[],
  { cart, deliveryId, now }: { cart: Work; deliveryId: DeliveryId; now: Date },
): Ahead & Forecast {
  const board = openOrders(stored, shop.ride_minutes, now);
  const question = { rules, shop, board, cart, deliveryId, now };
  const ride = deliveryId === DELIVERY.doorDelivery ? shop.ride_minutes * MINUTE_MS : 0;
  const hasRoom = roomOf(question);
  const { range, ...foreseen } = forecast(question);
  const to = new Date(upToMinute(range.to.getTime()));
  return {
    ...foreseen,
    earliest: to,
    range: { from: range.from, to },
    hasRoom: (at, opensAt) => hasRoom(new Date(at.getTime() - ride), opensAt),
  };
}

/** What everybody is told of a shop that widens its times by itself, with a later time; undefined while it does not, or is closed. */
export function shopBusy(
  shop: ShopTimes,
  rules: StationRules,
  stored: readonly StoredOrder[],
  now: Date,
): ShopBusy | undefined {
  const stations = isOpenAt(shop, now) ? busyStations(shop, rules, stored, now) : [];
  if (stations.length === 0) return undefined;
  const cart: Work = Object.fromEntries(stations.map((station) => [station, [NEXT_CUP]]));
  const times = DELIVERY_METHODS.flatMap(({ id: deliveryId }) => {
    const ahead = aheadOf(shop, rules, stored, { cart, deliveryId, now });
    const at = firstPossibleTime(shop, deliveryId, now, ahead);
    return at ? [{ delivery_id: deliveryId, at: at.toISOString() }] : [];
  });
  return { stations, times };
}

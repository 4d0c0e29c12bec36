import type { DeliveryId, OrderStatus, PaymentState, Shop, ShopBusy, Station } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, STATIONS } from '@seduh/contract/constants';
import { isOpenAt } from '../hours';
import { isUnpaid } from '../payments';
import { firstPossibleTime, type Ahead, type ShopTimes } from '../possible-times';
import type { OpenOrder } from './board';
import { forecast, type Forecast } from './forecast';
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
}

/** What an order takes whose work nobody has said: two cups. */
const UNSAID: Work = { bar: [75, 75] };
/** What was promised so long ago and was never moved on is forgotten, not being made. */
export const FORGOTTEN_MINUTES = 180;
const MINUTE_MS = 60_000;

/** The orders that are still to be made, in the order of the queue: neither ready nor final, and paid or paid at the hand-over. */
export function openOrders<Stored extends StoredOrder>(
  stored: readonly Stored[],
  ride_minutes: number,
  now: Date,
): (OpenOrder & { stored: Stored })[] {
  const since = now.getTime() - FORGOTTEN_MINUTES * MINUTE_MS;
  const inTurn = stored.toSorted((a, b) => msOf(a.placed_at) - msOf(b.placed_at));
  return inTurn.flatMap((order) => {
    const { status_name, payment_state, delivery_id, scheduled, begun_at } = order;
    const readyAt = msOf(order.ready_at);
    const isMade = status_name === 'pending' || status_name === 'confirmed' || status_name === 'preparing';
    if (!isMade || isUnpaid(payment_state) || readyAt < since) return [];
    const ride = delivery_id === DELIVERY.doorDelivery ? ride_minutes * MINUTE_MS : 0;
    return [
      {
        stored: order,
        work: order.work ?? UNSAID,
        begunAt: status_name === 'preparing' && begun_at !== null ? msOf(begun_at) : null,
        scheduledAt: scheduled ? readyAt - ride : null,
      },
    ];
  });
}

const msOf = (at: Date | string): number => new Date(at).getTime();

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

/** What the board makes of the times of a cart, for `schedule` and `possibleTimes`, and the whole forecast. */
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
  return {
    ...forecast(question),
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

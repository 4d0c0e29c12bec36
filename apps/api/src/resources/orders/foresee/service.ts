import type { LiveForecast, Order, Station } from '@seduh/contract';
import { isFinal, isForeseen, madeText, promisedAt } from '@seduh/domain';
import { busyStations, foreseenBy, type Foreseen, type SaidDelay } from '@seduh/domain/forecast';
import { recordAct } from '../../../platform/db/audit';
import type { Db } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { tellOfLateness } from '../../notices/queue';
import { actOn, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { readOrder } from '../read/service';
import { isToldLate, readBoard, setDelay, setForeseen, type Board, type ForeseenOrder } from './repository';

/** When the orders of a board are ready as things stand; null for one with nothing to foresee. */
export function foreseer({ orders, stations, shop }: Board, now: Date): (order: ForeseenOrder) => Foreseen | null {
  const foresee = foreseenBy(shop, stations, orders, now);
  return (order) => foresee(order, promiseOf(order), { reason: order.delay_reason, minutes: order.delay_minutes });
}

const promiseOf = ({ placed_at, ready_at, scheduled, payment_id, payment_state: state, paid_at }: ForeseenOrder) =>
  promisedAt({
    created_at: placed_at.toISOString(),
    ready_at: ready_at.toISOString(),
    scheduled,
    payment_id,
    payment: { state, paid_at: paid_at?.toISOString() ?? null },
  });

/** What is being made, and who is on: what says where the shop is busy. */
export type BusyFacts = Pick<Board, 'orders' | 'stations'>;

export const readBusyFacts = (db: Db, now: Date): Promise<BusyFacts> => readBoard(db, now);

/** Where a cup more takes longer than the shop calls busy. */
export async function readBusyStations(db: Db, now: Date): Promise<Station[]> {
  const { orders, stations, shop } = await readBoard(db, now);
  return busyStations(shop, stations, orders, now);
}

/** The order with its forecast, where it has one. */
export async function withForecast(db: Db, now: Date, order: Order): Promise<Order> {
  if (!isForeseen(order.status_name, order.delivery_id)) return order;
  const forecasts = forecastsFor(await readBoard(db, now), now);
  return { ...order, forecast: forecasts(order.id) };
}

/** Orders, or cards, of a list with the forecasts of those that are going to be late. */
export async function withDelays<Listed extends Pick<Order, 'id' | 'status_name' | 'forecast'>>(
  db: Db,
  now: Date,
  orders: readonly Listed[],
): Promise<Listed[]> {
  if (orders.every(({ status_name }) => isFinal(status_name))) return [...orders];
  const forecasts = forecastsFor(await readBoard(db, now), now);
  return orders.map((order) => {
    const forecast = forecasts(order.id);
    return forecast?.is_late ? { ...order, forecast } : order;
  });
}

/** What is told of the orders of a board, by id. */
function forecastsFor(board: Board, now: Date): (id: string) => LiveForecast | undefined {
  const foresee = foreseer(board, now);
  const byId = new Map(board.orders.map((order) => [order.id, order]));
  return (id) => {
    const order = byId.get(id);
    const foreseen = order && foresee(order);
    if (!foreseen) return undefined;
    const { from, to, isLate, reason } = foreseen;
    const minutes = order.delay_minutes ?? undefined;
    return { from: from.toISOString(), to: to.toISOString(), is_late: isLate, reason, minutes };
  };
}

/**
 * Tells an order's customer why it is late, or takes that back. Throws 404 for no order, and 409 ILLEGAL_MOVE for one
 * that is there, or over.
 */
export const sayWhyLate = (context: OrderContext, viewer: Viewer, id: string, said: SaidDelay): Promise<Order> =>
  withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    if (!isForeseen(order.status, order.delivery_id)) {
      throw new HttpError(409, 'ILLEGAL_MOVE', madeText(order.status));
    }
    const now = context.clock.now();
    const reason = said.reason || null;
    const minutes = reason === null ? null : said.minutes;
    const before = await setDelay(tx, id, { reason, minutes });
    const was = before.reason !== null;
    const isNews = before.reason !== reason || before.minutes !== minutes;
    // what was written to the customer stays with the order
    const changes = [
      ...(was === !!reason ? [] : [{ field: 'delay_reason', of: null, before: was, after: !was } as const]),
      ...(before.minutes === minutes
        ? []
        : [{ field: 'delay_minutes', of: null, before: before.minutes, after: minutes } as const]),
    ];
    if (isNews) await recordAct(tx, actOn(order, viewer, 'order.delay', now), changes);
    await recordEvent(tx, order, 'foreseen', now);
    const answer = await withForecast(tx, now, await readOrder(tx, viewer, id, now));
    // who has been told that it is late, and not why, or not how late, is told once more
    if (reason && isNews && answer.forecast && (await isToldLate(tx, id))) {
      await setForeseen(tx, id, new Date(answer.forecast.to));
      await tellOfLateness(tx, order, now);
    }
    return answer;
  });

import type { LiveForecast, Order, Station } from '@seduh/contract';
import { isStillMade, madeText, promisedAt } from '@seduh/domain';
import { busyStations, forecastOfOrder, foreseenOf, type Foreseen } from '@seduh/domain/forecast';
import { recordAct } from '../../../platform/db/audit';
import type { Db } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { tellOfLateness } from '../../notices/queue';
import { actOn, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import { readOrder } from '../read/service';
import { isToldLate, readBoard, setDelayReason, type Board, type ForeseenOrder } from './repository';

/** When an order of the board is ready as things stand; null where there is nothing to foresee. */
export function foresee({ orders, stations, shop }: Board, order: ForeseenOrder, now: Date): Foreseen | null {
  const forecast = forecastOfOrder(shop, stations, orders, { id: order.id, now });
  return forecast && foreseenOf(forecast, promiseOf(order), { scheduled: order.scheduled, reason: order.delay_reason });
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
  if (!isStillMade(order.status_name)) return order;
  const board = await readBoard(db, now);
  const own = board.orders.find(({ id }) => id === order.id);
  const foreseen = own && foresee(board, own, now);
  return foreseen ? { ...order, forecast: presentForecast(foreseen) } : order;
}

const presentForecast = ({ from, to, isLate, reason }: Foreseen): LiveForecast => ({
  from: from.toISOString(),
  to: to.toISOString(),
  is_late: isLate,
  reason,
});

/**
 * Tells an order's customer why it is late, or takes that back. Throws 404 for no order, and 409 ILLEGAL_MOVE for one
 * that is made already, or over.
 */
export const sayWhyLate = (context: OrderContext, viewer: Viewer, id: string, reason: string | null): Promise<Order> =>
  withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    if (!isStillMade(order.status)) {
      throw new HttpError(409, 'ILLEGAL_MOVE', madeText(order.status));
    }
    const now = context.clock.now();
    const before = await setDelayReason(tx, id, reason || null);
    const was = before !== null;
    // what was written to the customer stays with the order
    const changes = was === !!reason ? [] : [{ field: 'delay_reason', of: null, before: was, after: !was } as const];
    if (before !== (reason || null)) await recordAct(tx, actOn(order, viewer, 'order.delay', now), changes);
    // who has been told that it is late, and not why, is told once more
    if (reason && reason !== before && (await isToldLate(tx, id))) await tellOfLateness(tx, order, now);
    await recordEvent(tx, order, 'foreseen', now);
    return withForecast(tx, now, await readOrder(tx, viewer, id, now));
  });

import type { LineMaking, Order, OrderLine, OrderStatus } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { legalMoves } from '../orders';

/** A line, as far as its pieces are counted. */
interface CountedLine {
  qty: number;
  /** Pieces that are made. */
  done: number;
}

/** Whether the cups of an order are on the bar: it is accepted and not ready. */
export const isBeingMade = (status: OrderStatus): boolean => status === 'confirmed' || status === 'preparing';

/** Pieces of a line that are still to be made; none where nobody says how far it is. */
export const leftOf = ({ qty, making }: Pick<OrderLine, 'qty' | 'making'>): number =>
  making ? Math.max(0, qty - making.done) : 0;

/** Pieces of all its lines that are still to be made. */
export const cupsLeft = (lines: readonly Pick<OrderLine, 'qty' | 'making'>[]): number =>
  lines.reduce((sum, line) => sum + leftOf(line), 0);

/** Why no piece of a line can be made (any more); null where one can. */
export function whyNotPoured(status: OrderStatus, { qty, done }: CountedLine): string | null {
  if (!isBeingMade(status)) return `This order is ${status}, and nothing of it is made now`;
  return done >= qty ? MESSAGES.cupsDone : null;
}

/**
 * The moves that come by themselves when a piece is made: the first one begins the order, the last one makes it ready.
 * @param left pieces of the order that are still to be made after it
 */
export function movesOfPour(from: OrderStatus, left: number): OrderStatus[] {
  const begun: OrderStatus[] = from === 'confirmed' ? ['preparing'] : [];
  return left === 0 ? [...begun, 'ready'] : begun;
}

/**
 * Where an order stood before its pieces were made, when one more of them is: kept with each, so that the last one that is
 * taken back leads there, whichever it is. The one that began the order may have been taken back before.
 * @param status where it stands now
 * @param kept what was kept with the last one of those that are made; undefined where none is
 */
export const statusBeforePours = (status: OrderStatus, kept: OrderStatus | undefined): OrderStatus =>
  status === 'preparing' && kept !== undefined ? kept : status;

/**
 * Where an order stands once a piece is taken back: begun, where others of it are made; else where it was before all.
 * @param from what was kept with that piece: `statusBeforePours`
 * @param done pieces of it that stay made
 */
export const statusAfterUnpour = (from: OrderStatus, done: number): OrderStatus => (done > 0 ? 'preparing' : from);

/**
 * Where an order stands once its last move is taken back; null where that cannot be, as pieces of what would then not be
 * begun are made. A move that a piece brought goes with that piece, and so does all else that the piece brought.
 * @param to where the move began
 * @param pouredFrom what was kept with the piece that brought the move; null where staff moved it
 * @param done pieces of it that stay made
 */
export function statusAfterUndo(to: OrderStatus, pouredFrom: OrderStatus | null, done: number): OrderStatus | null {
  if (to === 'confirmed' && done > 0) return null;
  return pouredFrom === null ? to : statusAfterUnpour(pouredFrom, done);
}

/** An order as staff see it, as far as its cups change it. */
type Poured = Pick<Order, 'status_name' | 'delivery_id' | 'payment' | 'next_moves' | 'pours'> & {
  lines: readonly Pick<OrderLine, 'qty' | 'making'>[];
};

/**
 * The order once one more piece of a line is made; the same one where none can be.
 * @param line from 1
 */
export function withPour<Shown extends Poured>(order: Shown, line: number): Shown {
  const making = order.lines[line - 1]?.making;
  const qty = order.lines[line - 1]?.qty ?? 0;
  if (!making || whyNotPoured(order.status_name, { qty, ...making }) !== null) return order;
  const lines = withDone(order.lines, line, { ...making, done: making.done + 1 });
  return standing({ ...order, lines }, movesOfPour(order.status_name, cupsLeft(lines)).at(-1));
}

/**
 * The order once a piece of a line is taken back.
 * @param line from 1
 * @param from what was kept with that piece: `statusBeforePours`
 */
export function withoutPour<Shown extends Poured>(order: Shown, line: number, from: OrderStatus): Shown {
  const making = order.lines[line - 1]?.making;
  if (!making || making.done === 0) return order;
  const lines = withDone(order.lines, line, { ...making, done: making.done - 1 });
  const done = lines.reduce((sum, each) => sum + (each.making?.done ?? 0), 0);
  return standing({ ...order, lines }, statusAfterUnpour(from, done));
}

const withDone = <Line extends Pick<OrderLine, 'making'>>(lines: readonly Line[], line: number, making: LineMaking) =>
  lines.map((each, index) => (index === line - 1 ? { ...each, making } : each));

/**
 * The order once it has been moved on, or back; the same one where it stands elsewhere by now.
 * @param from where it has to stand for that
 */
export function withMove<Shown extends Poured>(order: Shown, from: OrderStatus, to: OrderStatus): Shown {
  return order.status_name === from ? { ...standing(order, to), pours: order.pours } : order;
}

function standing<Shown extends Poured>(order: Shown, status: OrderStatus = order.status_name): Shown {
  const { delivery_id: deliveryId, payment } = order;
  return {
    ...order,
    status_name: status,
    pours: (order.pours ?? 0) + 1,
    next_moves: legalMoves({ status, deliveryId, payment: payment.state }, 'staff'),
  };
}

import type { Order, PourBody } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { movesOfPour, statusAfterUnpour, statusBeforePours, whyNotPoured } from '@seduh/domain/cups';
import type { Fact } from '@seduh/domain/audit';
import { recordChange } from '../../../platform/db/audit';
import { HttpError, invalid } from '../../../platform/http/errors';
import type { Viewer } from '../../../platform/http/viewer';
import { actOn, actorOf, lockedOrder, withEvents, type OrderContext } from '../context';
import { recordEvent } from '../events/repository';
import type { OrderHead } from '../guards-repository';
import { moveBack } from '../move/back';
import { recordMove } from '../moves';
import {
  findPour,
  findPouredLines,
  findStatusBeforePours,
  insertPour,
  listPourTimes,
  piecesFact,
  undoPourRow,
} from '../pours-repository';
import { readOrder } from '../read/service';

type PouredLine = Awaited<ReturnType<typeof findPouredLines>>[number];

/**
 * Notes that one piece of a line is made; the first one begins its order, the last one makes it ready. What comes again
 * under its id has been noted already, also where it was taken back since. Throws 404 for no order, 400 for no such line,
 * 409 ILLEGAL_MOVE where somebody else has made the last one or the order is not being made, 422 KEY_REUSED for the id of
 * another order's piece.
 */
export function pourCup(context: OrderContext, viewer: Viewer, id: string, body: PourBody): Promise<Order> {
  return withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    const known = await findPour(tx, body.pour_id);
    if (known && known.order_id !== order.id) throw new HttpError(422, 'KEY_REUSED', MESSAGES.keyReused);
    const at = context.clock.now();
    if (known) return readOrder(tx, viewer, id, at);

    const lines = await findPouredLines(tx, id);
    const line = lines.find(({ position }) => position === body.line);
    if (!line) throw invalid({ line: MESSAGES.lineUnknown });
    const refusal = whyNotPoured(order.status, line);
    if (refusal !== null) throw conflict(refusal);

    const left = lines.reduce((sum, { qty, done }) => sum + qty - done, 0) - 1;
    const path = movesOfPour(order.status, left);
    await insertPour(tx, {
      id: body.pour_id,
      order_id: id,
      position: line.position,
      from_status: statusBeforePours(order.status, await findStatusBeforePours(tx, id)),
      to_status: path.at(-1) ?? order.status,
      poured_by: viewer.userId,
      poured_at: at,
    });
    let { status } = order;
    for (const to of path) {
      if (!(await context.guards.moveOrder(tx, { orderId: id, from: status, to, closedAt: null })))
        throw conflict(MESSAGES.cupsDone);
      await recordMove(tx, { ...order, status }, to, actorOf(viewer), null, at);
      status = to;
    }
    if (path.length === 0) await recordEvent(tx, order, 'poured', at);
    const [before, after] = [piecesFacts(order.status, line), piecesFacts(status, { ...line, done: line.done + 1 })];
    await recordChange(tx, actOn(order, viewer, 'order.pour', at), before, after);
    return readOrder(tx, viewer, id, at);
  });
}

/**
 * Takes a piece back as if it had not been made, and with it the moves that it brought; the last one that is left takes
 * back that its order was begun, whichever began it. Throws 404 for no order, 409 ILLEGAL_MOVE where it is longer ago than
 * `LIMITS.undoSeconds` or its order has gone on since.
 */
export function undoPour(context: OrderContext, viewer: Viewer, id: string, { pour_id }: PourBody): Promise<Order> {
  return withEvents(context, async (tx) => {
    const order = await lockedOrder(context, tx, id);
    const pour = await findPour(tx, pour_id);
    const at = context.clock.now();
    if (!pour || pour.order_id !== order.id) throw conflict(MESSAGES.undoTooLate);
    if (pour.undone_at) return readOrder(tx, viewer, id, at);
    const isFresh = at.getTime() - pour.poured_at.getTime() <= LIMITS.undoSeconds * 1_000;
    if (!isFresh || order.status !== pour.to_status) throw conflict(MESSAGES.undoTooLate);

    await undoPourRow(tx, pour_id, at);
    const lines = await findPouredLines(tx, id);
    const done = lines.reduce((sum, line) => sum + line.done, 0);
    const to = statusAfterUnpour(pour.from_status, done);
    await moveBack(context, tx, order, { to, moments: await listPourTimes(tx, id), at });
    await recordEvent(tx, { ...order, status: to }, to === order.status ? 'poured' : 'moved', at);
    const line = lines.find(({ position }) => position === pour.position);
    if (line) {
      const [before, after] = [piecesFacts(order.status, { ...line, done: line.done + 1 }), piecesFacts(to, line)];
      await recordChange(tx, actOn(order, viewer, 'order.unpour', at), before, after);
    }
    return readOrder(tx, viewer, id, at);
  });
}

/** What the record compares of an order and the pieces of one of its lines. */
const piecesFacts = (status: OrderHead['status'], line: PouredLine): Fact[] => [
  piecesFact(line),
  { field: 'status', value: status },
];

const conflict = (why: string): HttpError => new HttpError(409, 'ILLEGAL_MOVE', why);

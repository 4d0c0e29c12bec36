import { PourBody, type Order, type OrderStatus } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { cupsLeft, movesOfPour, statusBeforePours, whyNotPoured, withoutPour, withPour } from '@seduh/domain/cups';
import { always, failuresOf } from '../mocks/failures';
import { staffMove } from '../mocks/fixtures/placed';
import { asAnswered } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok } from '../mocks/reply';
import { findOrder } from '../orders/mockPayments';

const POURS = API_PATHS.pours.pattern;

/** What was made under an id. */
export interface Pour {
  orderId: string;
  line: number;
  /** Where its order was before its pieces were made (`statusBeforePours`), and after this one. */
  from: OrderStatus;
  to: OrderStatus;
  /** Whether it moved its order. */
  hasMoved: boolean;
  isUndone: boolean;
}

/** The order without a piece of it, and without the moves that this brought. @param made is noted as taken back */
export function unpour(order: Order, made: Pour): Order {
  made.isUndone = true;
  const back = withoutPour(order, made.line, made.from);
  const last = back.timeline.findLastIndex(({ status_name }) => status_name === back.status_name);
  return { ...back, timeline: back.timeline.slice(0, last + 1) };
}

/** The order once a piece of it is made, or taken back, or the refusal. @param poured what was made so far; is added to */
function pour(order: Order, { pour_id, line, undo }: PourBody, poured: Map<string, Pour>): Order | Response {
  const known = poured.get(pour_id);
  if (undo) {
    if (known?.isUndone) return order;
    if (order.status_name !== known?.to) return fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
    return unpour(order, known);
  }
  if (known) return order;
  const { qty, making } = order.lines[Number(line) - 1] ?? {};
  if (qty === undefined) return invalid({ line: MESSAGES.lineUnknown });
  const refusal = whyNotPoured(order.status_name, { qty, done: making?.done ?? 0 });
  if (refusal !== null) return fail(409, 'ILLEGAL_MOVE', refusal);
  const made = withPour(order, Number(line));
  const { id: orderId, status_name: status } = order;
  // the moves that come by themselves stand in the timeline as any others
  const path = movesOfPour(status, cupsLeft(made.lines));
  const moves = path.map((to, at) => staffMove(path[at - 1] ?? status, to));
  const last = [...poured.values()].findLast((other) => other.orderId === orderId && !other.isUndone);
  const from = statusBeforePours(status, last?.from);
  const hasMoved = path.length > 0;
  poured.set(pour_id, { orderId, line: Number(line), from, to: made.status_name, hasMoved, isUndone: false });
  return { ...made, timeline: [...made.timeline, ...moves] };
}

/** What one set of orders answers to a piece that is made. */
interface Pourable {
  find(id: string): Order | undefined;
  /** What was made of them so far. */
  poured(): Map<string, Pour>;
  /** Answers the order as it is then. */
  answer(order: Order): Response;
}

/** Notes that a piece is made, or not. */
export const pourRoute = ({ find, poured, answer }: Pourable) =>
  mockRoute({
    method: 'post',
    path: POURS,
    permission: 'orders',
    body: PourBody,
    answer({ param, body }) {
      const order = find(param('id'));
      if (!order) return notFound('Order');
      const made = pour(order, body, poured());
      return made instanceof Response ? made : answer(made);
    },
  });

/** The mocks forget what was made: every piece of the fixtures is the first one. */
export const pourHandlers = [
  pourRoute({
    find: (id) => findOrder(id, 'Admin'),
    poured: () => new Map(),
    answer: (order) => ok(asAnswered(order, 'Admin')),
  }),
];

/** How noting that a cup is made can fail. */
export const pourFailures = {
  ...failuresOf('post', POURS),
  conflict: always('post', POURS, () => fail(409, 'ILLEGAL_MOVE', MESSAGES.cupsDone)),
};

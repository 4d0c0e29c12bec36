import { PourBody, type Order, type OrderStatus } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { whyNotPoured, withoutPour, withPour } from '@seduh/domain/cups';
import { always, failuresOf } from '../mocks/failures';
import { foreseenBy } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok } from '../mocks/reply';
import { findOrder } from '../orders/mockPayments';

const POURS = API_PATHS.pours.pattern;

/** What was made under an id. */
export interface Pour {
  line: number;
  from: OrderStatus;
}

/** The order once a piece of it is made, or taken back, or the refusal. @param poured what was made so far; is added to */
function pour(order: Order, { pour_id, line, undo }: PourBody, poured: Map<string, Pour>): Order | Response {
  const known = poured.get(pour_id);
  if (undo) {
    if (!known) return fail(409, 'ILLEGAL_MOVE', MESSAGES.undoTooLate);
    return withoutPour(order, known.line, known.from);
  }
  if (known) return order;
  const { qty, making } = order.lines[Number(line) - 1] ?? {};
  if (qty === undefined) return invalid({ line: 'This order has no such line' });
  const refusal = whyNotPoured(order.status_name, { qty, done: making?.done ?? 0 });
  if (refusal !== null) return fail(409, 'ILLEGAL_MOVE', refusal);
  poured.set(pour_id, { line: Number(line), from: order.status_name });
  return withPour(order, Number(line));
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
    answer: (order) => ok(foreseenBy(order, 'Admin')),
  }),
];

/** How noting that a cup is made can fail. */
export const pourFailures = {
  ...failuresOf('post', POURS),
  overtaken: always('post', POURS, () => fail(409, 'ILLEGAL_MOVE', MESSAGES.cupsDone)),
};

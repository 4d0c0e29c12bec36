import { OrderDelayBody, type Order, type Role } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { isForeseen, madeText } from '@seduh/domain';
import { asAnswered } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { fail, notFound } from '../mocks/reply';

/** What one set of orders answers to why one of them is late. */
interface Delayable {
  find(id: string, role: Role | undefined): Order | undefined;
  /** Answers the order as it is then. */
  answer(order: Order): Response;
}

/** Says why an order is late. */
export const delayRoute = ({ find, answer }: Delayable) =>
  mockRoute({
    method: 'put',
    path: API_PATHS.orderDelay.pattern,
    permission: 'orders',
    body: OrderDelayBody,
    answer({ param, body, viewer }) {
      const order = find(param('id'), viewer?.role);
      if (!order) return notFound('Order');
      const { status_name: status, delivery_id: deliveryId } = order;
      if (!isForeseen(status, deliveryId)) return fail(409, 'ILLEGAL_MOVE', madeText(status));
      const reason = body.reason || null;
      return answer(asAnswered(order, 'User', { reason, minutes: reason === null ? null : (body.minutes ?? null) }));
    },
  });

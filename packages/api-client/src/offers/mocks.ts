import { OfferAnswerBody, OfferBody, type OfferAnswer, type OfferedTo, type Order } from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { exchanged, hasRunOut, insteadOfLine, isAsSeen, isSaid, isStillMade, mayBeExchanged } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { NOW } from '../mocks/fixtures/fixed';
import { orders, seenBy } from '../mocks/fixtures/orders';
import { asSold } from '../mocks/fixtures/pricing';
import { products } from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok } from '../mocks/reply';
import { asAnswered } from '../mocks/fixtures/work';
import { findOrder } from '../orders/mockPayments';

const ANSWER = API_PATHS.offerAnswer.pattern;

const findProduct = (id: string) => products.map(asSold).find((product) => product.id === id);

const offering = mockRoute({
  method: 'post',
  path: API_PATHS.offers,
  permission: 'orders',
  body: OfferBody,
  answer({ body: { product_id, option_id, order_id, undo } }) {
    // the mocks forget what was offered, and marks: there is nothing to take back
    if (undo) return ok({ orders: 0, at_counter: 0, left_out: 0 });
    const waiting = orders
      .filter(({ id, status_name }) => isStillMade(status_name) && (order_id === undefined || id === order_id))
      .map((order) => seenBy(order, 'Admin'))
      .map(({ status_name, counter, lines }) => ({
        status_name,
        counter,
        lines: lines.filter((line) => hasRunOut(line, product_id, option_id)),
      }))
      .filter(({ lines }) => lines.length > 0);
    const asked = waiting.filter(({ status_name, lines }) =>
      lines.some(
        (line) =>
          mayBeExchanged(status_name, line.making?.done ?? 0) &&
          insteadOfLine(line, [option_id ?? null], findProduct, []) !== null,
      ),
    );
    return ok({
      orders: asked.length,
      at_counter: asked.filter(({ counter }) => counter).length,
      left_out: waiting.length - asked.length,
    });
  },
});

/** The order after an answer, or the refusal. */
function answered(order: Order, answer: OfferAnswer): Order | Response {
  const line = order.lines[answer.line - 1];
  if (!line) return invalid({ line: MESSAGES.lineUnknown });
  const { offer } = line;
  if (isSaid(line, offer?.state, answer)) return order;
  if (offer?.state !== 'open' || !offer.substitute) return fail(409, 'OFFER_OVER', MESSAGES.offerOver);
  if (!isAsSeen(offer.substitute, answer.substitute)) return fail(409, 'OFFER_OVER', MESSAGES.offerChanged);
  const now = answer.take ? exchanged(line, offer.substitute, offer.warning) : line;
  const state = answer.take ? ('taken' as const) : ('declined' as const);
  const next = { ...now, offer: { state, ran_out: offer.ran_out, answered_at: NOW } };
  return { ...order, lines: order.lines.map((each) => (each === line ? next : each)) };
}

const answerRoute = (
  find: (id: string, role: 'User' | 'Admin') => Order | undefined,
  answerWith: (order: Order, role: 'User' | 'Admin') => Response,
) =>
  mockRoute({
    method: 'put',
    path: ANSWER,
    role: 'any',
    permission: 'orders',
    body: OfferAnswerBody,
    answer({ param, body, viewer }) {
      const role = viewer?.role ?? 'User';
      const order = find(param('id'), role);
      if (!order) return notFound('Order');
      const next = answered(order, body);
      return next instanceof Response ? next : answerWith(seenBy(next, role), role);
    },
  });

export const offerHandlers = [offering, answerRoute(findOrder, (order, role) => ok(asAnswered(order, role)))];

/** An order whose page is looked at, and whose offers can be answered: it is remembered. */
export function answerableOrder(order: Order) {
  let now = order;
  return [
    mockRoute({
      method: 'get',
      path: API_PATHS.order.pattern,
      role: 'any',
      permission: 'orders',
      answer: () => ok(now),
    }),
    answerRoute(
      () => now,
      (next) => {
        now = next;
        return ok(now);
      },
    ),
  ];
}

/** Answers that so many orders' customers are asked. */
export const offeredTo = (to: OfferedTo) => always('post', API_PATHS.offers, () => ok(to));

/** How offering can fail. */
export const offerFailures = failuresOf('post', API_PATHS.offers);

/** How an answer can fail. */
export const answerOfferFailures = {
  ...failuresOf('put', ANSWER),
  over: always('put', ANSWER, () => fail(409, 'OFFER_OVER', MESSAGES.offerOver)),
  changed: always('put', ANSWER, () => fail(409, 'OFFER_OVER', MESSAGES.offerChanged)),
};

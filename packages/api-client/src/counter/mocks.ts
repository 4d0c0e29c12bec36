import { CounterOrderBody } from '@seduh/contract';
import { COUNTER_PATHS, HEADERS, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { counterProblems } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { counterOrderFrom } from '../mocks/fixtures/placed';
import { makeQuote, raisePrice, sellOut } from '../mocks/fixtures/quotes';
import { mockRoute } from '../mocks/mockRoute';
import { fail, ok } from '../mocks/reply';

const quoteOf = ({ lines, delivery_id }: Pick<CounterOrderBody, 'lines'> & { delivery_id: 1 | 3 }) =>
  makeQuote({ lines, delivery_id, time: 'now' }, false);

export const counterHandlers = [
  mockRoute({
    method: 'post',
    path: COUNTER_PATHS.orders,
    permission: 'orders',
    body: CounterOrderBody,
    answer({ body, headers }) {
      if (!headers.get(HEADERS.idempotencyKey)) {
        return fail(400, 'KEY_MISSING', MESSAGES.keyMissing(LIMITS.idempotencyKey));
      }
      const quote = quoteOf(body);
      const short = quote.lines.find(({ problem }) => problem);
      if (short) return fail(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem?.msg}`, quote);
      const [untimely] = counterProblems(quote.problems);
      if (untimely) return fail(409, 'CLOSED', untimely.msg, quote);
      return ok(counterOrderFrom(body, quote), MESSAGES.orderPlaced, 201);
    },
  }),
];

/** What is refused brings what it would cost now: by the lines that were asked for. */
const refusing = (refuse: (quote: ReturnType<typeof makeQuote>) => Response) =>
  mockRoute({
    method: 'post',
    path: COUNTER_PATHS.orders,
    permission: 'orders',
    body: CounterOrderBody,
    answer: ({ body }) => refuse(quoteOf(body)),
  });

/** How placing an order for a guest can fail. */
export const counterFailures = {
  ...failuresOf('post', COUNTER_PATHS.orders),
  /** The first line was sold out between the look and the order. */
  soldOut: refusing((quote) => {
    const left = sellOut(quote);
    return fail(409, 'OUT_OF_STOCK', `${left.lines[0]?.product_name}: Sold out`, left);
  }),
  priceChanged: refusing((quote) => fail(409, 'PRICE_CHANGED', MESSAGES.priceChanged, raisePrice(quote, 3000))),
  closed: refusing((quote) => {
    const msg = 'Closed. Opens tomorrow at 07:00';
    return fail(409, 'CLOSED', msg, { ...quote, problems: [{ code: 'CLOSED', msg }] });
  }),
  /** It has become an order before, and was changed since. */
  keyReused: always('post', COUNTER_PATHS.orders, () => fail(422, 'KEY_REUSED', MESSAGES.keyReused)),
};

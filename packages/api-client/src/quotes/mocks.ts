import {
  type MemberCard,
  type OrderTimes,
  type ProductDetail,
  QuoteBody,
  type Quote,
  type Shop,
  TimesBody,
} from '@seduh/contract';
import { API_PATHS, MESSAGES } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { exampleQuote, makeQuote, raisePrice, sellOut, timesFor } from '../mocks/fixtures/quotes';
import { productsWithSubstitutes } from '../mocks/fixtures/products';
import { pausedShop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

const quoteAt = (shop?: Shop, menu?: readonly ProductDetail[], card?: MemberCard) =>
  mockRoute({
    method: 'post',
    path: API_PATHS.quote,
    role: 'public',
    body: QuoteBody,
    answer: ({ body, viewer }) => ok(makeQuote(body, viewer !== null, [], { at: shop, menu, card })),
  });

const timesAt = (shop?: Shop) =>
  mockRoute({
    method: 'post',
    path: API_PATHS.orderTimes,
    role: 'public',
    body: TimesBody,
    answer: ({ body }) => ok(timesFor(body, shop)),
  });

export const quoteHandlers = [quoteAt(), timesAt()];

/** Prices for somebody with this card. */
export const quotesFor = (card: MemberCard) => quoteAt(undefined, undefined, card);

/** Prices, and works out times, as this shop does. */
export const quotesOf = (shop: Shop) => [quoteAt(shop), timesAt(shop)];

/** Answers these times, whatever is in the cart. */
export const showTimes = (answer: OrderTimes) => always('post', API_PATHS.orderTimes, () => ok(answer));

/** Answers this quote, whatever is in the cart. */
export const showQuote = (answer: Quote) => always('post', API_PATHS.quote, () => ok(answer));

export const timesFailures = failuresOf('post', API_PATHS.orderTimes);

const withProblem = (code: Quote['problems'][number]['code'], msg: string): Quote => ({
  ...exampleQuote,
  problems: [{ code, msg }],
});

/** How pricing can fail, or come out otherwise than hoped. */
export const quoteFailures = {
  ...failuresOf('post', API_PATHS.quote),
  soldOut: showQuote(sellOut(exampleQuote)),
  /** Something is offered instead of oat milk and of taro lattes; whoever takes it has it priced anew. */
  substituted: quoteAt(undefined, productsWithSubstitutes),
  dearer: showQuote(raisePrice(exampleQuote, 3000)),
  closed: showQuote(withProblem('CLOSED', 'Closed. Opens tomorrow at 07:00')),
  /** Pick up is paused; for later it can be had. */
  paused: quoteAt(pausedShop),
  outsideWindow: showQuote(withProblem('DELIVERY_WINDOW', MESSAGES.deliveryNote)),
  promoRefused: showQuote({
    ...exampleQuote,
    promo: { applied: false, code: 'MAKAN', reason: 'Dine in only', missing: null },
  }),
  promoMissing: showQuote({
    ...exampleQuote,
    promo: {
      applied: false,
      code: 'PASTA20',
      reason: 'IDR 12,000 more to use PASTA20',
      missing: 12_000,
    },
  }),
};

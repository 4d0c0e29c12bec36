import type {
  ChatMessageBody,
  OfferAnswer,
  OfferBody,
  OfferedTo,
  Order,
  OrderFilter,
  OrderMoveBody,
  OwedFilter,
  PourBody,
  QuoteRequest,
  RefundBody,
  TimesRequest,
} from '@seduh/contract';
import type { SaidDelay } from '@seduh/domain/forecast';
import type { PageRequest } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import type { Viewer } from '../../platform/http/viewer';
import type { ImageParts } from '../../platform/images/pipeline';
import { listChats, readChat, readImage, seeMessages, sendImage, sendMessage, type SentImage } from './chat/service';
import type { OrderContext } from './context';
import { orderGuards, type OrderGuards } from './guards-repository';
import { sayWhyLate, withDelays, withForecast } from './foresee/service';
import { moveOrder, undoMove } from './move/service';
import { answerOffer, offerInstead, withdrawOffer } from './offer/service';
import { checkCodes } from './pay/check';
import { confirmPayment } from './pay/confirm';
import { noteLate } from './late/service';
import { expireIfOverdue, expireOverdue } from './pay/expire';
import { markReturned, readOwed } from './pay/owed';
import { takeCardStatus, takeWebhook } from './pay/payment-webhook';
import type { CardProvider, CardStatus, CardWebhook } from './pay/providers/provider';
import { refundOrder } from './pay/refund-order';
import { giveBack } from './pay/refunds';
import { adoptOwed } from './pay/refunds-repository';
import { payOrder } from './pay/service';
import { createOrderNumbers } from './place/numbers';
import {
  placeAtCounter,
  placeOrder,
  type CounterOrderToPlace,
  type OrderToPlace,
  type PlaceContext,
} from './place/service';
import { pourCup, undoPour } from './pour/service';
import { createBoardCache } from './quote/board-cache';
import { createCatalogueCache } from './quote/catalogue-cache';
import { readBoardOrders, type BoardOrder } from './quote/facts-repository';
import { evaluate, requestOfQuote } from './quote/service';
import { readTimes } from './quote/times';
import { restoreOrders } from './read/history-repository';
import { hideFromHistory, readHistory, readOrder, readOrders, readReceipt } from './read/service';
import { readUsual } from './usual/service';

/** Everything that can be done with orders. Errors are described where each is written. */
export type OrderService = ReturnType<typeof createOrderService>;

/** The board looks at what is under way, again and again, and waits for nobody who searches a year. */
const isBoard = ({ search, from, to }: OrderFilter): boolean => search === '' && !from && !to;

export function createOrderService(parts: Omit<OrderContext, 'guards' | 'catalogue'> & { guards?: OrderGuards }) {
  const { db, clock, searched = db } = parts;
  const board = createBoardCache<readonly BoardOrder[]>((now) => readBoardOrders(db, now));
  const catalogue = createCatalogueCache();
  const wake = () => {
    board.clear();
    parts.wake();
  };
  const context: OrderContext = { guards: orderGuards, ...parts, wake, catalogue };
  const placing: PlaceContext = {
    ...context,
    numbers: createOrderNumbers(),
    readBoard: board.read,
    placed(order) {
      board.change((known) => (known.some(({ id }) => id === order.id) ? known : [...known, order]));
      parts.wake();
    },
  };
  // nobody sees, pays or moves an order whose time to pay is over, also before the sweep has come
  const settled = async <Answer>(id: string, act: () => Promise<Answer>): Promise<Answer> => {
    if (!isId(id)) throw notFound('Order');
    await expireIfOverdue(context, id);
    return act();
  };
  /** What an act answers, with its forecast as the pages of who acts show it: in the list of staff where it is late. */
  const foreseen = async (viewer: Viewer, act: Promise<Order>): Promise<Order> => {
    const order = await act;
    if (viewer.role !== 'Admin') return withForecast(db, clock.now(), order);
    const [listed = order] = await withDelays(db, clock.now(), [order]);
    return listed;
  };
  return {
    // promos count for customers; staff see what a visitor sees
    quote: async (viewer: Viewer | null, request: QuoteRequest) => {
      const userId = viewer?.role === 'User' ? viewer.userId : null;
      const now = clock.now();
      return (await evaluate(db, requestOfQuote(request), userId, now, { board: board.read(now), catalogue })).quote;
    },
    times: (asked: TimesRequest) => {
      const now = clock.now();
      return readTimes(db, asked, now, { board: board.read(now), catalogue });
    },
    place: (order: OrderToPlace) => placeOrder(placing, order),
    /** By staff, for a guest. */
    placeAtCounter: (order: CounterOrderToPlace) => placeAtCounter(placing, order),
    move: async (viewer: Viewer, id: string, body: OrderMoveBody): Promise<Order> => {
      if (body.undo && isId(id)) return foreseen(viewer, undoMove(context, viewer, id, body.status_name));
      return settled(id, () => foreseen(viewer, moveOrder(context, viewer, id, body)));
    },
    /** Notes that a piece is made, or takes that back. */
    pour: (viewer: Viewer, id: string, body: PourBody): Promise<Order> =>
      settled(id, () => foreseen(viewer, (body.undo ? undoPour : pourCup)(context, viewer, id, body))),
    get: (viewer: Viewer, id: string) =>
      settled(id, async () => withForecast(db, clock.now(), await readOrder(db, viewer, id, clock.now()))),
    /** What stands in for something that has run out, to who waits for it; or not after all. */
    offer: (viewer: Viewer, body: OfferBody): Promise<OfferedTo> =>
      body.undo ? withdrawOffer(context, viewer, body) : offerInstead(context, viewer, body),
    answerOffer: (viewer: Viewer, id: string, answer: OfferAnswer) =>
      settled(id, () => foreseen(viewer, answerOffer(context, viewer, id, answer))),
    sayWhyLate: (viewer: Viewer, id: string, said: SaidDelay) =>
      settled(id, () => sayWhyLate(context, viewer, id, said)),
    receipt: (viewer: Viewer, id: string) => settled(id, () => readReceipt(db, viewer, id, clock.now())),
    pay: (viewer: Viewer, id: string) => settled(id, () => foreseen(viewer, payOrder(context, viewer, id))),
    confirmPayment: (viewer: Viewer, id: string) =>
      settled(id, () => foreseen(viewer, confirmPayment(context, viewer, id))),
    history: async (userId: string, page: PageRequest) => {
      const { items, meta } = await readHistory(db, userId, page);
      return { items: await withDelays(db, clock.now(), items), meta };
    },
    usual: (userId: string) => readUsual(db, userId, clock.now(), catalogue),
    hide: (userId: string, ids: readonly string[]) => hideFromHistory(db, userId, ids, clock.now()),
    restore: (userId: string, ids: readonly string[]) => restoreOrders(db, userId, ids),
    list: async (viewer: Viewer, filter: OrderFilter) => {
      const now = clock.now();
      const from = isBoard(filter) ? db : searched;
      const { orders, meta } = await readOrders(from, viewer, filter, now);
      return { orders: await withDelays(from, now, orders), meta };
    },
    refund: (viewer: Viewer, id: string, key: string, body: RefundBody) =>
      foreseen(viewer, refundOrder(context, viewer, { id, key, body })),
    chats: (viewer: Viewer) => listChats(context, viewer),
    chat: (viewer: Viewer, id: string) => settled(id, () => readChat(db, viewer, id)),
    sendMessage: (viewer: Viewer, id: string, key: string, body: ChatMessageBody) =>
      settled(id, () => sendMessage(context, viewer, id, key, body)),
    sendImage: (parts: ImageParts, viewer: Viewer, id: string, sent: SentImage) =>
      settled(id, () => sendImage(context, parts, viewer, id, sent)),
    seeMessages: (viewer: Viewer, id: string, messageId: number) => seeMessages(context, viewer, id, messageId),
    readImage: (viewer: Viewer, id: string, messageId: number) => readImage(db, viewer, id, messageId),
    /** All that is to be given back, for staff. */
    owed: (page: OwedFilter) => readOwed(db, clock.now(), page),
    markReturned: (viewer: Viewer, refundId: string) => markReturned(context, viewer, refundId),
    /** A payment webhook whose signature was checked, to be confirmed by its provider. */
    takeWebhook: (cards: CardProvider, webhook: CardWebhook) => takeWebhook(context, cards, webhook),
    /** What a provider has confirmed. */
    takeCardStatus: (provider: string, status: CardStatus) => takeCardStatus(context, provider, status),
    /** What has to happen without anybody asking: cancels what was not paid in time, tells who waits too long, gives back what is owed, asks what became of open codes. */
    sweep: async () => {
      await expireOverdue(context);
      await noteLate(context);
      await adoptOwed(db, clock.now());
      await giveBack(context);
      await checkCodes(context);
    },
  };
}

import type {
  HistoryItem,
  Order,
  OrderFilter,
  OrderMoveBody,
  OrderRequest,
  OwedFilter,
  OwedRefund,
  Pagination,
  Quote,
  QuoteRequest,
  Receipt,
  RefundBody,
} from '@seduh/contract';
import type { Viewer } from '../../platform/http/viewer';
import type { PageRequest } from '../../platform/http/envelope';
import { isId } from '../../platform/http/ids';
import type { CardStatus, CardProvider, CardWebhook } from './pay/providers/provider';
import type { OrderContext } from './context';
import { confirmPayment } from './pay/confirm';
import { evaluate } from './quote/service';
import { expireIfOverdue, expireOverdue } from './pay/expire';
import { orderGuards, type OrderGuards } from './guards-repository';
import { restoreOrders } from './read/history-repository';
import { moveOrder } from './move/service';
import { takeCardStatus, takeWebhook } from './pay/payment-webhook';
import { markReturned, readOwed } from './pay/owed';
import { payOrder } from './pay/service';
import { placeOrder } from './place/service';
import { hideFromHistory, readHistory, readOrder, readOrders, readReceipt } from './read/service';
import { refundOrder } from './pay/refund-order';
import { giveBack } from './pay/give-back';
import { adoptOwed } from './pay/refunds-repository';
import { requestOfQuote } from './quote/order-request';

/** Everything that can be done with orders. Errors are described where each is written. */
export interface OrderService {
  quote(viewer: Viewer | null, request: QuoteRequest): Promise<Quote>;
  place(userId: string, key: string, body: OrderRequest): Promise<Order>;
  move(viewer: Viewer, id: string, body: OrderMoveBody): Promise<Order>;
  get(viewer: Viewer, id: string): Promise<Order>;
  receipt(viewer: Viewer, id: string): Promise<Receipt>;
  pay(viewer: Viewer, id: string): Promise<Order>;
  confirmPayment(viewer: Viewer, id: string): Promise<Order>;
  history(userId: string, page: PageRequest): Promise<{ items: HistoryItem[]; meta: Pagination }>;
  hide(userId: string, ids: readonly string[]): Promise<number>;
  restore(userId: string, ids: readonly string[]): Promise<number>;
  list(viewer: Viewer, filter: OrderFilter): Promise<{ orders: Order[]; meta: Pagination }>;
  refund(viewer: Viewer, id: string, key: string, body: RefundBody): Promise<Order>;
  /** All that is to be given back, for staff. */
  owed(page: OwedFilter): Promise<{ refunds: OwedRefund[]; meta: Pagination }>;
  markReturned(viewer: Viewer, refundId: string): Promise<Order>;
  /** A payment webhook whose signature was checked, to be confirmed by its provider. */
  takeWebhook(cards: CardProvider, webhook: CardWebhook): Promise<void>;
  /** What a provider has confirmed. */
  takeCardStatus(provider: string, status: CardStatus): Promise<void>;
  /** What has to happen without anybody asking: cancels what was not paid in time, gives back what is owed. */
  sweep(): Promise<void>;
}

/** The board looks at what is under way, again and again, and waits for nobody who searches a year. */
const isBoard = ({ search, from, to }: OrderFilter): boolean => search === '' && !from && !to;

export function createOrderService(parts: Omit<OrderContext, 'guards'> & { guards?: OrderGuards }): OrderService {
  const context: OrderContext = { guards: orderGuards, ...parts };
  const { db, clock, reports = db } = context;
  // whoever looks at an order sees that its time is over, also before the sweep has come
  const settled = async <Answer>(id: string, read: () => Promise<Answer>): Promise<Answer> => {
    if (isId(id)) await expireIfOverdue(context, id);
    return read();
  };
  return {
    // promos count for customers; staff see what a visitor sees
    quote: async (viewer, request) => {
      const userId = viewer?.role === 'User' ? viewer.userId : null;
      return (await evaluate(db, requestOfQuote(request), userId, clock.now())).quote;
    },
    place: (userId, key, body) => placeOrder(context, userId, key, body),
    move: (viewer, id, body) => moveOrder(context, viewer, id, body),
    get: (viewer, id) => settled(id, () => readOrder(db, viewer, id)),
    receipt: (viewer, id) => settled(id, () => readReceipt(db, viewer, id)),
    pay: (viewer, id) => payOrder(context, viewer, id),
    confirmPayment: (viewer, id) => confirmPayment(context, viewer, id),
    history: (userId, page) => readHistory(db, userId, page),
    hide: (userId, ids) => hideFromHistory(db, userId, ids, clock.now()),
    restore: (userId, ids) => restoreOrders(db, userId, ids),
    list: (viewer, filter) => readOrders(isBoard(filter) ? db : reports, viewer, filter),
    refund: (viewer, id, key, body) => refundOrder(context, viewer, { id, key, body }),
    owed: (page) => readOwed(db, clock.now(), page),
    markReturned: (viewer, refundId) => markReturned(context, viewer, refundId),
    takeWebhook: (cards, webhook) => takeWebhook(context, cards, webhook),
    takeCardStatus: (provider, status) => takeCardStatus(context, provider, status),
    sweep: async () => {
      await expireOverdue(context);
      await adoptOwed(db, clock.now());
      await giveBack(context);
    },
  };
}

import type {
  HistoryItem,
  Order,
  OrderFilter,
  OrderMoveBody,
  OrderRequest,
  Pagination,
  Quote,
  QuoteRequest,
} from '@seduh/contract';
import type { Viewer } from '../../deps';
import type { OrderContext } from './context';
import { evaluate } from './evaluate';
import { orderGuards, type OrderGuards } from './guards-repository';
import { moveOrder } from './move';
import { placeOrder } from './place';
import { hideFromHistory, readHistory, readOrder, readOrders } from './read';
import { wishOfQuote } from './wish';

interface Place {
  page: number;
  limit: number;
}

/** Everything that can be done with orders. Errors are described where each is written. */
export interface OrderService {
  quote(viewer: Viewer | null, wish: QuoteRequest): Promise<Quote>;
  place(userId: string, key: string, body: OrderRequest): Promise<Order>;
  move(viewer: Viewer, id: string, body: OrderMoveBody): Promise<Order>;
  get(viewer: Viewer, id: string): Promise<Order>;
  history(userId: string, place: Place): Promise<{ items: HistoryItem[]; meta: Pagination }>;
  hide(userId: string, ids: readonly string[]): Promise<number>;
  list(viewer: Viewer, filter: OrderFilter): Promise<{ orders: Order[]; meta: Pagination }>;
}

export function createOrderService(parts: Omit<OrderContext, 'guards'> & { guards?: OrderGuards }): OrderService {
  const context: OrderContext = { guards: orderGuards, ...parts };
  const { db, clock } = context;
  return {
    // promos count for customers; staff see what a visitor sees
    quote: async (viewer, wish) => {
      const userId = viewer?.role === 'User' ? viewer.userId : null;
      return (await evaluate(db, wishOfQuote(wish), userId, clock.now())).quote;
    },
    place: (userId, key, body) => placeOrder(context, userId, key, body),
    move: (viewer, id, body) => moveOrder(context, viewer, id, body),
    get: (viewer, id) => readOrder(db, viewer, id),
    history: (userId, place) => readHistory(db, userId, place),
    hide: (userId, ids) => hideFromHistory(db, userId, ids, clock.now()),
    list: (viewer, filter) => readOrders(db, viewer, filter),
  };
}

import type {
  ApiErrorBody,
  CartOrderBody,
  HistoryItem,
  Order,
  OrderBody,
  OrderStatus,
  Pagination,
  Quote,
  QuoteBody,
  OwedRefund,
  Receipt,
  RefundBody,
} from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import type { InjectOptions } from 'fastify';
import type { TestApp, TestUser } from '../../../testing';
import { silentLogger } from '../../../testing/stand-ins';
import type { OrderGuards } from '../guards-repository';
import { createOrderService, type OrderService } from '../service';

/** An answer as a client reads it: `data` on success, `code` and `data` on an error. */
export interface Answer<Data> {
  status: number;
  msg: string;
  code: ApiErrorBody['code'] | undefined;
  data: Data;
  meta: Pagination;
}

/** A cart for the counter, paid in cash, where the test says nothing else. */
export function cart(lines: CartOrderBody['lines'], rest: Partial<CartOrderBody> = {}): CartOrderBody {
  return { lines, delivery_id: DELIVERY.pickUp, payment_id: PAYMENT.cashOnDelivery, ...rest };
}

export const line = (product_id: string, qty = 1, size_id = 1) => ({ product_id, qty, size_id });

/** What becomes of an order that somebody comes for. */
export const PICK_UP = ['confirmed', 'preparing', 'ready', 'picked up'] as const satisfies readonly OrderStatus[];

/** What customers and staff do with orders, over HTTP, each from an address of their own. */
export function createOrderKit({ app, database, nextAddress }: TestApp) {
  const addresses = new Map<string, string>();
  let keys = 0;

  /** Sends a request as somebody, or as a visitor. */
  async function call<Data>(who: TestUser | null, request: InjectOptions): Promise<Answer<Data>> {
    const name = who?.id ?? '';
    const remoteAddress = addresses.get(name) ?? nextAddress();
    addresses.set(name, remoteAddress);
    const headers = { ...who?.headers, ...request.headers };
    const response = await app.inject({ remoteAddress, ...request, headers });
    return response.json<Answer<Data>>();
  }

  return {
    call,
    nextKey: () => `key-${(keys += 1)}`,

    quote: (who: TestUser | null, body: QuoteBody) =>
      call<Quote>(who, { method: 'POST', url: '/api/transactions/quote', payload: body }),

    place: (who: TestUser, body: OrderBody | object, key = `key-${(keys += 1)}`) =>
      call<Order>(who, {
        method: 'POST',
        url: '/api/transactions',
        payload: body,
        headers: { 'idempotency-key': key },
      }),

    move: (who: TestUser, id: string, status_name: OrderStatus, reason?: string) =>
      call<Order>(who, { method: 'PATCH', url: `/api/transactions/${id}`, payload: { status_name, reason } }),

    /** All the way from the shop's hands into the customer's, at the counter. */
    async handOver(who: TestUser, id: string): Promise<void> {
      for (const status of PICK_UP) await this.move(who, id, status);
    },

    get: (who: TestUser, id: string) => call<Order>(who, { method: 'GET', url: `/api/transactions/${id}` }),

    history: (who: TestUser, query = '') =>
      call<HistoryItem[]>(who, { method: 'GET', url: `/api/transactions/history${query}` }),

    list: (who: TestUser, query = '') => call<Order[]>(who, { method: 'GET', url: `/api/transactions${query}` }),

    undo: (who: TestUser, id: string, status_name: OrderStatus) =>
      call<Order>(who, { method: 'PATCH', url: `/api/transactions/${id}`, payload: { status_name, undo: true } }),

    pay: (who: TestUser, id: string) => call<Order>(who, { method: 'POST', url: `/api/transactions/${id}/payment` }),

    confirmPayment: (who: TestUser, id: string) =>
      call<Order>(who, { method: 'POST', url: `/api/transactions/${id}/payment/confirm` }),

    refund: (who: TestUser, id: string, body: RefundBody | object, key = `key-${(keys += 1)}`) =>
      call<Order>(who, {
        method: 'POST',
        url: `/api/transactions/${id}/refunds`,
        payload: body,
        headers: { 'idempotency-key': key },
      }),

    owed: (who: TestUser, query = '') => call<OwedRefund[]>(who, { method: 'GET', url: `/api/payments/owed${query}` }),

    markReturned: (who: TestUser, refundId: string) =>
      call<Order>(who, { method: 'POST', url: `/api/payments/owed/${refundId}/returned` }),

    receipt: (who: TestUser, id: string) =>
      call<Receipt>(who, { method: 'GET', url: `/api/transactions/${id}/receipt` }),

    restore: (who: TestUser, ids: string[]) =>
      call<{ restored: number }>(who, {
        method: 'POST',
        url: '/api/transactions/history/restore',
        payload: { ids },
      }),

    hide: (who: TestUser, ids: string[]) =>
      call<{ hidden: number }>(who, { method: 'DELETE', url: '/api/transactions/history', payload: { ids } }),

    product: (id: string) =>
      database.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    promo: (id: string) => database.db.selectFrom('promos').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async countOrders(): Promise<number> {
      const rows = await database.db.selectFrom('orders').select('id').execute();
      return rows.length;
    },
  };
}

/** The service of a shop with other guards: the control of a race. */
export function serviceWith({ database, clock, deps }: TestApp, guards: OrderGuards): OrderService {
  const { cards } = deps;
  return createOrderService({ db: database.db, clock, cards, guards, logger: silentLogger, wake: () => undefined });
}

export type OrderKit = ReturnType<typeof createOrderKit>;

/** How often each value occurs. */
export function tally<Value extends string | number>(values: readonly Value[]): Partial<Record<Value, number>> {
  const counts: Partial<Record<Value, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** `n` results of `make`, which are started together. */
export function together<Result>(n: number, make: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: n }, (_, index) => make(index)));
}

import type { CartOrderBody, Dashboard, ProductDetail, ProductSummary, Quote } from '@seduh/contract';
import { API_PATHS, COUNTER_PATHS } from '@seduh/contract/constants';
import { SOLD_OUT } from '@seduh/domain';
import { withoutSales } from '../fixtures/dashboard';
import { fail, notFound } from '../reply';
import { type Answer, type Ask, bodyOf, type Call, dataOf, edit, isCall, reading } from './call';

const SINGLE = [
  ['Product', API_PATHS.product],
  ['Promo', API_PATHS.promo],
  ['Order', API_PATHS.order],
  ['Order', API_PATHS.receipt],
] as const;

/** A shop in which nothing has happened yet. */
export const empty: Answer = (call, ask) => {
  if (call.method !== 'GET') return ask(call);
  const single = SINGLE.find(([, path]) => isCall(call, 'GET', path));
  if (single) return notFound(single[0]);
  if (isCall(call, 'GET', API_PATHS.dashboard)) return edit<Dashboard>(ask(call), withoutSales);
  return edit<unknown>(
    ask(call),
    (data) => (Array.isArray(data) ? [] : data),
    (meta) => meta && { ...meta, page: 1, totalPage: 0, totalData: 0, prev: null, next: null },
  );
};

/**
 * Sold out meanwhile: the first product of the menu, what is opened, and the first line of the cart. Which ones is
 * settled by the first answer, so that a cart from which the line was taken can be paid.
 */
export function soldOut(): Answer {
  const gone = new Set<string>();
  const picked = new Set<'menu' | 'cart'>();
  const pick = (from: 'menu' | 'cart', id: string | undefined) => {
    if (id === undefined || picked.has(from)) return;
    picked.add(from);
    gone.add(id);
  };
  const sellOut = (quote: Quote): Quote => {
    pick('cart', quote.lines[0]?.product_id);
    return {
      ...quote,
      lines: quote.lines.map((line) => (gone.has(line.product_id) ? { ...line, problem: SOLD_OUT } : line)),
    };
  };

  return async (call, ask) => {
    if (isCall(call, 'GET', API_PATHS.products)) {
      return edit<ProductSummary[]>(ask(call), (products) => {
        pick('menu', products[0]?.id);
        return products.map((product) => (gone.has(product.id) ? { ...product, available: false } : product));
      });
    }
    if (isCall(call, 'GET', API_PATHS.product)) {
      return edit<ProductDetail>(ask(call), (product) => {
        gone.add(product.id);
        return { ...product, available: false, stock: 0 };
      });
    }
    if (isCall(call, 'POST', API_PATHS.quote)) return edit<Quote>(ask(call), sellOut);
    if (!isPlacing(call)) return ask(call);
    const quote = await quoteFor(call, ask);
    const now = quote && sellOut(quote);
    const short = now?.lines.find(({ problem }) => problem);
    return short ? fail(409, 'OUT_OF_STOCK', `${short.product_name}: ${short.problem?.msg}`, now) : ask(call);
  };
}

/** Whether an order is placed by it, by a customer or by staff. */
export const isPlacing = (call: Call): boolean =>
  isCall(call, 'POST', API_PATHS.orders) || isCall(call, 'POST', COUNTER_PATHS.orders);

/** The shop's own quote for what is being ordered; null for an order that names no lines, and where none came. */
export async function quoteFor(order: Call, ask: Ask): Promise<Quote | null> {
  const { lines, delivery_id, time, promo_code } = bodyOf<CartOrderBody>(order) ?? {};
  return lines ? dataOf(ask(reading(order, API_PATHS.quote, { lines, delivery_id, time, promo_code }))) : null;
}

import {
  Dashboard,
  HistoryItem,
  Order,
  type Order as OrderData,
  ProductDetail,
  ProductSummary,
  Quote,
  type Quote as QuoteData,
} from '@seduh/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { request } from '../../http/request';
import { failureOf } from '../../testing/failureOf';
import { useMocks } from '../../testing/mockServer';
import { boardOrders, raniOrders } from '../fixtures/orders';
import { paying } from '../fixtures/paying';
import { sessions } from '../fixtures/people';
import { products } from '../fixtures/products';
import { exampleQuote, exampleQuoteBody } from '../fixtures/quotes';
import { signIn } from '../fixtures/sessions';
import { forceFaults } from './force';
import type { FaultId } from './list';

useMocks();

let undo = () => {};
const force = (fault: FaultId) => {
  undo = forceFaults({ fault, clock: '', calls: 'all' });
};
afterEach(() => undo());

const read = async <Data>(path: string) => (await request<Data>(path)).data;
const quote = async (lines = exampleQuoteBody.lines) =>
  (await request<QuoteData>('/transactions/quote', { method: 'POST', body: { ...exampleQuoteBody, lines } })).data;
const order = (quote_version: string, lines = exampleQuoteBody.lines) =>
  request<OrderData>('/transactions', {
    method: 'POST',
    body: { ...exampleQuoteBody, lines, payment_id: 3, quote_version },
    headers: { 'idempotency-key': 'once' },
  });

describe('empty', () => {
  it.each(['/products', '/promos', '/transactions/history'])('%s has no items and no pages', async (path) => {
    signIn(sessions.customer);
    force('empty');
    expect(await request(path)).toMatchObject({ data: [], meta: { totalPage: 0, totalData: 0, next: null } });
  });

  it('a thing asked for by its id is not there, the shop is', async () => {
    force('empty');
    expect(await failureOf(read(`/products/${products[0]!.id}`))).toMatchObject({ msg: 'Product Not Found' });
    expect(await read('/shop')).toMatchObject({ name: 'Seduh' });
  });

  it('the dashboard is that of a first day', async () => {
    signIn(sessions.admin);
    force('empty');
    const dashboard = Dashboard.parse(await read('/dashboard?range=weekly'));
    expect(dashboard).toMatchObject({ best_staff: null, top_products: [], totals: { income: 0, orders: 0 } });
  });
});

describe('sold out', () => {
  it('is the first product of the menu, and every one that is opened', async () => {
    force('soldOut');
    const menu = ProductSummary.array().parse(await read('/products'));
    expect(menu.map(({ available }) => available).filter((available) => !available)).toHaveLength(1);
    expect(menu[0]?.available).toBe(false);
    const opened = ProductDetail.parse(await read(`/products/${products.at(-1)!.id}`));
    expect(opened).toMatchObject({ available: false, stock: 0 });
  });

  it('refuses an order with that line in it, and takes the rest', async () => {
    signIn(sessions.customer);
    force('soldOut');
    const { lines } = Quote.parse(await quote());
    expect(lines.map(({ problem }) => problem?.code)).toEqual(['SOLD_OUT', undefined, undefined]);
    const refusal = await failureOf(order(exampleQuote.version));
    expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK', msg: 'Hazelnut Latte: Sold out' });
    expect(Quote.parse(refusal.data).lines[0]?.problem?.available).toBe(0);
    const rest = exampleQuoteBody.lines.slice(1);
    expect((await quote(rest)).lines.every(({ problem }) => problem === null)).toBe(true);
    expect((await order(exampleQuote.version, rest)).data.lines).toHaveLength(2);
  });
});

describe('price changed', () => {
  it('is dearer than in the cart, asks for a yes to a higher price, and takes it', async () => {
    signIn(sessions.customer);
    force('dearer');
    const seen = Quote.parse(await quote());
    expect(seen.lines[0]?.unit_price).toBe(exampleQuote.lines[0]!.unit_price + 3000);
    const refusal = await failureOf(order(seen.version));
    expect(refusal).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    const asked = Quote.parse(refusal.data);
    expect(asked.lines[0]?.unit_price).toBe(exampleQuote.lines[0]!.unit_price + 6000);
    expect(asked.total).toBe(asked.subtotal - asked.discount + asked.tax + asked.shipping);
    expect(asked.discount).toBe(Math.floor(asked.subtotal / 5));
    // a quote that is asked for again must not take the new price back
    expect((await quote()).total).toBe(asked.total);
    await expect(order(asked.version)).resolves.toMatchObject({ msg: 'Order placed' });
  });
});

describe('payment expired', () => {
  it.each([paying.byBank, paying.byCard, paying.declined, raniOrders[0]!])('of order $number', async ({ id }) => {
    signIn(sessions.customer);
    force('unpaid');
    const { status_name, payment, timeline } = Order.parse(await read(`/transactions/${id}`));
    expect({ status_name, state: payment.state, due: payment.due_at }).toEqual({
      status_name: 'cancelled',
      state: 'expired',
      due: null,
    });
    expect(timeline.at(-1)).toMatchObject({ by: 'system', reason: 'Not paid in time' });
  });

  it('leaves what is over as it is, and says the same in the history', async () => {
    signIn(sessions.customer);
    force('unpaid');
    const [open, done] = HistoryItem.array().parse(await read('/transactions/history'));
    expect(open).toMatchObject({ status_name: 'cancelled', payment_state: 'expired' });
    expect(done).toMatchObject({ status_name: 'delivered', payment_state: 'paid' });
    expect(await read(`/transactions/${done!.id}`)).toMatchObject({ status_name: 'delivered' });
  });

  it('can neither be tried again nor be confirmed, and the kitchen works on', async () => {
    signIn(sessions.customer);
    force('unpaid');
    const again = request(`/transactions/${paying.declined.id}/payment`, { method: 'POST' });
    expect(await failureOf(again)).toMatchObject({ code: 'PAYMENT_STATE' });
    signIn(sessions.admin);
    const board = await read<OrderData[]>('/transactions');
    expect(board.slice(0, 8).map(({ status_name }) => status_name)).toEqual(
      boardOrders.map(({ status_name }) => status_name),
    );
  });
});

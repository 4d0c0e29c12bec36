import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  boardOrders,
  paying,
  productBySlug,
  raniOrders,
  retryPaymentFailures,
  sessions,
  showOrder,
  showQuote,
  signIn,
} from '../mocks';
import { toOrderLine } from '../mocks/fixtures/makeOrder';
import { makeQuote } from '../mocks/fixtures/quotes';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { preloadReceipt } from './reads';
import { useOrder } from './useOrder';
import { useReceipt } from './useReceipt';
import { priceAgain } from './priceAgain';
import { confirmPayment, moveOrder, restoreHistory, retryPayment } from './writes';

const { server, calls } = useMocks();
const { byBank, byCard, declined } = paying;
const asks = (call: string) => calls.filter((one) => one === call).length;

beforeEach(() => signIn(sessions.customer));

describe('paying', () => {
  it('shows the new page of a card payment at once', async () => {
    const { result } = renderHook(() => useOrder(declined.id), { wrapper });
    await waitFor(() => expect(result.current.data?.payment.state).toBe('failed'));
    const order = await act(() => retryPayment(declined.id));
    expect(order.payment).toMatchObject({ state: 'awaiting', pay_url: byCard.payment.pay_url });
    expect(result.current.data?.payment.state).toBe('awaiting');
    expect(asks(`GET /transactions/${declined.id}`)).toBe(1);
  });

  it('loads an order again that is not to be paid any more', async () => {
    const { result } = renderHook(() => useOrder(declined.id), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    server.use(retryPaymentFailures.notOpen);
    expect(await failureOf(retryPayment(declined.id))).toMatchObject({ code: 'PAYMENT_STATE' });
    await waitFor(() => expect(asks(`GET /transactions/${declined.id}`)).toBe(2));
  });

  it('lets staff confirm a transfer, and nothing that nobody waits for', async () => {
    signIn(sessions.admin);
    const order = await confirmPayment(byBank.id);
    expect(order).toMatchObject({ payment: { state: 'paid', bank: null }, next_moves: ['confirmed', 'cancelled'] });
    expect(await failureOf(confirmPayment(paying.paid.id))).toMatchObject({ code: 'PAYMENT_STATE' });
  });
});

it('takes a move back, where that is still possible', async () => {
  signIn(sessions.admin);
  const waiting = boardOrders[0]!;
  expect(await moveOrder(waiting.id, { status_name: 'pending', undo: true })).toMatchObject({ status_name: 'pending' });
  const late = moveOrder(waiting.id, { status_name: 'confirmed', undo: true });
  expect(await failureOf(late)).toMatchObject({ code: 'ILLEGAL_MOVE', msg: 'Too late to undo' });
});

it('brings hidden orders back', async () => {
  expect(await restoreHistory([raniOrders[1]!.id, raniOrders[2]!.id])).toBe(2);
});

it('gives customers their own receipts, loaded ahead, and nobody else’s', async () => {
  await preloadReceipt(byCard.id);
  const { result } = renderHook(() => useReceipt(byCard.id), { wrapper });
  await waitFor(() => expect(result.current.data).toMatchObject({ receipt_number: 'SD-2052', tax_percent: 10 }));
  expect(asks(`GET /transactions/${byCard.id}/receipt`)).toBe(1);
  const other = renderHook(() => useReceipt(boardOrders[0]!.id), { wrapper });
  await waitFor(() => expect(other.result.current.error?.code).toBe('NOT_FOUND'));
});

it('prices an old order by today’s menu, and asks for the size only where it may explain the price', async () => {
  const { id, lines } = raniOrders[0]!;
  const asked = lines.map(({ product_id, size_id, qty, note }) => ({ product_id, size_id, qty, note }));
  const today = makeQuote({ lines: asked, delivery_id: 4 });
  const dearer = today.lines.map((line, index) =>
    index === 1 ? { ...line, unit_price: line.unit_price + 1000 } : line,
  );
  server.use(showQuote({ ...today, lines: dearer }));
  const repriced = await priceAgain(id);
  expect(repriced.map(({ sold, now }) => now.unit_price - sold.unit_price)).toEqual([0, 1000, 0]);
  expect(calls.filter((call) => call.startsWith('GET /products/'))).toEqual([
    `GET /products/${productBySlug('kopi-susu-gula-aren').id}`,
  ]);
});

it('names what was chosen of a cup, and not what comes by itself', async () => {
  const latte = productBySlug('hazelnut-latte');
  const options = latte.option_groups.flatMap(({ options: all }) => all);
  const chosen = options.filter(({ option_name }) => ['Oat milk', '50 % sugar'].includes(option_name));
  const cup = { product_id: latte.id, size_id: 1, qty: 1, note: '' } as const;
  const other = { ...cup, option_ids: chosen.map(({ id }) => id) };
  const { lines } = makeQuote({ lines: [cup, other], delivery_id: 3 });
  server.use(showOrder({ ...raniOrders[0]!, lines: lines.map(toOrderLine) }));
  const again = await priceAgain(raniOrders[0]!.id);
  expect(again.map(({ now }) => now.option_ids)).toEqual([undefined, other.option_ids]);
  expect(again.map(({ now }) => now.options)).toEqual(again.map(({ sold }) => sold.options));
});

import type { PaymentId } from '@seduh/contract';
import { exampleQuoteBody, NOW, orders, owedRefunds, paying } from '@seduh/api-client/mocks';
import { HistoryItem, Order, OwedRefund, Receipt, success, successList } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

type Which = 'openOrder' | 'doneOrder' | 'otherOrder' | 'bankOrder' | 'cardOrder';
const call =
  (method: Sent['method'], tail = '') =>
  (which: Which | 'none', as?: Sent['as'], body?: unknown): Sent => ({
    method,
    path: (names) => `/transactions/${which === 'none' ? 'nonsense' : names[which]}${tail}`,
    ...(as ? { as } : {}),
    ...(body === undefined ? {} : { body }),
  });
const read = call('GET');
const pay = call('POST', '/payment');
const confirm = call('POST', '/payment/confirm');
const receipt = call('GET', '/receipt');
const move = call('PATCH');
const refund = (which: Which | 'none', body: unknown, as: Sent['as'] = 'admin', key = `refund-${which}`): Sent => ({
  ...call('POST', '/refunds')(which, as, body),
  headers: { 'idempotency-key': key },
});
const owed = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/payments/owed', ...(as ? { as } : {}) });
const returned = (as?: Sent['as']): Sent => ({
  method: 'POST',
  path: '/payments/owed/nonsense/returned',
  ...(as ? { as } : {}),
});
const partly = paying.partlyOwed.id;
const cold = { lines: [{ line: 1, qty: 1 }], reason: 'It was cold' };
const restore = (which: Which[], as: Sent['as'] = 'customer'): Sent => ({
  method: 'POST',
  path: '/transactions/history/restore',
  as,
  body: (names: typeof mockNames) => ({ ids: which.map((name) => names[name]) }),
});

it.each<[string, Sent, Schema]>([
  ['an order by transfer', read('bankOrder', 'customer'), success(Order)],
  ['an order by card', read('cardOrder', 'customer'), success(Order)],
  ['the history', { method: 'GET', path: '/transactions/history', as: 'customer' }, successList(HistoryItem)],
  ['paying by card', pay('cardOrder', 'customer'), success(Order)],
  ['paying a transfer by card', pay('bankOrder', 'customer'), nothing],
  ['paying cash by card', pay('openOrder', 'customer'), nothing],
  ['paying somebody else’s', pay('otherOrder', 'customer'), nothing],
  ['paying as staff', pay('cardOrder', 'admin'), nothing],
  ['paying as nobody', pay('cardOrder'), nothing],
  ['paying for no order', pay('none', 'customer'), nothing],
  ['accepting what is unpaid', move('bankOrder', 'admin', { status_name: 'confirmed' }), nothing],
  ['confirming as customer', confirm('bankOrder', 'customer'), nothing],
  ['confirming a card payment', confirm('cardOrder', 'admin'), nothing],
  ['confirming what is paid', confirm('doneOrder', 'admin'), nothing],
  ['confirming no order', confirm('none', 'admin'), nothing],
  ['confirming a transfer', confirm('bankOrder', 'admin'), success(Order)],
  ['confirming cash', confirm('openOrder', 'admin'), success(Order)],
  ['a receipt', receipt('doneOrder', 'customer'), success(Receipt)],
  ['a receipt for staff', receipt('otherOrder', 'admin'), success(Receipt)],
  ['somebody else’s receipt', receipt('otherOrder', 'customer'), nothing],
  ['a receipt for nobody', receipt('doneOrder'), nothing],
  ['the receipt of no order', receipt('none', 'customer'), nothing],
  ['refunding a piece', refund('doneOrder', cold, 'admin', 'r-1'), success(Order)],
  ['refunding more than there is', refund('doneOrder', { ...cold, lines: [{ line: 1, qty: 99 }] }), nothing],
  ['refunding a line that is not there', refund('doneOrder', { ...cold, lines: [{ line: 50, qty: 1 }] }), nothing],
  ['refunding nothing', refund('doneOrder', { reason: 'It was cold' }), nothing],
  ['refunding without a reason', refund('doneOrder', { whole: true }), nothing],
  ['refunding with an empty reason', refund('doneOrder', { whole: true, reason: ' ' }), nothing],
  ['refunding an amount of one’s own', refund('doneOrder', { ...cold, amount: 1 }), nothing],
  ['refunding without a key', { ...refund('doneOrder', cold), headers: {} }, nothing],
  ['refunding what is not over', refund('cardOrder', cold), nothing],
  ['refunding as customer', refund('doneOrder', cold, 'customer'), nothing],
  ['refunding no order', refund('none', cold), nothing],
  ['what is owed', owed('admin'), successList(OwedRefund)],
  ['what is owed, for a customer', owed('customer'), nothing],
  ['what is owed, for nobody', owed(), nothing],
  ['returning nothing', returned('admin'), nothing],
  ['returning as customer', returned('customer'), nothing],
  ['bringing back what is not out', move('bankOrder', 'admin', { status_name: 'out for delivery' }), nothing],
  ['undoing too much', move('openOrder', 'admin', { status_name: 'pending', undo: true }), nothing],
  ['undoing somebody else’s', move('otherOrder', 'customer', { status_name: 'confirmed', undo: true }), nothing],
  ['undoing as customer', move('openOrder', 'customer', { status_name: 'confirmed', undo: true }), nothing],
  ['bringing nothing back', restore([]), nothing],
  ['bringing back as staff', restore(['doneOrder'], 'admin'), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

/** Both sides answer the same to a request about one of their own orders; resolves with both. */
async function both(sent: Sent, schema: Schema, which: Which, mockId: string, serverId: string) {
  const mock = await askMocks(sent, { ...mockNames, [which]: mockId });
  const names = { ...server.names, [which]: serverId };
  const real = await askServer(sent, { world: server.world, names });
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
  return [mock, real];
}

/** An order of Rani's in the server. */
async function placed(payment_id: PaymentId): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { ...exampleQuoteBody, promo_code: null, payment_id };
  const { data } = (await askServer({ method: 'POST', path: '/transactions', as: 'customer', body, headers }, server))
    .body;
  return (data as Order).id;
}
/** The server, with this order as the one under way. */
const withOpen = (id: string) => ({ world: server.world, names: { ...server.names, openOrder: id } });

async function moved(id: string, ...path: string[]): Promise<void> {
  for (const status_name of path) await askServer(move('openOrder', 'admin', { status_name }), withOpen(id));
}

describe('what is out for delivery', () => {
  it.each<[string, object, Schema, object]>([
    ['without a reason', {}, nothing, { code: 'VALIDATION' }],
    [
      'with one',
      { reason: 'Nobody opened' },
      success(Order),
      {
        data: {
          status_name: 'cancelled',
          payment: { state: 'cancelled', paid_at: null, refunds: [] },
          next_moves: [],
        },
      },
    ],
  ])('is brought back by staff, %s', async (_, rest, schema, says) => {
    const id = await placed(PAYMENT.cashOnDelivery);
    await moved(id, 'confirmed', 'preparing', 'ready', 'out for delivery');
    const back = move('openOrder', 'admin', { status_name: 'cancelled', ...rest });
    const mockOut = orders.find(({ status_name }) => status_name === 'out for delivery');
    const answers = await both(back, schema, 'openOrder', mockOut?.id ?? '', id);
    for (const { body } of answers) expect(body).toMatchObject(says);
  });
});

it('gives the money of a paid card back when its order is cancelled', async () => {
  const id = await placed(PAYMENT.card);
  const ref = ((await askServer(read('openOrder', 'customer'), withOpen(id))).body.data as Order).payment.pay_url;
  await server.world.app.inject({
    method: 'POST',
    url: ref ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'button=approve',
  });
  const off = move('openOrder', 'admin', { status_name: 'cancelled', reason: 'No milk' });
  const back = { cause: 'cancelled', by: 'staff', state: 'returned' };
  for (const { body } of await both(off, success(Order), 'openOrder', paying.paid.id, id))
    expect(body.data).toMatchObject({ payment: { state: 'refunded', owed_amount: 0, refunds: [back] } });
});

describe('an order by QRIS', () => {
  const at = (id: string, sent: Sent, schema: Schema) => both(sent, schema, 'openOrder', paying.byQris.id, id);

  it('shows its code, keeps it when it is asked for again, and is confirmed by nobody of the staff', async () => {
    const id = await placed(PAYMENT.qris);
    const waits = { state: 'awaiting', pay_url: null, qr: expect.stringMatching(/^\/api\/payments\/simulator\//) };
    for (const sent of [read('openOrder', 'customer'), pay('openOrder', 'customer')])
      for (const { body } of await at(id, sent, success(Order)))
        expect(body.data).toMatchObject({ payment_id: 6, payment_method: 'QRIS', payment: waits });
    for (const { body } of await at(id, confirm('openOrder', 'admin'), nothing))
      expect(body.msg).toBe('QRIS payments are confirmed by their provider');
    for (const { body } of await at(id, move('openOrder', 'customer', { status_name: 'cancelled' }), success(Order)))
      expect(body.data).toMatchObject({ payment: { state: 'cancelled', qr: null } });
  });
});

it('refunds piece by piece, the rest, and then nothing more', async () => {
  const id = await placed(PAYMENT.bankAccount);
  await askServer(confirm('openOrder', 'admin'), withOpen(id));
  await moved(id, 'confirmed', 'preparing', 'ready', 'out for delivery', 'delivered');
  await askServer(refund('openOrder', cold, 'admin', 'part-1'), withOpen(id));
  const again = { lines: [{ line: 2, qty: 1 }], reason: 'Cold too' };
  const piece = await both(refund('openOrder', again, 'admin', 'part-2'), success(Order), 'openOrder', partly, id);
  for (const { body } of piece)
    expect((body.data as Order).payment).toMatchObject({
      state: 'paid',
      refunded_amount: 0,
      refunds: [{ lines: [{ line: 1, qty: 1 }] }, { lines: [{ line: 2, qty: 1 }], reason: 'Cold too', state: 'owed' }],
    });
  const rest = refund('openOrder', { whole: true, reason: 'All of it' }, 'admin', 'part-3');
  for (const { body } of await both(rest, success(Order), 'openOrder', partly, id)) {
    const { payment, total } = body.data as Order;
    expect([payment.state, payment.refunded_amount + payment.owed_amount]).toEqual(['paid', total]);
  }
});

it('says that owed money is back', async () => {
  const { data } = (await askServer(owed('admin'), server)).body;
  const [mine] = data as OwedRefund[];
  const [theirs] = owedRefunds;
  const mark: Sent = { method: 'POST', path: ({ doneOrder }) => `/payments/owed/${doneOrder}/returned`, as: 'admin' };
  for (const { body } of await both(mark, success(Order), 'doneOrder', theirs?.id ?? '', mine?.id ?? ''))
    expect((body.data as Order).payment.refunds.map(({ state }) => state)).toContain('returned');
});

it('takes an order up again whose transfer came late', async () => {
  const id = await placed(PAYMENT.bankAccount);
  server.world.clock.set(new Date(Date.parse(NOW) + 3 * 3_600_000));
  const answers = await both(confirm('bankOrder', 'admin'), success(Order), 'bankOrder', paying.lateTransfer.id, id);
  for (const { body } of answers) {
    expect(body.data).toMatchObject({
      status_name: 'pending',
      payment: { state: 'paid', owed_amount: 0, refunds: [] },
      next_moves: ['confirmed', 'cancelled'],
    });
    expect((body.data as Order).timeline.at(-1)).toMatchObject({
      from: 'cancelled',
      by: 'staff',
      reason: 'The transfer came after all',
    });
  }
  server.world.clock.set(NOW);
});

it('takes a move back', async () => {
  const ready = move('openOrder', 'admin', { status_name: 'ready' });
  const undo = move('openOrder', 'admin', { status_name: 'preparing', undo: true });
  await askServer(ready, server);
  const [mock, real] = [await askMocks(undo, mockNames), await askServer(undo, server)];
  expectSame(mock, real, success(Order));
  for (const { body } of [mock, real]) expect(body.data).toMatchObject({ status_name: 'preparing' });
});

it('brings back what was hidden', async () => {
  const ids = (names: typeof mockNames) => ({ ids: [names.doneOrder] });
  await askServer({ method: 'DELETE', path: '/transactions/history', as: 'customer', body: ids }, server);
  const sent = restore(['doneOrder', 'openOrder', 'otherOrder']);
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expect([mock.status, mock.body]).toEqual([real.status, real.body]);
  expect(mock.body.data).toEqual({ restored: 1 });
});

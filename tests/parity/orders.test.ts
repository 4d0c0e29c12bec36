import { HistoryItem, OfferedTo, Order, OrderTimes, Quote, success, successList, UsualCup } from '@seduh/contract';
import { exampleQuoteBody, minutesAgo, optionId, productBySlug, orders, workableOrders } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Reply, type Sent } from './send';
import { createWorldWithOrders, fillBoard, mockNames, placeFor } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
const quote = (body: unknown, as?: Sent['as']): Sent => ({
  method: 'POST',
  path: '/transactions/quote',
  body,
  ...(as ? { as } : {}),
});
const pasta = { ...exampleQuoteBody, promo_code: 'pasta20' };
const dineIn = { ...exampleQuoteBody, delivery_id: 1, promo_code: null };
const line = { product_id: productBySlug('espresso').id, size_id: 1, qty: 1 };
const latte = { ...line, product_id: productBySlug('hazelnut-latte').id };
const [oat, sweet, boba] = [optionId('Oat milk'), optionId('50 % sugar'), optionId('Boba')];
const chosen = (...option_ids: number[]) => quote({ ...dineIn, lines: [{ ...latte, option_ids }, line] });
const smoothie = { ...line, product_id: productBySlug('strawberry-smoothie').id };

describe('a quote', () => {
  beforeAll(() => fillBoard(server.world));

  it.each<[string, Sent]>([
    ['to the door', quote({ ...exampleQuoteBody, promo_code: null })],
    ['to the table', quote(dineIn)],
    ['with a promo', quote(pasta, 'customer')],
    ['with a promo, for a visitor', quote(pasta)],
    ['with a promo that asks for more', quote({ ...pasta, lines: [line] }, 'customer')],
    ['with a promo for the table only', quote({ ...pasta, promo_code: 'MAKAN' }, 'customer')],
    ['with a promo for newcomers', quote({ ...pasta, promo_code: 'HALO' }, 'customer')],
    ['with an unknown code', quote({ ...pasta, promo_code: 'NOSUCH' }, 'customer')],
    [
      'of something sold out',
      quote({ ...dineIn, lines: [line, { ...line, product_id: productBySlug('taro-latte').id }] }),
    ],
    [
      'of a size it does not come in',
      quote({ ...dineIn, lines: [line, { ...line, product_id: productBySlug('croissant').id, size_id: 2 }] }),
    ],
    ['of something unknown', quote({ ...dineIn, lines: [{ ...line, product_id: 'nonsense' }] })],
    ['with options', chosen(oat, sweet, boba)],
    ['with options that stand in another order, and twice', chosen(boba, oat, sweet, oat)],
    ['without any options', chosen()],
    ['with two of a kind', chosen(oat, optionId('Soy milk'), sweet)],
    ['with an option of another product', chosen(oat, sweet, optionId('Mild'))],
    ['with an option that is none', chosen(oat, sweet, 999)],
    ['of what has to be chosen', quote({ ...dineIn, lines: [smoothie, { ...smoothie, option_ids: [sweet] }] })],
    ['for later', quote({ ...dineIn, time: '2026-11-20T09:00:00Z' })],
    ['for a time that is too soon', quote({ ...dineIn, time: '2026-11-20T07:40:00Z' })],
    [
      'of more than a time has room for',
      quote({ ...dineIn, lines: [{ ...latte, qty: 99 }], time: '2026-11-20T08:30:00Z' }),
    ],
  ])('%s comes out the same', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(Quote));
    const { version: _mock, ready_at: mockTime, ...priced } = mock.body.data as Quote;
    const { version: _real, ready_at: realTime, ...wanted } = real.body.data as Quote;
    expect(priced).toEqual(wanted);
    expect(Date.parse(mockTime)).toBe(Date.parse(realTime));
  });

  it.each<[string, object]>([
    ['a cart', { lines: exampleQuoteBody.lines, delivery_id: 3 }],
    ['a cart to the door', { lines: exampleQuoteBody.lines, delivery_id: 4 }],
    ['more than most times have room for', { lines: [{ ...latte, qty: 99 }], delivery_id: 3 }],
    ['the same, up to the first with room', { lines: [{ ...latte, qty: 99 }], delivery_id: 3, until_free: true }],
    ['a word for yes', { lines: [line], delivery_id: 3, until_free: 'yes' }],
    ['nothing', { lines: [], delivery_id: 3 }],
    ['a time', { lines: [line], delivery_id: 3, time: 'now' }],
  ])('the times for %s come out the same', async (_name, body) => {
    const { mock, real } = await both({ method: 'POST', path: '/transactions/times', body });
    expectSame(mock, real, success(OrderTimes));
    expect(mock.body.data).toEqual(real.body.data);
  });

  it.each<[string, Sent]>([
    ['nothing', quote({ ...dineIn, lines: [] })],
    ['no body', quote({})],
    ['a hundred of a line', quote({ ...dineIn, lines: [{ ...line, qty: 100 }] })],
    ['an unknown size', quote({ ...dineIn, lines: [{ ...line, size_id: 7 }] })],
    ['an unknown way', quote({ ...dineIn, delivery_id: 2 })],
    ['a price of one’s own', quote({ ...dineIn, subtotal: 1 })],
    ['a price of one’s own in a line', quote({ ...dineIn, lines: [{ ...line, price: 1 }] })],
    ['an option that is no number', quote({ ...dineIn, lines: [{ ...line, option_ids: ['1'] }] })],
    ['a time without zone', quote({ ...dineIn, time: '17:30' })],
  ])('of %s is refused the same', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, nothing);
    expect(mock.status).toBe(400);
  });
});

const key = (value: string) => ({ 'idempotency-key': value });
const place = (body: unknown, headers: Record<string, string> = {}, as: Sent['as'] = 'customer'): Sent => ({
  method: 'POST',
  path: '/transactions',
  body,
  headers,
  as,
});
const soldOut = { ...dineIn, lines: [{ ...line, product_id: productBySlug('taro-latte').id }] };
const open = ({ openOrder }: typeof mockNames) => `/transactions/${openOrder}`;
const done = ({ doneOrder }: typeof mockNames) => `/transactions/${doneOrder}`;
const other = ({ otherOrder }: typeof mockNames) => `/transactions/${otherOrder}`;
const hide = (ids: Sent['body']): Sent => ({
  method: 'DELETE',
  path: '/transactions/history',
  as: 'customer',
  body: ids,
});
const delay = (
  order: (names: typeof mockNames) => string,
  reason: unknown,
  as: Sent['as'],
  minutes?: unknown,
): Sent => ({
  method: 'PUT',
  path: (names) => `${order(names)}/delay`,
  as,
  body: { reason, minutes },
});
const offer = (body: unknown, as?: Sent['as']): Sent => ({
  method: 'POST',
  path: '/transactions/offers',
  body,
  ...(as ? { as } : {}),
});
const answer = (order: (names: typeof mockNames) => string, body: unknown, as?: Sent['as']): Sent => ({
  method: 'PUT',
  path: (names) => `${order(names)}/offer`,
  body,
  ...(as ? { as } : {}),
});
const seen = { product_id: latte.product_id, size_id: 1, option_ids: [oat] };
const get = (path: Sent['path'], as?: Sent['as']): Sent => ({ method: 'GET', path, ...(as ? { as } : {}) });
const move = (path: Sent['path'], status_name: string, as: Sent['as']): Sent => ({
  method: 'PATCH',
  path,
  as,
  body: { status_name },
});

describe('orders', () => {
  // the filled board has made all of them long forgotten
  beforeAll(async () => {
    const { world, names } = server;
    const soon = new Date(world.clock.now().getTime() + 600_000);
    await world.database.db.updateTable('orders').set({ ready_at: soon }).where('id', '=', names.openOrder).execute();
  });

  it.each(['customer', 'admin'] as const)('tells when an order under way comes, on both sides (%s)', async (as) => {
    const { mock, real } = await both(get(open, as));
    for (const { body } of [mock, real]) expect((body.data as Order).forecast).toMatchObject({ reason: null });
  });

  it.each<[string, Sent, Schema]>([
    ['placing one', place({ ...dineIn, payment_id: 3, table: '7' }, key('a')), success(Order)],
    ['placing one without a key', place({ ...dineIn, payment_id: 3 }), nothing],
    ['placing one by card', place({ ...dineIn, payment_id: 1 }, key('b')), success(Order)],
    ['placing one by transfer', place({ ...dineIn, payment_id: 2 }, key('h')), success(Order)],
    ['placing one that is sold out', place({ ...soldOut, payment_id: 3 }, key('c')), nothing],
    ['placing one with a total', place({ ...dineIn, payment_id: 3, total: 1 }, key('d')), nothing],
    ['placing one without a way to pay', place(dineIn, key('e')), nothing],
    ['placing one as staff', place({ ...dineIn, payment_id: 3 }, key('f'), 'admin'), nothing],
    ['placing one with an old token', place({ ...dineIn, payment_id: 3 }, key('g'), 'expired'), nothing],
    ['the history', get('/transactions/history', 'customer'), successList(HistoryItem)],
    ['a page of it', get('/transactions/history?page=2&limit=1', 'customer'), successList(HistoryItem)],
    ['the history of staff', get('/transactions/history', 'admin'), nothing],
    ['the history of nobody', get('/transactions/history'), nothing],
    ['the usual', get('/transactions/usual', 'customer'), success(UsualCup.array())],
    ['the usual of staff', get('/transactions/usual', 'admin'), nothing],
    ['the usual of nobody', get('/transactions/usual'), nothing],
    ['the staff’s list', get('/transactions', 'admin'), successList(Order)],
    ['what is being brewed', get('/transactions?status=preparing,ready&delivery=4', 'admin'), successList(Order)],
    [
      'a search',
      get('/transactions?search=nasi&from=2026-11-01&to=2026-11-19&page=1&limit=5', 'admin'),
      successList(Order),
    ],
    ['a search by telephone', get('/transactions?search=0812%205550', 'admin'), successList(Order)],
    ['a search among what is open', get('/transactions?search=ra&status=pending,ready', 'admin'), successList(Order)],
    ['an unknown status', get('/transactions?status=lost', 'admin'), nothing],
    ['the staff’s list for a customer', get('/transactions', 'customer'), nothing],
    ['an own order', get(open, 'customer'), success(Order)],
    ['a finished order', get(done, 'customer'), success(Order)],
    ['an order for staff', get(open, 'admin'), success(Order)],
    ['somebody else’s order', get(other, 'customer'), nothing],
    ['an order that is none', get('/transactions/nonsense', 'customer'), nothing],
    ['an order for nobody', get(open), nothing],
    ['events for nobody', get('/transactions/events'), nothing],
    ['events with an old token', get('/transactions/events', 'expired'), nothing],
    ['a move as customer', move(open, 'ready', 'customer'), nothing],
    ['a cancel that comes too late', move(open, 'cancelled', 'customer'), nothing],
    ['a cancel of somebody else’s', move(other, 'cancelled', 'customer'), nothing],
    ['a leap', move(open, 'delivered', 'admin'), nothing],
    ['a move of what is finished', move(done, 'delivered', 'admin'), nothing],
    ['an unknown move', move(open, 'lost', 'admin'), nothing],
    ['deleting what is open', hide(({ openOrder }: typeof mockNames) => ({ ids: [openOrder] })), nothing],
    ['deleting nothing', hide({ ids: [] }), nothing],
    ['why one is late', delay(open, 'No milk', 'admin'), success(Order)],
    ['why one is late, and how late', delay(open, 'No milk', 'admin', 20), success(Order)],
    ['how late in no minutes', delay(open, 'No milk', 'admin', 0), nothing],
    ['taking that back', delay(open, null, 'admin'), success(Order)],
    ['why one is late, as customer', delay(open, 'No milk', 'customer'), nothing],
    ['why one is late in no words of a kind', delay(open, 7, 'admin'), nothing],
    ['why one was late that is finished', delay(done, 'No milk', 'admin'), nothing],
    ['something instead, for whom nothing is named', offer({ option_id: oat }, 'admin'), success(OfferedTo)],
    ['not after all', offer({ option_id: oat, undo: true }, 'admin'), success(OfferedTo)],
    ['something instead of two things', offer({ option_id: oat, product_id: latte.product_id }, 'admin'), nothing],
    ['something instead of nothing', offer({}, 'admin'), nothing],
    ['something instead, as customer', offer({ option_id: oat }, 'customer'), nothing],
    ['something instead, as nobody', offer({ option_id: oat }), nothing],
    ['a yes where nothing is offered', answer(open, { line: 1, take: true, substitute: seen }, 'customer'), nothing],
    ['a no where nothing is offered', answer(open, { line: 1, take: false, substitute: seen }, 'admin'), nothing],
    [
      'an answer about a line that is none',
      answer(open, { line: 99, take: false, substitute: seen }, 'customer'),
      nothing,
    ],
    ['an answer that says nothing', answer(open, { line: 1 }, 'customer'), nothing],
    ['an answer about somebody else’s', answer(other, { line: 1, take: false, substitute: seen }, 'customer'), nothing],
    ['an answer of nobody', answer(open, { line: 1, take: false, substitute: seen }), nothing],
    ['a move', move(open, 'ready', 'admin'), success(Order)],
  ])('%s', async (_name, sent, schema) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, schema);
    expect(mock.body.msg).toBe(real.body.msg);
  });

  it('why one is late that nobody begins yet, and how late', async () => {
    const time = minutesAgo(-210);
    const example = orders.find(({ status_name }) => status_name === 'pending');
    if (!example) throw new Error('The fixtures have no new order');
    const { ready_range: _ofNow, ...later } = { ...example, scheduled: true, ready_at: time };
    const order = { ...later, delivery_id: DELIVERY.pickUp };
    const mocks = workableOrders([order]);
    const theirs = { ...server.names, openOrder: await placeFor(server.world, time) };
    const answers = async (sent: Sent) => {
      const mock = await askMocks(sent, { ...mockNames, openOrder: order.id }, mocks);
      const real = await askServer(sent, { ...server, names: theirs });
      expectSame(mock, real, success(Order));
      const forecastIn = ({ body }: Reply) => success(Order).parse(body).data.forecast;
      expect(forecastIn(mock)).toEqual(forecastIn(real));
      return forecastIn(real);
    };
    const at = minutesAgo(-240);
    const told = { from: at, to: at, is_late: true, reason: 'No milk', minutes: 30 };
    expect(await answers(get(open, 'admin'))).toBeUndefined();
    expect(await answers(delay(open, 'No milk', 'admin', 30))).toEqual(told);
    expect(await answers(get(open, 'admin'))).toEqual(told);
    expect(await answers(delay(open, null, 'admin'))).toBeUndefined();
  });

  it('placing one of more portions than may wait to be paid', async () => {
    await server.world.database.db.updateTable('shop').set({ unpaid_portions: 100 }).execute();
    const lines = [
      { ...line, qty: 99 },
      { ...line, product_id: productBySlug('hazelnut-latte').id, qty: 2 },
    ];
    const { mock, real } = await both(place({ ...dineIn, lines, payment_id: 2 }, key('i')));
    expectSame(mock, real, nothing);
    expect([mock.body.code, real.body.msg]).toEqual(['HOLD_LIMIT', expect.stringContaining('At most 100 portions')]);
  });

  it('deleting what is finished', async () => {
    const { mock, real } = await both(hide(({ doneOrder }: typeof mockNames) => ({ ids: [doneOrder] })));
    expect([mock.status, mock.body]).toEqual([real.status, real.body]);
    expect(mock.body.data).toEqual({ hidden: 1 });
  });
});

// A shop that delivers by areas: the mocks and the server price, refuse and take alike.
import { Order, Quote, Shop, success } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { exampleQuoteBody, handlers, placingAt, quotesOf, shopWithAreas, showShop } from '@seduh/api-client/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, fillBoard, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
  await fillBoard(server.world);
  await server.world.database.db
    .updateTable('shop')
    .set({
      delivery_minimum: shopWithAreas.delivery_minimum ?? 0,
      delivery_areas: JSON.stringify(shopWithAreas.delivery_areas),
    })
    .execute();
});
afterAll(() => server.world.close());

const mocks = [showShop(shopWithAreas), ...quotesOf(shopWithAreas), placingAt(shopWithAreas), ...handlers];
const { lines } = exampleQuoteBody;
const body = { lines, delivery_id: DELIVERY.doorDelivery, time: 'now', promo_code: null };
const quote = (change: object): Sent => ({
  method: 'POST',
  path: '/transactions/quote',
  as: 'customer',
  body: { ...body, ...change },
});
let keys = 0;
const order = (change: object): Sent => ({
  method: 'POST',
  path: '/transactions',
  as: 'customer',
  body: { ...body, payment_id: PAYMENT.cashOnDelivery, address: 'Jl. Teuku Umar 12', ...change },
  headers: { 'idempotency-key': `area-${(keys += 1)}` },
});
const one = { lines: lines.slice(1, 2) };
const door = (postcode: string | null, rest: object = {}) => ({ postcode, ...rest });

const cases: [string, Sent, Schema][] = [
  ['the shop', { method: 'GET', path: '/shop' }, success(Shop)],
  ...(
    [
      ['an area', door('10310')],
      ['an area within another', door('10350')],
      ['an area with a promo', door('10310', { promo_code: 'PASTA20' })],
      ['an area for a larger order', door('12920')],
      ['too small an order', door('10310', one)],
      ['no area', door('40123')],
      ['no postcode', door(null)],
      ['an empty postcode', door('')],
      ['half a postcode', door('103')],
      ['a word', door('Menteng')],
      ['nobody’s door', door('40123', { delivery_id: DELIVERY.pickUp })],
    ] as const
  ).flatMap(([name, change]): [string, Sent, Schema][] => [
    [`a quote for ${name}`, quote(change), success(Quote)],
    [`an order for ${name}`, order(change), success(Order)],
  ]),
];

it.each(cases)('%s', async (_, sent, schema) => {
  const mock = await askMocks(sent, mockNames, mocks);
  const real = await askServer(sent, server);
  expectSame(mock, real, mock.status < 300 ? schema : nothing);
  const amounts = (reply: typeof mock) => {
    const { subtotal, discount, tax, shipping, total, delivery_area, problems } = (reply.body.data ??
      {}) as Partial<Quote>;
    return { subtotal, discount, tax, shipping, total, delivery_area, problems, msg: reply.body.msg };
  };
  expect(amounts(real)).toEqual(amounts(mock));
});

// A shop that is busy, or about to close: the mocks and the server answer alike.
import { OrderTimes, Quote, Shop, success } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import {
  busyShop,
  closingShop,
  exampleQuoteBody,
  handlers,
  lastRideShop,
  quotesOf,
  shop,
  shopFailures,
  shopWithLimit,
  stations,
} from '@seduh/api-client/mocks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, fillBoard, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
  await fillBoard(server.world);
});
afterAll(() => server.world.close());

async function isAlike(sent: Sent, mocks: typeof handlers, schema: Schema) {
  const mock = await askMocks(sent, mockNames, [...mocks, ...handlers]);
  const real = await askServer(sent, server);
  expectSame(mock, real, schema);
  return [mock.body.data, real.body.data] as [Record<string, unknown>, Record<string, unknown>];
}

describe('busy', () => {
  const limit = (busy_minutes: number | null) =>
    server.world.database.db
      .updateTable('shop')
      .set({ stations: JSON.stringify({ ...stations, busy_minutes }) })
      .execute();
  const path = '/shop';

  it('is the shop in the same places, with the same later times', async () => {
    await limit(5);
    const [mock, real] = await isAlike({ method: 'GET', path }, [shopFailures.busy], success(Shop));
    expect(mock.busy).toEqual(busyShop.busy);
    expect(real.busy).toEqual(mock.busy);
  });

  it.each([null, 240])('is not said with a limit of %s minutes', async (minutes) => {
    await limit(minutes);
    expect(shopWithLimit(minutes)).toEqual(shop);
    const [mock, real] = await isAlike({ method: 'GET', path }, [], success(Shop));
    expect([mock.busy, real.busy]).toEqual([undefined, undefined]);
  });
});

describe('about to close', () => {
  const shopIs = ({ hours, delivery_window }: Shop) =>
    server.world.database.db
      .updateTable('shop')
      .set({ hours: JSON.stringify(hours), delivery_window: JSON.stringify(delivery_window) })
      .execute();
  afterEach(() => shopIs(shop));

  it.each([
    ['pick up', closingShop, DELIVERY.pickUp, 1],
    ['dine in', closingShop, DELIVERY.dineIn, 1],
    ['the last ride', lastRideShop, DELIVERY.doorDelivery, 1],
    ['pick up after the last ride', lastRideShop, DELIVERY.pickUp, 0],
  ] as const)('%s', async (_name, closing, delivery_id, problems) => {
    await shopIs(closing);
    const body = { ...exampleQuoteBody, delivery_id, promo_code: null };
    const quote: Sent = { method: 'POST', path: '/transactions/quote', body };
    const [mock, real] = await isAlike(quote, quotesOf(closing), success(Quote));
    expect(real.problems).toHaveLength(problems);
    expect([mock.problems, mock.ready_at, mock.ready_range]).toEqual([real.problems, real.ready_at, real.ready_range]);
    const { lines } = exampleQuoteBody;
    const times: Sent = { method: 'POST', path: '/transactions/times', body: { lines, delivery_id, until_free: true } };
    const [mockTimes, realTimes] = await isAlike(times, quotesOf(closing), success(OrderTimes));
    expect(mockTimes).toEqual(realTimes);
  });
});

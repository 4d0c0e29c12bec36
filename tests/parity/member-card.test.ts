// The member card, and a free cup in a quote: the mocks and the server answer and refuse alike.
import { MemberCard, Quote, success } from '@seduh/contract';
import { productBySlug } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const card = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/users/card', as });
const latte = { product_id: productBySlug('hazelnut-latte').id, size_id: 1, qty: 1 };
const cup = (change: object, as?: Sent['as']): Sent => ({
  method: 'POST',
  path: '/transactions/quote',
  body: { lines: [latte], delivery_id: DELIVERY.dineIn, use_points: true, ...change },
  as,
});

it.each<[string, number, Sent, Schema]>([
  ['a card that is not earned yet', 200, card('customer'), success(MemberCard)],
  ['the card of staff', 403, card('admin'), nothing],
  ['the card of nobody', 401, card(), nothing],
  ['the card of a session that is over', 401, card('expired'), nothing],
  ['a free cup without a card', 200, cup({}, 'customer'), success(Quote)],
  ['a free cup for a visitor', 200, cup({}), success(Quote)],
  ['no free cup', 200, cup({ use_points: false }, 'customer'), success(Quote)],
  ['what is no yes or no', 400, cup({ use_points: 'maybe' }, 'customer'), nothing],
])('%s', async (_name, status, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expect(mock.status).toBe(status);
  expectSame(mock, real, schema);
});

// Making cups, and taking them back: the mocks and the server answer alike.
import { Order, success } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

let names = 0;
const nextName = () => `01990000-0000-7000-8000-${String((names += 1)).padStart(12, '0')}`;
const pour = (
  which: 'openOrder' | 'doneOrder' | null,
  body: object = { line: 1 },
  as: Sent['as'] | null = 'admin',
): Sent => ({
  method: 'POST',
  path: (all) => `/transactions/${which ? all[which] : '01990000-0000-7000-8000-0000000000ff'}/pours`,
  body: { pour_id: nextName(), ...body },
  ...(as && { as }),
});

it.each<[string, Sent, Schema]>([
  ['a cup', pour('openOrder'), success(Order)],
  ['a cup of a line that is none', pour('openOrder', { line: 9 }), nothing],
  ['a cup of a finished order', pour('doneOrder'), nothing],
  ['a cup of no order', pour(null), nothing],
  ['a cup without a name', pour('openOrder', { pour_id: 'one', line: 1 }), nothing],
  ['a field too many', pour('openOrder', { line: 1, pieces: 2 }), nothing],
  ['taking back what was not made', pour('openOrder', { line: 1, undo: true }), nothing],
  ['a customer', pour('openOrder', { line: 1 }, 'customer'), nothing],
  ['nobody', pour('openOrder', { line: 1 }, null), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, mock.status === 400 ? success(Order) : schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

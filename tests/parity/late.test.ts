// An order that is going to be late says so by itself in its customer's history: on both sides.
import { historyRoute, minutesAgo, raniOrders } from '@seduh/api-client/mocks';
import { HistoryItem, successList } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame } from './compare';
import { askMocks, askServer, type Reply, type Sent } from './send';
import { createWorldWithOrders, mockNames, type Names } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const sent: Sent = { method: 'GET', path: '/transactions/history', as: 'customer' };
/** The two sides' cards of an order. */
async function cards(which: keyof Names, mocks?: Parameters<typeof askMocks>[2]) {
  const only = (reply: Reply, id: string): Reply => {
    const data = (reply.body.data as HistoryItem[]).filter((card) => card.id === id);
    return { ...reply, body: { ...reply.body, data } };
  };
  const mock = only(await askMocks(sent, mockNames, mocks), mockNames[which]);
  const real = only(await askServer(sent, server), server.names[which]);
  expectSame(mock, real, successList(HistoryItem));
  return [mock, real].map(({ body }) => (body.data as HistoryItem[])[0]?.forecast);
}

it('an order in time says nothing, nor does one that is over', async () => {
  expect(await cards('openOrder')).toEqual([undefined, undefined]);
  expect(await cards('doneOrder')).toEqual([undefined, undefined]);
});

it('one that is late says so, though nobody said why', async () => {
  const { clock } = server.world;
  clock.set(new Date(clock.now().getTime() + 60 * 60_000).toISOString());
  const late = raniOrders.map((order) =>
    order.id === mockNames.openOrder ? { ...order, ready_at: minutesAgo(25) } : order,
  );
  const told = { is_late: true, reason: null };
  expect(await cards('openOrder', [historyRoute(late)])).toMatchObject([told, told]);
  expect(await cards('doneOrder', [historyRoute(late)])).toEqual([undefined, undefined]);
});

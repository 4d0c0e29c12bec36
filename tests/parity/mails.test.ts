import { success, UndeliveredMails } from '@seduh/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const both = async (as?: Sent['as']) => {
  const sent: Sent = { method: 'GET', path: '/mails/undelivered', ...(as ? { as } : {}) };
  return { mock: await askMocks(sent, mockNames), real: await askServer(sent, server) };
};

it('staff are told the same where every mail has gone out', async () => {
  const { mock, real } = await both('admin');
  expectSame(mock, real, success(UndeliveredMails));
  expect(mock.body.data).toEqual(real.body.data);
});

it.each(['customer', 'expired', undefined] as const)('%s is refused the same', async (as) => {
  const { mock, real } = await both(as);
  expectSame(mock, real, nothing);
  expect(mock.body.msg).toBe(real.body.msg);
});

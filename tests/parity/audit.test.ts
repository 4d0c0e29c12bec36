import { AuditEntry, AuditPeople, success, successList } from '@seduh/contract';
import { auditEntries, handlers } from '@seduh/api-client/mocks';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
  // what the mocks' record says last
  const { subject } = auditEntries[0] ?? {};
  await server.world.app.inject({
    method: 'PATCH',
    url: `/api/products/${subject?.id}`,
    headers: { 'x-access-token': server.names.adminToken },
    payload: { price: 28_001 },
  });
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
const get = (path: string, as?: Sent['as']): Sent => ({ method: 'GET', path, ...(as ? { as } : {}) });

describe('the record of what staff did', () => {
  it.each([
    ['all of it', '/audit-log'],
    ['a page', '/audit-log?page=1&limit=1'],
    ['a page past the end', '/audit-log?page=99'],
    ['by a kind', '/audit-log?kind=order'],
    ['by a kind that is none', '/audit-log?kind=weather'],
    ['by words', '/audit-log?search=nobody+of+that+name'],
    ['by days', '/audit-log?from=2026-11-01&to=2026-11-30'],
    ['by nobody’s id', '/audit-log?by=me'],
  ])('%s', async (_name, path) => {
    const { mock, real } = await both(get(path, 'admin'));
    expectSame(mock, real, successList(AuditEntry));
    expect(mock.status).toBe(200);
  });

  it('who is named in it', async () => {
    const { mock, real } = await both(get('/audit-log/people', 'admin'));
    expectSame(mock, real, success(AuditPeople));
    expect(mock.status).toBe(200);
  });

  it.each<[string, Sent]>([
    ['for a customer', get('/audit-log', 'customer')],
    ['for nobody', get('/audit-log')],
    ['its people for a customer', get('/audit-log/people', 'customer')],
    ['its file for a customer', get('/audit-log/record.csv', 'customer')],
    ['its file for nobody', get('/audit-log/record.csv')],
    ['days in the wrong order', get('/audit-log?from=2026-11-20&to=2026-11-19', 'admin')],
    ['a file of days in the wrong order', get('/audit-log/record.csv?from=2026-11-20&to=2026-11-19', 'admin')],
    ['a day that is none', get('/audit-log?from=tomorrow', 'admin')],
  ])('%s', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, nothing);
    expect(mock.body.msg).toBe(real.body.msg);
  });

  it('comes as a file with the same head', async () => {
    const url = '/api/audit-log/record.csv';
    const heads = { 'x-access-token': server.names.adminToken };
    const real = await server.world.app.inject({ url, headers: heads });
    const asked = new Request(new URL(url, 'http://localhost'), {
      headers: { 'x-access-token': mockNames.adminToken },
    });
    const mock = await getResponse(handlers, asked);
    const headOf = (text: string) => text.split('\r\n').slice(0, 2);
    // as bytes: reading text takes the byte order mark away
    const mocked = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await mock?.arrayBuffer());
    expect(headOf(mocked)).toEqual(headOf(real.body));
    expect(mock?.headers.get('content-type')).toBe(real.headers['content-type']);
  });
});

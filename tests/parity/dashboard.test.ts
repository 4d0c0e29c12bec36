import { Dashboard, success } from '@seduh/contract';
import { handlers } from '@seduh/api-client/mocks';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

const both = async (sent: Sent) => ({ mock: await askMocks(sent, mockNames), real: await askServer(sent, server) });
const get = (path: string, as?: Sent['as']): Sent => ({ method: 'GET', path, ...(as ? { as } : {}) });

describe('the dashboard', () => {
  it.each(['daily', 'weekly', 'monthly'])('by range %s', async (range) => {
    const { mock, real } = await both(get(`/dashboard?range=${range}`, 'admin'));
    expectSame(mock, real, success(Dashboard));
    const periods = ({ body }: typeof mock) =>
      (body.data as Dashboard).series.map(({ label, from, to }) => ({ label, from, to }));
    expect(periods(mock)).toEqual(periods(real));
  });

  it.each<[string, Sent]>([
    ['without a range', get('/dashboard', 'admin')],
    ['by a range nobody knows', get('/dashboard?range=yearly', 'admin')],
  ])('%s is the monthly one', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(Dashboard));
    for (const { body } of [mock, real]) expect((body.data as Dashboard).range).toBe('monthly');
  });

  it.each<[string, Sent]>([
    ['the dashboard for a customer', get('/dashboard', 'customer')],
    ['the dashboard for nobody', get('/dashboard')],
    ['the dashboard with an old token', get('/dashboard', 'expired')],
    ['the report for a customer', get('/dashboard/report.csv', 'customer')],
    ['the report for nobody', get('/dashboard/report.csv')],
    ['a report from no day', get('/dashboard/report.csv?from=yesterday', 'admin')],
    ['a report that ends before it begins', get('/dashboard/report.csv?from=2026-11-02&to=2026-11-01', 'admin')],
  ])('%s is refused the same', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expectSame(mock, real, nothing);
    expect(mock.body.msg).toBe(real.body.msg);
  });
});

it.each(['', '?range=daily', '?range=weekly&from=2026-11-01&to=2026-11-20', '?from=&to='])(
  'the report%s is the same file, with the same columns',
  async (query) => {
    const url = `/api/dashboard/report.csv${query}`;
    const headers = { 'x-access-token': mockNames.adminToken };
    const mock = await getResponse(handlers, new Request(new URL(url, 'http://localhost'), { headers }));
    const real = await server.world.app.inject({ url, headers: { 'x-access-token': server.names.adminToken } });
    expect(mock?.status).toBe(real.statusCode);
    for (const name of ['content-type', 'content-disposition'])
      expect(mock?.headers.get(name)).toBe(real.headers[name]);
    const head = (csv: string) => csv.split('\r\n').slice(0, 2);
    // by bytes: reading as text would drop the byte order mark
    const mocked = Buffer.from((await mock?.arrayBuffer()) ?? new ArrayBuffer(0)).toString();
    expect(head(mocked)).toEqual(head(real.body));
  },
);

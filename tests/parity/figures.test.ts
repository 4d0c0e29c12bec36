import { FigureMail, Figures, FIGURE_SECTIONS, success } from '@seduh/contract';
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
const change = (body: unknown, as?: Sent['as']): Sent => ({
  method: 'PATCH',
  path: '/figures/mail',
  body,
  ...(as ? { as } : {}),
});

describe('the figures', () => {
  it.each([
    '',
    '?from=&to=',
    '?from=2026-11-16&to=2026-11-20',
    '?to=2026-11-01',
    '?compare=year',
    '?compare=none',
    '?compare=weather',
  ])('%s', async (query) => {
    const { mock, real } = await both(get(`/figures${query}`, 'admin'));
    expectSame(mock, real, success(Figures));
    const days = ({ body }: typeof mock) => {
      const { from, to, compared } = body.data as Figures;
      return { from, to, compared };
    };
    expect(days(mock)).toEqual(days(real));
  });

  it.each<[string, Sent]>([
    ['for a customer', get('/figures', 'customer')],
    ['for nobody', get('/figures')],
    ['of days in the wrong order', get('/figures?from=2026-11-02&to=2026-11-01', 'admin')],
    ['of too many days', get('/figures?from=2026-01-01&to=2026-11-01', 'admin')],
    ['of a day that is none', get('/figures?from=yesterday', 'admin')],
    ['as a file for a customer', get('/figures/figures.csv?section=hours', 'customer')],
    ['as a file of nothing', get('/figures/figures.csv', 'admin')],
    ['as a file of too many days', get('/figures/figures.csv?section=hours&from=2026-01-01', 'admin')],
    ['by mail for a customer', get('/figures/mail', 'customer')],
    ['by mail, as a customer wants them', change({ wanted: true }, 'customer')],
    ['by mail, perhaps', change({ wanted: 'perhaps' }, 'admin')],
    ['by mail, with more than a choice', change({ wanted: true, at: '06:00' }, 'admin')],
  ])('%s are refused the same', async (_name, sent) => {
    const { mock, real } = await both(sent);
    expect(mock.status).toBeGreaterThanOrEqual(400);
    if (mock.body.data === null) expectSame(mock, real, nothing);
    expect({ ...mock.body, said: null }).toEqual({ ...real.body, said: null });
  });
});

it('the morning mail is chosen and answered the same', async () => {
  for (const sent of [
    get('/figures/mail', 'admin'),
    change({ wanted: true }, 'admin'),
    change({ wanted: false }, 'admin'),
  ]) {
    const { mock, real } = await both(sent);
    expectSame(mock, real, success(FigureMail));
    expect(mock.body).toEqual(real.body);
  }
});

it.each(FIGURE_SECTIONS)('the file of %s has the same name and columns', async (section) => {
  const url = `/api/figures/figures.csv?section=${section}&from=2026-11-01&to=2026-11-20`;
  const headers = { 'x-access-token': mockNames.adminToken };
  const mock = await getResponse(handlers, new Request(new URL(url, 'http://localhost'), { headers }));
  const real = await server.world.app.inject({ url, headers: { 'x-access-token': server.names.adminToken } });
  expect(mock?.status).toBe(real.statusCode);
  for (const name of ['content-type', 'content-disposition']) expect(mock?.headers.get(name)).toBe(real.headers[name]);
  const head = (csv: string) => csv.split('\r\n').slice(0, 2);
  // by bytes: reading as text would drop the byte order mark
  const mocked = Buffer.from((await mock?.arrayBuffer()) ?? new ArrayBuffer(0)).toString();
  expect(head(mocked)).toEqual(head(real.body));
});

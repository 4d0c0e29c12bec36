import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { request } from '../http/request';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { fixtureId, orderFailures, sessions, signIn } from '.';

const { server } = useMocks();

describe('mocks are strict', () => {
  it.each([
    ['a query the contract does not know', '/products', { query: { categoryId: 3 } }, 'UNKNOWN_FIELD'],
    ['a body nobody asked for', '/auths/logout', { method: 'DELETE', body: {} }, 'VALIDATION'],
    [
      'a field the contract does not know',
      '/transactions/quote',
      { method: 'POST', body: { total: 1 } },
      'UNKNOWN_FIELD',
    ],
  ] as const)('about %s', async (_name, path, options, code) => {
    signIn(sessions.customer);
    expect(await failureOf(request(path, options))).toMatchObject({ status: 400, code });
  });

  it('about a body of another kind', async () => {
    const sent = request('/auths/login', { method: 'POST', form: new FormData() });
    expect(await failureOf(sent)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' });
  });
});

it('keeps answers about one order away from history and events', async () => {
  signIn(sessions.customer);
  server.use(orderFailures.failed);
  expect((await request<unknown[]>('/transactions/history')).data).toHaveLength(8);
  expect(await failureOf(request(`/transactions/${fixtureId('order', 2041)}`))).toMatchObject({ code: 'INTERNAL' });
});

it('lets a story answer something of its own', async () => {
  server.use(http.get('*/api/categories', () => HttpResponse.json({ status: 200, msg: 'OK', data: [], meta: null })));
  expect((await request('/categories')).data).toEqual([]);
});

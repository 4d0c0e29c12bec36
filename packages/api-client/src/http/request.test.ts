import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { loginFailures, productFailures, profileFailures, sessions, signIn } from '../mocks';
import { fail } from '../mocks/reply';
import { getSession } from '../session/session';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { queryString, request, REQUEST_TIMEOUT } from './request';

const { server, calls } = useMocks();
const list = () => request<unknown[]>(API_PATHS.products);

afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is opened: data, place in the list, text', async () => {
    const { data, meta, msg } = await request<unknown[]>(API_PATHS.products, { query: { page: 4 } });
    expect(data).toHaveLength(LIMITS.page);
    expect(meta).toMatchObject({ page: 4, totalPage: 4, totalData: 32, next: null });
    expect(msg).toBe('OK');
  });

  it('has no place where it is no list', async () => {
    expect((await request(API_PATHS.shop)).meta).toBeNull();
  });
});

describe('what is sent', () => {
  it('carries the token where there is one', async () => {
    signIn(sessions.customer);
    expect((await request<{ email: string }>(API_PATHS.profile)).data.email).toBe('rani@seduh.example');
  });

  it('says the language of the page', async () => {
    const said: (string | null)[] = [];
    server.use(
      http.get('*/api/echo', ({ request: sent }) => {
        said.push(sent.headers.get('accept-language'));
        return HttpResponse.json({ status: 200, msg: 'OK', data: null });
      }),
    );
    const { documentElement: page } = document;
    const before = page.lang;
    page.lang = 'id';
    await request('/echo');
    page.lang = before;
    expect(said).toEqual(['id']);
  });

  it('leaves empty query values out', async () => {
    await request(API_PATHS.products, { query: { search: '', sort: 'newest', categories: null, page: undefined } });
    expect(calls).toEqual(['GET /products?sort=newest']);
  });

  it.each([
    [{}, ''],
    [{ search: 'es & teh', page: 2 }, '?search=es+%26+teh&page=2'],
    [{ page: 0 }, '?page=0'],
  ])('writes %j as %s', (query, text) => expect(queryString(query)).toBe(text));

  it('is a form where one is given, and JSON otherwise', async () => {
    const types: (string | null)[] = [];
    server.use(
      http.post('*/api/echo', ({ request: sent }) => {
        types.push(sent.headers.get('content-type'));
        return HttpResponse.json({ status: 200, msg: 'OK', data: null });
      }),
    );
    const form = new FormData();
    form.set('price', '25000');
    await request('/echo', { method: 'POST', form });
    await request('/echo', { method: 'POST', body: {} });
    expect(types).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/), 'application/json']);
  });
});

describe('a failure', () => {
  it.each([
    ['a refusal', productFailures.failed, { code: 'INTERNAL', status: 500, msg: 'Something went wrong on our side' }],
    [
      'no network',
      productFailures.offline,
      { code: 'NETWORK', status: 0, msg: expect.stringContaining('Network error') },
    ],
    ['a page of a proxy', productFailures.html, { code: 'BAD_RESPONSE', status: 502 }],
    ['a limit', productFailures.tooMany, { code: 'RATE_LIMITED', status: 429, retryAfter: 60 }],
  ])('of kind %s is one typed error', async (_name, handler, expected) => {
    server.use(handler);
    expect(await failureOf(list())).toMatchObject({ name: 'ApiError', ...expected });
  });

  it.each([
    ['a page with status 200', () => HttpResponse.html('<!doctype html>'), 'BAD_RESPONSE'],
    ['JSON without an envelope', () => HttpResponse.json([1, 2]), 'BAD_RESPONSE'],
    ['an error without a known code', () => HttpResponse.json({ msg: 'no' }, { status: 500 }), 'BAD_RESPONSE'],
    ['a refusal by somebody on the way', () => HttpResponse.html('<!doctype html>', { status: 400 }), 'BAD_REQUEST'],
    ['a refusal without a known code', () => HttpResponse.json({ msg: 'no' }, { status: 418 }), 'BAD_REQUEST'],
  ])('of kind %s is told from what the shop says itself', async (_name, answer, code) => {
    server.use(http.get('*/api/products', answer));
    expect(await failureOf(list())).toMatchObject({ code, fields: {} });
  });

  it('brings the messages by field', async () => {
    server.use(
      http.get('*/api/products', () =>
        fail(400, 'VALIDATION', 'Bad', { fields: { email: 'This is not an email address' } }),
      ),
    );
    expect((await failureOf(list())).fields).toEqual({ email: 'This is not an email address' });
  });

  it('comes after 15 s without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get('*/api/products', () => new Promise<never>(() => undefined)));
    const call = failureOf(list());
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1);
    const pending = Symbol('pending');
    expect(await Promise.race([call, Promise.resolve(pending)])).toBe(pending);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  it('is a cancel where the caller gave up', async () => {
    server.use(http.get('*/api/products', () => delay('infinite')));
    const controller = new AbortController();
    const call = failureOf(request(API_PATHS.products, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ code: 'CANCELED', status: 0 });
  });
});

describe('a 401', () => {
  it('ends the session whose token it refuses', async () => {
    signIn(sessions.customer);
    server.use(profileFailures.sessionExpired);
    expect(await failureOf(request(API_PATHS.profile))).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(getSession()).toBeNull();
  });

  it('of a token that another login of the same person has replaced meanwhile is asked anew', async () => {
    signIn({ ...sessions.customer, token: 'an older one' });
    const call = request<{ email: string }>(API_PATHS.profile);
    signIn(sessions.customer);
    expect((await call).data.email).toBe('rani@seduh.example');
    expect(calls).toHaveLength(2);
    expect(getSession()).toEqual(sessions.customer);
  });

  it('leaves the session of somebody else alone who came meanwhile', async () => {
    signIn({ ...sessions.customer, token: 'an older one' });
    const call = failureOf(request(API_PATHS.profile));
    signIn(sessions.admin);
    expect(await call).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(calls).toHaveLength(1);
    expect(getSession()).toEqual(sessions.admin);
  });

  it('for a wrong password is no end of a session', async () => {
    signIn(sessions.customer);
    server.use(loginFailures.wrongPassword);
    const call = request(API_PATHS.login, { method: 'POST', body: { email: 'rani@seduh.example', password: 'x' } });
    expect(await failureOf(call)).toMatchObject({ code: 'WRONG_CREDENTIALS', status: 401 });
    expect(getSession()).toEqual(sessions.customer);
  });
});

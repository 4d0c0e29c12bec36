import type { CartOrderBody, Order } from '@seduh/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleQuoteBody, placeOrderFailures, sessions, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { ATTEMPT_LIFE, attemptFor } from './attempt';
import { hashOrder, submitOrder, useCheckout } from './useCheckout';

const { server } = useMocks();
const user = sessions.customer.id;
let table = 0;
/** An order request no other test has: what has just been ordered is remembered for some seconds. */
const freshBody = (): CartOrderBody => ({ ...exampleQuoteBody, payment_id: 3, table: `${(table += 1)}` });

/** Keys of the orders asked for. */
const keys: (string | null)[] = [];

beforeEach(() => {
  signIn(sessions.customer);
  keys.length = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  vi.useRealTimers();
});

const submits = (body: CartOrderBody) => failureOf(submitOrder(body));

describe('one order request is one order', () => {
  it('with a double click', async () => {
    const body = freshBody();
    const orders = await Promise.all([submitOrder(body), submitOrder({ ...body })]);
    expect(orders[0]).toBe(orders[1]);
    expect(keys).toHaveLength(1);
  });

  it('with a click right after the answer', async () => {
    const body = freshBody();
    expect(await submitOrder(body)).toBe(await submitOrder(body));
    expect(keys).toHaveLength(1);
  });

  it('with a retry after a lost answer', async () => {
    const body = freshBody();
    server.use(placeOrderFailures.offline);
    expect(await submits(body)).toMatchObject({ code: 'NETWORK' });
    server.resetHandlers();
    await submitOrder(body);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('with a reload: the key is in storage, by user', () => {
    const body = freshBody();
    const { key } = attemptFor(user, hashOrder(body));
    expect(JSON.parse(window.localStorage.getItem(`seduh.attempt.${user}`) ?? '')).toMatchObject({ key });
    expect(attemptFor(user, hashOrder(body)).key).toBe(key);
    expect(attemptFor(sessions.admin.id, hashOrder(body)).key).not.toBe(key);
  });

  it('with two tabs that order at the same moment, before one sees what the other stores', () => {
    const body = freshBody();
    renderHook(useCheckout, { wrapper });
    const seenByTheOther = Object.entries({ ...window.localStorage });
    const { key } = attemptFor(user, hashOrder(body));
    window.localStorage.clear();
    for (const [name, text] of seenByTheOther) window.localStorage.setItem(name, text);
    expect(attemptFor(user, hashOrder(body)).key).toBe(key);
  });

  it('with consent to new prices', () => {
    const body = freshBody();
    expect(attemptFor(user, hashOrder({ ...body, quote_version: '1' })).key).toBe(
      attemptFor(user, hashOrder({ ...body, quote_version: '2' })).key,
    );
  });
});

describe('another order request is another order', () => {
  it('when something else is in it', () => {
    const body = freshBody();
    expect(attemptFor(user, hashOrder(body)).key).not.toBe(attemptFor(user, hashOrder(freshBody())).key);
  });

  it('when the first one was answered a while ago', async () => {
    const body = freshBody();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await submitOrder(body);
    await vi.advanceTimersByTimeAsync(6000);
    await submitOrder(body);
    expect(new Set(keys).size).toBe(2);
  });

  it('when the attempt has been given up long ago', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const body = freshBody();
    const { key } = attemptFor(user, hashOrder(body));
    vi.setSystemTime(Date.now() + ATTEMPT_LIFE);
    expect(attemptFor(user, hashOrder(body)).key).not.toBe(key);
  });

  it.each([
    ['broken', '{"key":'],
    ['of another kind', '{"key":7,"hash":"x","at":0}'],
  ])('when what is stored is %s', (_name, text) => {
    window.localStorage.setItem(`seduh.attempt.${user}`, text);
    expect(attemptFor(user, hashOrder(freshBody())).key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('useCheckout', () => {
  it('is busy until the order is there', async () => {
    const { result } = renderHook(useCheckout, { wrapper });
    let order: Promise<Order> | undefined;
    act(() => {
      order = result.current.submit(freshBody());
    });
    expect(result.current.busy).toBe(true);
    await act(async () => void (await order));
    expect(result.current).toMatchObject({ busy: false, error: undefined });
    expect(await order).toMatchObject({ status_name: 'pending' });
  });

  it('reports why not, with the new quote, until the next try', async () => {
    server.use(placeOrderFailures.priceChanged);
    const { result } = renderHook(useCheckout, { wrapper });
    const body = freshBody();
    await act(async () => void (await failureOf(result.current.submit(body))));
    expect(result.current).toMatchObject({
      busy: false,
      error: { code: 'PRICE_CHANGED', data: { lines: expect.any(Array) } },
    });
    server.resetHandlers();
    await act(async () => void (await result.current.submit(body)));
    expect(result.current.error).toBeUndefined();
  });

  it('asks for a login where the session is over', async () => {
    signIn(null);
    const { result } = renderHook(useCheckout, { wrapper });
    await act(async () => void (await failureOf(result.current.submit(freshBody()))));
    expect(result.current.error).toMatchObject({ code: 'NO_TOKEN', status: 401 });
  });
});

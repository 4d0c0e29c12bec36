import type { CartOrderBody } from '@seduh/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleQuoteBody, placeOrderFailures, sessions, signIn } from '../mocks';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { ATTEMPT_LIFE, attemptFor, attemptOf, noteUncertainOutcome } from './attempt';
import { discardAttempt, hashOrder, submitOrder, useCheckout } from './useCheckout';

const { server, hold } = useMocks();
const user = sessions.customer.id;
let table = 100;
/** An order request no other one is like. */
const freshBody = (): CartOrderBody => ({ ...exampleQuoteBody, payment_id: 3, table: `${(table += 1)}` });
const uncertain = () => attemptOf(user).get()?.doubt;

/** Keys of the orders asked for. */
const keys: (string | null)[] = [];
const note = ({ request }: { request: Request }) => {
  if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
};

beforeEach(() => {
  signIn(sessions.customer);
  keys.length = 0;
  server.events.on('request:start', note);
});
afterEach(() => {
  server.events.removeListener('request:start', note);
  vi.useRealTimers();
});

async function fail(how: keyof typeof placeOrderFailures, body = freshBody()) {
  server.use(placeOrderFailures[how]);
  const error = await failureOf(submitOrder(body));
  server.resetHandlers();
  return error;
}

/** A try without an answer runs into its deadline, in the middle of somebody else's test. */
const tooLate = () => undefined;

describe('while it is open whether a try went through', () => {
  it.each(['offline', 'failed', 'html'] as const)('another order request keeps the key (%s)', async (how) => {
    await fail(how);
    await submitOrder(freshBody());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(attemptOf(user).get()).toBeNull();
  });

  it('so it does after a crash on the way', () => {
    server.use(placeOrderFailures.slow);
    submitOrder(freshBody()).catch(tooLate);
    const { key, doubt: left } = JSON.parse(window.localStorage.getItem(`seduh.attempt.${user}`) ?? '') as never;
    expect(left).toBe('open');
    expect(attemptFor(user, hashOrder(freshBody())).key).toBe(key);
  });

  it.each([
    ['somebody else has logged in', sessions.admin],
    ['the customer has logged out', null],
  ])('so it does where %s before the answer', async (_name, next) => {
    const answer = hold();
    const order = failureOf(submitOrder(freshBody()));
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    signIn(next);
    answer();
    expect((await order).status).toBe(401);
    expect(uncertain()).toBe('open');
    signIn(sessions.customer);
    await submitOrder(freshBody());
    expect(keys[0]).toBe(keys[1]);
  });

  it.each(['tooMany', 'sessionExpired', 'forbidden'] as const)(
    'a refusal that has not looked at the key settles nothing (%s)',
    async (how) => {
      await fail('offline');
      await fail(how);
      signIn(sessions.customer);
      await submitOrder(freshBody());
      expect(new Set(keys).size).toBe(1);
    },
  );

  it.each(['priceChanged', 'soldOut', 'closed', 'promoRefused'] as const)(
    'a refusal of the order itself settles it (%s)',
    async (how) => {
      await fail('offline');
      await fail(how);
      expect(uncertain()).toBeUndefined();
      await submitOrder(freshBody());
      expect(keys[0]).toBe(keys[1]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('asks, where it was long ago', async () => {
    await fail('offline');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + ATTEMPT_LIFE);
    expect(await failureOf(submitOrder(freshBody()))).toMatchObject({ code: 'KEY_REUSED' });
    expect(keys).toHaveLength(1);
    expect(uncertain()).toBe('spent');
  });
});

it('a refusal of the first try leaves nothing open', async () => {
  await fail('tooMany');
  expect(uncertain()).toBeUndefined();
  await submitOrder(freshBody());
  expect(new Set(keys).size).toBe(2);
});

describe('a key that has made an order of another order request', () => {
  it('is not sent again, nor given up, until another order is meant', async () => {
    expect(await fail('keyReused')).toMatchObject({ code: 'KEY_REUSED' });
    expect(await failureOf(submitOrder(freshBody()))).toMatchObject({ code: 'KEY_REUSED' });
    expect(keys).toHaveLength(1);
    discardAttempt();
    await submitOrder(freshBody());
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('useCheckout', () => {
  it('tells of an uncertain outcome from before the reload, and not of its own try', async () => {
    const { key } = attemptFor(user, hashOrder(freshBody()));
    noteUncertainOutcome(user, key, 'open');
    const { result } = renderHook(useCheckout, { wrapper });
    expect(result.current.uncertainOutcome).toBe('open');
    await act(async () => void (await result.current.submit(freshBody())));
    expect(result.current.uncertainOutcome).toBeUndefined();
    server.use(placeOrderFailures.slow);
    act(() => void result.current.submit(freshBody()).catch(tooLate));
    expect(result.current).toMatchObject({ busy: true, uncertainOutcome: undefined });
  });

  it('discards the attempt where another order is meant', () => {
    const { key } = attemptFor(user, hashOrder(freshBody()));
    noteUncertainOutcome(user, key, 'spent');
    const { result } = renderHook(useCheckout, { wrapper });
    expect(result.current.uncertainOutcome).toBe('spent');
    act(() => result.current.discardAttempt());
    expect(result.current.uncertainOutcome).toBeUndefined();
  });
});

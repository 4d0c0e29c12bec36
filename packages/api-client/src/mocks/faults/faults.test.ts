import { DELIVERY } from '@seduh/contract/constants';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../http/request';
import { failureOf } from '../../testing/failureOf';
import { useMocks } from '../../testing/mockServer';
import { fixtureId } from '../fixtures/fixed';
import { paying } from '../fixtures/paying';
import { credentials, sessions } from '../fixtures/people';
import { exampleQuoteBody } from '../fixtures/quotes';
import { handlers } from '../index';
import { signIn } from '../fixtures/sessions';
import { isPublic, readCall } from './call';
import { forceFaults } from './force';
import { type Calls, FAULTS, type FaultId } from './list';

const { server, calls: heard } = useMocks();

let undo = () => {};
const force = (fault: FaultId, calls: Calls = 'all') => {
  undo = forceFaults({ fault, clock: '', calls });
};

afterEach(() => {
  undo();
  vi.useRealTimers();
});

const body = exampleQuoteBody;
const quote = () => request('/transactions/quote', { method: 'POST', body });
const menu = () => request<unknown[]>('/products');
const order = () =>
  request('/transactions', {
    method: 'POST',
    body: { ...body, payment_id: 3, delivery_id: DELIVERY.pickUp },
    headers: { 'idempotency-key': 'once' },
  });

describe('a fault of the way or the server meets every call', () => {
  it.each([
    ['offline', { code: 'NETWORK' }],
    ['lost', { code: 'NETWORK' }],
    ['failed', { code: 'INTERNAL', status: 500 }],
    ['html', { code: 'BAD_RESPONSE' }],
  ] as const)('%s', async (fault, error) => {
    force(fault);
    expect(await failureOf(menu())).toMatchObject(error);
    expect(await failureOf(quote())).toMatchObject(error);
  });

  it('and is over when it is undone', async () => {
    force('failed');
    undo();
    expect((await menu()).data).toHaveLength(8);
  });

  it('but nothing that is not the API', async () => {
    server.use(http.get('*/images/kopi.jpg', () => HttpResponse.text('kopi')));
    force('failed');
    await expect(fetch('/images/kopi.jpg').then((answer) => answer.text())).resolves.toBe('kopi');
  });

  it('as the last one that was forced', async () => {
    force('failed');
    const former = undo;
    force('html');
    former();
    expect(await failureOf(menu())).toMatchObject({ code: 'BAD_RESPONSE' });
  });
});

describe('kept to some calls', () => {
  it('reads: a price is asked for, an order goes through', async () => {
    signIn(sessions.customer);
    force('failed', 'reads');
    expect(await failureOf(quote())).toMatchObject({ code: 'INTERNAL' });
    await expect(order()).resolves.toMatchObject({ msg: 'Order placed' });
  });

  it('writes', async () => {
    signIn(sessions.customer);
    force('failed', 'writes');
    await expect(quote()).resolves.toBeDefined();
    expect(await failureOf(order())).toMatchObject({ code: 'INTERNAL' });
  });
});

it('takes three seconds when slow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  force('slow');
  const asked = menu();
  await vi.advanceTimersByTimeAsync(2_800);
  expect(heard).toEqual([]);
  await expect(asked).resolves.toBeDefined();
});

it('lets the caller give up when nothing comes', async () => {
  vi.useFakeTimers();
  force('silent');
  const failure = failureOf(menu());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ code: 'TIMEOUT' });
});

it('loses an answer only after the server has heard the call', async () => {
  signIn(sessions.customer);
  force('lost', 'writes');
  await failureOf(order());
  expect(heard).toEqual(['POST /transactions']);
});

it('tells the page that there is no network, for as long as it lasts', () => {
  const told = vi.fn<(event: Event) => void>();
  window.addEventListener('offline', told, { once: true });
  window.addEventListener('online', told, { once: true });
  force('offline');
  expect(navigator.onLine).toBe(false);
  undo();
  expect(navigator.onLine).toBe(true);
  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['offline', 'online']);
});

describe('who asks', () => {
  const own = `/transactions/${paying.byBank.id}`;

  it('ends the session that is there, and not the one that is begun after that', async () => {
    signIn({ ...sessions.customer, token: 'token-of-yesterday' });
    force('expired');
    await expect(menu()).resolves.toBeDefined();
    expect(await failureOf(request(own))).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    signIn(sessions.customer);
    await expect(request(own)).resolves.toBeDefined();
  });

  it('makes a visitor of whoever asks for what is public', async () => {
    const ended = () => request<unknown[]>('/promos', { query: { state: 'ended' } });
    signIn(sessions.admin);
    const before = (await ended()).data;
    force('expired');
    expect((await ended()).data).not.toEqual(before);
  });

  it('is over with the next login, as the mocks give out the same token', async () => {
    signIn(sessions.customer);
    force('expired');
    await failureOf(request(own));
    await request('/auths/login', { method: 'POST', body: credentials.customer });
    signIn(sessions.customer);
    await expect(request(own)).resolves.toBeDefined();
  });

  it('refuses what needs a login as to another role, but not the way out', async () => {
    signIn(sessions.customer);
    force('forbidden');
    expect(await failureOf(request(own))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await failureOf(order())).toMatchObject({ status: 403 });
    await expect(menu()).resolves.toBeDefined();
    await expect(request('/auths/logout', { method: 'DELETE' })).resolves.toBeDefined();
  });

  it('knows what is public as the mocks do', async () => {
    const id = fixtureId('product', 1);
    for (const { info } of handlers) {
      const path = String(info.path).replace('*/api', '').replace(':id', id);
      const method = String(info.method);
      const failure = await request(path, { method: method as 'GET' }).catch((error: unknown) => error);
      const call = readCall(`/api${path}`, { method });
      const isOpen = !(failure instanceof Object && 'code' in failure && failure.code === 'NO_TOKEN');
      expect(`${method} ${path} ${call && isPublic(call)}`).toBe(`${method} ${path} ${isOpen}`);
    }
  });
});

it('says of each fault what it does and what is seen, under one id', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  expect(FAULTS.every(({ does, sees }) => does.endsWith('.') && sees.endsWith('.'))).toBe(true);
});

import { HEADERS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COLLECT_KEY, collectFailures, collectOf, showCollect } from '../mocks';
import { boardOrders, sessions, signIn } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { makeCollectKey, useCollect, useCollectKey } from './collect';

const { server, calls } = useMocks();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const see = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

async function shown() {
  const view = renderHook(() => useCollect(COLLECT_KEY), { wrapper });
  await waitFor(() => expect(view.result.current.screen).toBeDefined());
  return view;
}

it('asks by the key in a header every 3 s, and shows what changed', async () => {
  const sent: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void sent.push(request.headers.get(HEADERS.collectKey)));
  const { result } = await shown();
  expect(result.current.screen).toMatchObject(collectOf(boardOrders));
  server.use(showCollect({ brewing: [], ready: [{ number: 'SD-2042', called: 'Yoga' }] }));
  await pass(3000);
  await waitFor(() => expect(result.current.screen?.ready).toEqual([{ number: 'SD-2042', called: 'Yoga' }]));
  expect(new Set(calls)).toEqual(new Set(['GET /collect']));
  expect(new Set(sent)).toEqual(new Set([COLLECT_KEY]));
});

it('keeps what it knows through a break, with the time it is from, and never stops asking', async () => {
  const { result } = await shown();
  const before = result.current.screen;
  server.use(collectFailures.offline);
  for (let round = 0; round < 8; round += 1) await pass(3000);
  await waitFor(() => expect(result.current.error?.code).toBe('NETWORK'));
  expect(result.current.screen).toEqual(before);
  const asked = calls.length;
  expect(asked).toBeGreaterThan(5);
  server.resetHandlers();
  await pass(3000);
  await waitFor(() => expect(result.current.error).toBeUndefined());
  expect(result.current.screen?.heardAt).toBeGreaterThan(before?.heardAt ?? 0);
});

it('lets go of everything by a dead link, and asks seldom from then on', async () => {
  const { result } = await shown();
  server.use(collectFailures.dead);
  await pass(3000);
  await waitFor(() => expect(result.current.error?.code).toBe('NOT_FOUND'));
  expect(result.current.screen).toBeUndefined();
  const asked = calls.length;
  await pass(24_000);
  expect(calls).toHaveLength(asked);
  server.resetHandlers();
  await pass(9000);
  await waitFor(() => expect(result.current.screen).toBeDefined());
});

it('asks for nothing while nobody can see it, and at once when somebody can', async () => {
  await shown();
  see('hidden');
  await pass(100);
  const asked = calls.length;
  await pass(12_000);
  expect(calls).toHaveLength(asked);
  see('visible');
  await waitFor(() => expect(calls).toHaveLength(asked + 1));
});

it('shows staff the new link once it is made', async () => {
  signIn(sessions.admin);
  const { result } = renderHook(() => useCollectKey(), { wrapper });
  await waitFor(() => expect(result.current.data?.key).toBe(COLLECT_KEY));
  await act(() => makeCollectKey());
  await waitFor(() => expect(result.current.data?.key).toMatch(/^next-/));
});

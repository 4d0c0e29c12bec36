import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countIntervals } from '../../../testing/intervals';
import type { OrderEvents } from './hub';
import type { StoredEvent } from './repository';
import { openEventStream } from './stream';

/** A hub that says what the test tells it to. */
function fakeHub(missed: StoredEvent[] = []) {
  const listeners = new Set<(event: StoredEvent) => void>();
  const closing = new AbortController();
  const hub: OrderEvents = {
    wake: () => undefined,
    announce: () => undefined,
    subscribe: async (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    missed: async () => {
      // something happens while the past is still being read
      for (const listener of listeners) for (const event of [...missed.slice(-1), stored(90)]) listener(event);
      return missed;
    },
    following: () => listeners.size,
    closing: closing.signal,
    close: async () => closing.abort(),
  };
  return { hub, listeners, tell: (event: StoredEvent) => listeners.forEach((listener) => listener(event)) };
}

const at = '2026-11-20T07:30:00.000Z';
const stored = (id: number): StoredEvent => ({
  id,
  userId: 'rani',
  event: { order_id: 'o', number: `SD-${id}`, status_name: 'pending', kind: 'placed', at },
});

let watching: Set<() => void>;
let beating: () => number;
const open = async ({ hub }: ReturnType<typeof fakeHub>, lastEventId?: string) => {
  const viewer = { userId: 'rani', role: 'User' } as const;
  const stream = await openEventStream(hub, {
    viewer,
    lastEventId,
    onSessionEnd: (ended) => {
      watching.add(ended);
      return () => void watching.delete(ended);
    },
  });
  return stream.setEncoding('utf8');
};
const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

beforeEach(() => {
  watching = new Set();
  vi.useFakeTimers();
  beating = countIntervals(20_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('begins with how long to wait before coming back, and beats every 20 s', async () => {
  const stream = await open(fakeHub());
  expect(stream.read()).toBe('retry: 3000\n\n');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(stream.read()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.read()).toBe(': still here\n\n');
});

it('tells the past first and nothing twice, also what happened in between', async () => {
  const fake = fakeHub([stored(7), stored(8)]);
  const stream = await open(fake, '6');
  fake.tell(stored(8));
  fake.tell(stored(91));
  expect(idsIn(String(stream.read()))).toEqual([7, 8, 90, 91]);
});

it.each(['', 'abc', '-1', '1e3', '9'.repeat(16)])('reads no past for Last-Event-ID %j', async (lastEventId) => {
  const stream = await open(fakeHub([stored(7)]), lastEventId);
  expect(idsIn(String(stream.read()))).toEqual([]);
});

it('ends when its session does, and leaves nothing running', async () => {
  const fake = fakeHub();
  const stream = await open(fake);
  const ended = new Promise((resolve) => stream.on('end', resolve).resume());
  await vi.advanceTimersByTimeAsync(5_000);
  expect([fake.listeners.size, watching.size, beating()]).toEqual([1, 1, 1]);
  for (const tell of watching) tell();
  await vi.advanceTimersByTimeAsync(0);
  await ended;
  expect([fake.listeners.size, watching.size, beating()]).toEqual([0, 0, 0]);
});

it('leaves nothing running when the reader goes away', async () => {
  const fake = fakeHub();
  const stream = await open(fake);
  stream.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect([fake.listeners.size, watching.size, beating()]).toEqual([0, 0, 0]);
});

it('lets a reader go that does not read', async () => {
  const fake = fakeHub();
  const stream = await open(fake);
  for (let id = 1; id < 5_000 && !stream.destroyed; id += 1) fake.tell(stored(id));
  expect(stream.destroyed).toBe(true);
});

it('ends at once where the app is closing already', async () => {
  const fake = fakeHub();
  await fake.hub.close();
  const stream = await open(fake);
  await new Promise((resolve) => stream.on('end', resolve).resume());
  expect(fake.listeners.size).toBe(0);
});

import type { OrderEvent } from '@seduh/contract';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventFailures, raniOrders, sessions, signIn } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { backoff, FEED_TIMES, startFeed, type FeedState } from './feed';

const { server, calls } = useMocks();
const { id, number } = raniOrders[0]!;
const ready: OrderEvent = { order_id: id, number, status_name: 'ready', kind: 'moved', at: '2026-11-20T07:31:00.000Z' };

/** Streams the test speaks on, in the order they were opened, with the Last-Event-ID each was asked for. */
const streams: { say(text: string): void; end(): void; lastEventId: string | null }[] = [];
const speaking = http.get('*/api/transactions/events', ({ request }) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push({
        say: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        lastEventId: request.headers.get('last-event-id'),
      });
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
});

const states: FeedState[] = [];
const events: OrderEvent[] = [];
const catchUp = vi.fn(async () => true);
let feed: { stop(): void } | undefined;

const start = () => {
  feed = startFeed({ onEvent: (event) => events.push(event), onState: (state) => states.push(state), catchUp });
};
const state = () => states.at(-1)?.state;
/** Lets `ms` pass, and everything that follows from it. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.waitFor(() => undefined);
};
const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  signIn(sessions.customer);
  streams.length = 0;
  states.length = 0;
  events.length = 0;
  catchUp.mockClear();
});
afterEach(() => {
  feed?.stop();
  vi.useRealTimers();
});

describe('a stream that gets through', () => {
  it('is live, loads what happened before, tells events, and ignores what is none', async () => {
    server.use(speaking);
    start();
    expect(state()).toBe('connecting');
    await until(() => expect(state()).toBe('live'));
    streams[0]?.say(`: still here\n\nevent: order\ndata: nonsense\n\nevent: other\ndata: {}\n\n`);
    streams[0]?.say(`id: 41\nevent: order\ndata: ${JSON.stringify(ready)}\n\n`);
    await until(() => expect(events).toEqual([ready]));
    expect(states.at(-1)?.lastHeard).toBeInstanceOf(Date);
    expect(catchUp).toHaveBeenCalledOnce();
  });

  it('lies still while the page is left, and opens anew where the browser had kept it', async () => {
    server.use(speaking);
    start();
    await until(() => expect(state()).toBe('live'));
    window.dispatchEvent(new Event('pagehide'));
    await pass(FEED_TIMES.retryMax * 2);
    expect(streams).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    expect(state()).toBe('connecting');
    await until(() => expect(state()).toBe('live'));
    expect(streams).toHaveLength(2);
    // what happened meanwhile
    expect(catchUp).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('pageshow'));
    await pass(FEED_TIMES.retry);
    expect(streams).toHaveLength(2);
  });

  it('is one stream, however the network and the page come back', async () => {
    server.use(eventFailures.offline);
    start();
    await until(() => expect(calls).toHaveLength(1));
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
    server.resetHandlers();
    server.use(speaking);
    window.dispatchEvent(new Event('online'));
    await pass(FEED_TIMES.retryMax);
    expect(streams).toHaveLength(0);
    for (const type of ['pageshow', 'pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
    await until(() => expect(state()).toBe('live'));
    await pass(FEED_TIMES.retryMax);
    const said = streams.length;
    streams.at(-1)?.say(`id: 41\nevent: order\ndata: ${JSON.stringify(ready)}\n\n`);
    await until(() => expect(events).toEqual([ready]));
    await pass(FEED_TIMES.retry);
    expect(streams).toHaveLength(said);
  });

  it('goes elsewhere when it is told to, when it is told to, and counts that as no failure', async () => {
    server.use(speaking);
    start();
    for (let process = 0; process < FEED_TIMES.failures + 1; process += 1) {
      await until(() => expect(streams).toHaveLength(process + 1));
      await until(() => expect(state()).toBe('live'));
      streams[process]?.say(`retry: 2000\nevent: elsewhere\ndata: 2000\n\n`);
      streams[process]?.end();
      await until(() => expect(state()).toBe('connecting'));
      // longer than after a break
      await pass(FEED_TIMES.retry);
      expect(streams).toHaveLength(process + 1);
      await pass(1000);
    }
    await until(() => expect(state()).toBe('live'));
    expect(states.map(({ state: shown }) => shown)).not.toContain('polling');
  });

  it('goes on where it was when it breaks, and loads what may have been missed', async () => {
    server.use(speaking);
    start();
    await until(() => expect(state()).toBe('live'));
    streams[0]?.say(`id: 41\nevent: order\ndata: ${JSON.stringify(ready)}\n\n`);
    await until(() => expect(events).toHaveLength(1));
    streams[0]?.end();
    await until(() => expect(state()).toBe('connecting'));
    await pass(FEED_TIMES.retry);
    await until(() => expect(state()).toBe('live'));
    expect(streams[1]?.lastEventId).toBe('41');
    expect(catchUp).toHaveBeenCalledTimes(2);
  });

  it('is given up when it falls silent', async () => {
    server.use(speaking);
    start();
    await until(() => expect(state()).toBe('live'));
    await pass(FEED_TIMES.silence);
    await until(() => expect(state()).toBe('connecting'));
    await pass(FEED_TIMES.retry);
    await until(() => expect(streams).toHaveLength(2));
  });
});

describe('a stream that does not get through', () => {
  it('is replaced by polling, and comes back', async () => {
    server.use(eventFailures.html);
    start();
    await until(() => expect(state()).toBe('connecting'));
    await pass(FEED_TIMES.retry);
    await pass(FEED_TIMES.retry * 2);
    await until(() => expect(state()).toBe('polling'));
    server.use(speaking);
    await pass(FEED_TIMES.poll);
    expect(catchUp).toHaveBeenCalled();
    await until(() => expect(state()).toBe('live'));
    catchUp.mockClear();
    await pass(FEED_TIMES.poll * 2);
    expect(catchUp).not.toHaveBeenCalled();
  });

  it('says when it was last heard only if the polls get through', async () => {
    server.use(eventFailures.offline);
    catchUp.mockResolvedValue(false);
    start();
    await pass(FEED_TIMES.retry * 4);
    await until(() => expect(state()).toBe('polling'));
    await pass(FEED_TIMES.poll);
    expect(states.at(-1)?.lastHeard).toBeNull();
    catchUp.mockResolvedValue(true);
    await pass(FEED_TIMES.poll);
    expect(states.at(-1)?.lastHeard).toBeInstanceOf(Date);
  });

  it('is tried again as soon as the network is back', async () => {
    server.use(eventFailures.offline);
    start();
    await until(() => expect(calls).toHaveLength(1));
    await pass(0);
    server.use(speaking);
    window.dispatchEvent(new Event('online'));
    await until(() => expect(state()).toBe('live'));
  });

  it('is left alone when the session is over', async () => {
    server.use(eventFailures.sessionExpired);
    start();
    await until(() => expect(state()).toBe('off'));
    for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
    await pass(FEED_TIMES.retryMax * 2);
    expect(calls).toHaveLength(1);
  });
});

it('ends without another call when it is stopped', async () => {
  server.use(speaking);
  start();
  await until(() => expect(state()).toBe('live'));
  feed?.stop();
  expect(state()).toBe('off');
  await pass(FEED_TIMES.retryMax * 2);
  expect(streams).toHaveLength(1);
});

it.each([
  [1, 0, 500],
  [1, 1, 1000],
  [3, 1, 4000],
  [20, 1, 30_000],
  [20, 0, 15_000],
])('waits after %d failures, dice at %d: %d ms', (failures, dice, ms) =>
  expect(backoff(failures, () => dice)).toBe(ms),
);

import type { OrderEvent } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { ApiError } from '../http/ApiError';
import { openStream } from './stream';

/** Milliseconds, and one count, by which an event feed lives. */
export const FEED_TIMES = {
  /** For the headers to come. */
  open: 15_000,
  /** Without even a heartbeat (due every 20 s). */
  silence: 45_000,
  /** A connection that lasted this long was a good one. */
  steady: 10_000,
  poll: 10_000,
  /** Failures in a row after which it polls. */
  failures: 3,
  /** Before the first try again, doubled each time up to the longest. */
  retry: 1000,
  retryMax: 30_000,
  /** Kept open after the last page that follows has gone, for the next one. */
  linger: 1000,
} as const;

/** Wait before the next try, ms: doubling, and spread so that all clients do not come back at once. */
export const backoff = (failures: number, random: () => number = Math.random): number =>
  Math.min(FEED_TIMES.retry * 2 ** (failures - 1), FEED_TIMES.retryMax) * (0.5 + random() / 2);

export interface FeedState {
  /** `polling`: the stream does not come through, so everything is asked for every 10 s. `off`: nobody is logged in. */
  state: 'connecting' | 'live' | 'polling' | 'off';
  /** When the server last said anything, heartbeats included. */
  lastHeard: Date | null;
}

export const FEED_OFF: FeedState = { state: 'off', lastHeard: null };

export interface FeedOptions {
  onEvent(event: OrderEvent): void;
  /** Loads everything again: events may have been missed. Answers whether the server could be reached. */
  catchUp(): Promise<boolean>;
  onState(state: FeedState): void;
}

/** Keeps a stream of order events alive until stopped: reconnects with jitter, polls where streams do not get through. */
export function startFeed({ onEvent, catchUp, onState }: FeedOptions): { stop(): void } {
  /** The page was left, and may come back as it is. */
  let isLeft = false;
  let current: FeedState = { state: 'connecting', lastHeard: null };
  let connection: AbortController | undefined;
  let lastEventId = '';
  let failures = 0;
  let openedAt: number | undefined;
  /** What the process said that is about to end, ms: when another one is to be asked. */
  let elsewhere: number | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  const show = (next: Partial<FeedState>) => {
    current = { ...current, ...next };
    onState(current);
  };
  const heard = () => show({ lastHeard: new Date() });
  /** A stream that says nothing is as good as none: heartbeats are due every 20 s. */
  const expectWithin = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => connection?.abort(), ms);
  };
  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const startPolling = () => {
    show({ state: 'polling' });
    poll ??= setInterval(async () => {
      if ((await catchUp()) && poll !== undefined) heard();
    }, FEED_TIMES.poll);
  };

  const connect = () => {
    clearTimeout(retry);
    retry = undefined;
    connection?.abort();
    openedAt = undefined;
    elsewhere = undefined;
    const controller = new AbortController();
    connection = controller;
    expectWithin(FEED_TIMES.open);
    void openStream(API_PATHS.events, {
      signal: controller.signal,
      lastEventId,
      onOpen() {
        // also the first time: something may have happened since the page was loaded
        void catchUp();
        openedAt = Date.now();
        stopPolling();
        expectWithin(FEED_TIMES.silence);
        show({ state: 'live', lastHeard: new Date() });
      },
      onActivity() {
        expectWithin(FEED_TIMES.silence);
        heard();
      },
      onEvent(name, data, id) {
        lastEventId = id || lastEventId;
        if (name === 'elsewhere') elsewhere = Math.min(Number(data) || 0, FEED_TIMES.retryMax);
        const event = name === 'order' ? parseEvent(data) : null;
        if (event) onEvent(event);
      },
      onClose: (reason) => {
        // not one that was given up
        if (connection === controller) closed(reason);
      },
    });
  };

  const closed = (reason: ApiError | null) => {
    clearTimeout(silence);
    // the session is over: the next one starts a feed of its own
    if (reason?.status === 401 || reason?.status === 403) {
      stopPolling();
      show(FEED_OFF);
      return;
    }
    if (elsewhere !== undefined) {
      show({ state: 'connecting' });
      retry = setTimeout(connect, elsewhere);
      return;
    }
    if (openedAt !== undefined && Date.now() - openedAt >= FEED_TIMES.steady) failures = 0;
    failures += 1;
    if (failures >= FEED_TIMES.failures) startPolling();
    else show({ state: 'connecting' });
    retry = setTimeout(connect, backoff(failures));
  };

  const onOnline = () => {
    if (retry !== undefined) connect();
  };
  const rest = () => {
    clearTimeout(silence);
    clearTimeout(retry);
    retry = undefined;
    stopPolling();
    connection?.abort();
    connection = undefined;
  };
  // browsers keep a page for the way back only where no answer is on its way
  const onLeave = () => {
    isLeft = true;
    rest();
  };
  const onReturn = () => {
    if (!isLeft || current.state === 'off') return;
    isLeft = false;
    show({ state: 'connecting' });
    connect();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);
  onState(current);
  connect();

  return {
    stop() {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
      rest();
      onState(FEED_OFF);
    },
  };
}

/** Anything unreadable is left out: the next load shows the truth anyway. */
function parseEvent(data: string): OrderEvent | null {
  try {
    const event = JSON.parse(data) as Partial<OrderEvent> | null;
    return typeof event?.order_id === 'string' ? (event as OrderEvent) : null;
  } catch {
    return null;
  }
}

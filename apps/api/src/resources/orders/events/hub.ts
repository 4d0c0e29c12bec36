import { setMaxListeners } from 'node:events';
import type { OrderEvent } from '@seduh/contract';
import type { Database } from '../../../platform/db/database';
import type { Logger } from '../../../platform/logging/logger';
import { outsideRequests } from '../../../platform/logging/request-log';
import {
  EVENTS_CHANNEL,
  findMissedEvents,
  findNewestIds,
  findNewEvents,
  notifyReaders,
  type ToldEvent,
} from './repository';
import { SeenIds } from './gaps';

export type OrderEvents = ReturnType<typeof createOrderEvents>;

/** How often the table is read although nobody called: a NOTIFY may be lost. */
const POLL_MS = 3_000;
/** NOTIFY takes a lock that makes commits queue up, so one is sent for many orders, outside their transactions. */
const NOTIFY_MS = 25;
/** No transaction that writes events is under way this long: one whose process stands still is ended after 60 s at most. */
const PATIENCE_MS = 90_000;
const KNOWN_AT_START = 100;
const BATCH = 500;
const REPLAY = 200;

/** Reads the outbox of order events once for all the streams of an app. It starts with the first subscriber. */
export function createOrderEvents({ db, listen }: Database, logger: Logger) {
  const listeners = new Set<(event: ToldEvent) => void>();
  const closing = new AbortController();
  // one listener for each open stream: no leak
  setMaxListeners(0, closing.signal);
  const seen = new SeenIds(PATIENCE_MS);
  let started: Promise<void> | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let poll: NodeJS.Timeout | undefined;
  let notify: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let ready = false;

  async function start(): Promise<void> {
    unlisten ??= await listen(EVENTS_CHANNEL, (word) => (word === undefined ? void readAnew() : read()));
    seen.begin(await findNewestIds(db, KNOWN_AT_START), performance.now());
    poll = setInterval(read, POLL_MS).unref();
    ready = true;
    // what was written since those ids were read, and whose NOTIFY came too early
    read();
  }

  /** Reads now, or once more after the reading under way, whose snapshot may be too old. */
  function read(): void {
    if (!ready || closing.signal.aborted) return;
    again = reading !== undefined;
    reading ??= deliver()
      .catch((error: unknown) => logger.warn({ err: error }, 'order events could not be read, trying again'))
      .finally(() => {
        reading = undefined;
        if (again) read();
      });
  }

  /**
   * Something may have been missed. A standby that was behind has taken over where ids begin anew below those that were
   * seen: then the newest are told once more, as nobody knows which of them were.
   */
  async function readAnew(): Promise<void> {
    if (!ready || closing.signal.aborted) return;
    try {
      const ids = await findNewestIds(db, KNOWN_AT_START);
      if ((ids.at(-1) ?? 0) < seen.highest) seen.goBackTo((ids[0] ?? 1) - 1);
      read();
    } catch (error) {
      logger.warn({ err: error }, 'order events could not be read');
    }
  }

  async function deliver(): Promise<void> {
    for (let full = true; full;) {
      const now = performance.now();
      const events = await findNewEvents(db, seen.highest, seen.gaps(now), BATCH);
      for (const event of events) {
        if (seen.add(event.id, now)) for (const listener of listeners) listener(event);
      }
      full = events.length === BATCH;
    }
  }

  return {
    /** Aborted when the hub closes: what feeds on it ends. */
    closing: closing.signal,
    /** How many streams there are. */
    following: () => listeners.size,
    /** Events after an id, for who was away: the newest 200 at most. `userId` null means everybody's. */
    missed: (after: number, userId: string | null) => findMissedEvents(db, after, userId, REPLAY),

    /** Tells something that is in no table: a stream that was away asks for the order anyway. */
    announce(userId: string | null, event: OrderEvent): void {
      for (const listener of listeners) listener({ id: null, userId, event });
    },

    /** For after a commit that wrote events: wakes the readers of this process at once, others a moment later. */
    wake(): void {
      if (closing.signal.aborted) return;
      outsideRequests(() => {
        read();
        notify ??= setTimeout(() => {
          notify = undefined;
          notifyReaders(db).catch((error: unknown) => logger.debug({ err: error }, 'readers were not notified'));
        }, NOTIFY_MS).unref();
      });
    },

    /** Resolves once events reach `listener`, with the way to stop. */
    async subscribe(listener: (event: ToldEvent) => void): Promise<() => void> {
      started ??= outsideRequests(start);
      await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    async close(): Promise<void> {
      closing.abort();
      clearInterval(poll);
      clearTimeout(notify);
      listeners.clear();
      await unlisten?.();
      await reading;
    },
  };
}

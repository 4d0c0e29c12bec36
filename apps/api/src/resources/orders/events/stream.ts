import { PassThrough, type Readable } from 'node:stream';
import type { Viewer } from '../../../platform/http/viewer';
import type { OrderEvents } from './hub';
import type { StoredEvent, ToldEvent } from './repository';

interface StreamSettings {
  viewer: Viewer;
  /** The Last-Event-ID header. */
  lastEventId: string | undefined;
  /** Calls back once when the stream's session has ended; returns the way to stop watching. */
  onSessionEnd(ended: () => void): () => void;
}

const HEARTBEAT_MS = 20_000;
/** How long a browser waits before it comes back, ms. */
const RETRY_MS = 3_000;
/** In what time those whose process ends come back, ms: each opens a stream and loads what it may have missed. */
const LEAVE_EACH_MS = 2;
const LEAVE_PAUSE_MS = 1_000;
const LEAVE_WITHIN_MS = 200;
/** A reader this far behind is let go; it comes back with Last-Event-ID. */
const UNREAD_BYTES = 256 * 1024;

/** Order events as text/event-stream, first those after `lastEventId`; it ends with the session, or with the app and a word on when to come back. */
export async function openEventStream(events: OrderEvents, settings: StreamSettings): Promise<Readable> {
  const { viewer, onSessionEnd } = settings;
  const audience = viewer.role === 'Admin' ? null : viewer.userId;
  const out = new PassThrough();
  const early: ToldEvent[] = [];
  let send = (event: ToldEvent): unknown => early.push(event);

  const unsubscribe = await events.subscribe((event) => {
    // a customer's order page has nothing to say of a single cup
    if (audience === null || (event.userId === audience && event.event.kind !== 'poured')) send(event);
  });
  const end = () => out.end();
  const goElsewhere = () => {
    if (out.writable) out.end(elsewhere(events.following()));
  };
  const heartbeat = setInterval(() => out.writable && out.write(': still here\n\n'), HEARTBEAT_MS);
  const unwatch = onSessionEnd(end);
  const stop = () => {
    unsubscribe();
    clearInterval(heartbeat);
    unwatch();
    events.closing.removeEventListener('abort', goElsewhere);
  };
  events.closing.addEventListener('abort', goElsewhere);
  // a browser that went away destroys the stream
  out.once('close', stop).once('finish', stop);

  try {
    const missed = await replay(events, settings.lastEventId, audience);
    const told = new Set<number | null>(missed.map(({ id }) => id));
    out.write(`retry: ${RETRY_MS}\n\n${[...missed, ...early.filter(({ id }) => !told.has(id))].map(frame).join('')}`);
    send = (event) => {
      if (told.has(event.id) || !out.writable) return;
      out.write(frame(event));
      if (out.writableLength > UNREAD_BYTES) out.destroy();
    };
  } catch (error) {
    out.destroy();
    throw error;
  }
  if (events.closing.aborted) goElsewhere();
  return out;
}

function replay(events: OrderEvents, lastEventId: string | undefined, userId: string | null): Promise<StoredEvent[]> {
  if (!lastEventId || !/^\d{1,15}$/.test(lastEventId)) return Promise.resolve([]);
  return events.missed(Number(lastEventId), userId);
}

/**
 * The last word of a process that ends: come back, where another one answers, and not all in one moment. The event is for
 * who reads with fetch. `retry` is what an EventSource heeds, for each try until it hears another one: so not that soon.
 */
function elsewhere(following: number): string {
  const ms = Math.round(Math.random() * Math.max(LEAVE_WITHIN_MS, following * LEAVE_EACH_MS));
  return `retry: ${LEAVE_PAUSE_MS + ms}\nevent: elsewhere\ndata: ${ms}\n\n`;
}

const frame = ({ id, event }: ToldEvent): string =>
  `${id === null ? '' : `id: ${id}\n`}event: order\ndata: ${JSON.stringify(event)}\n\n`;

import { ApiError, transportError } from '../http/ApiError';
import { send } from '../http/request';

export interface StreamOptions {
  /** Called for each event; `data` as text. */
  onEvent(name: string, data: string, id: string): void;
  /** Headers have come: the stream is live. */
  onOpen?(): void;
  /** Bytes have come, heartbeats included. */
  onActivity?(): void;
  /** Called once at the end, also when it never opened. `null`: the server ended it; CANCELED: `signal` did. */
  onClose(reason: ApiError | null): void;
  /** Where to go on after a break. */
  lastEventId?: string;
  signal: AbortSignal;
}

/**
 * Opens an event stream over fetch, since `EventSource` cannot send the token header.
 * Does not reconnect: that is for its caller to decide. Never throws.
 */
export async function openStream(path: string, options: StreamOptions): Promise<void> {
  options.onClose(await readStream(path, options));
}

async function readStream(path: string, options: StreamOptions): Promise<ApiError | null> {
  const { onEvent, onOpen, onActivity, lastEventId, signal } = options;
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  try {
    const response = await send(path, { headers, signal });
    if (signal.aborted) return transportError('CANCELED');
    const type = response.headers.get('content-type') ?? '';
    if (!response.body || !type.startsWith('text/event-stream')) {
      return transportError('BAD_RESPONSE', undefined, response.status);
    }
    onOpen?.();
    const reader = response.body.getReader();
    // ends a read that is under way also where the body does not listen to the signal itself
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
    const decoder = new TextDecoder();
    const parser = createEventParser(({ name, data, id }) => onEvent(name, data, id));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return signal.aborted ? transportError('CANCELED') : null;
      onActivity?.();
      parser.push(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    if (error instanceof ApiError) return error;
    return transportError(signal.aborted ? 'CANCELED' : 'NETWORK', error);
  }
}

/** One dispatched event of a `text/event-stream`. */
export interface StreamEvent {
  /** `event:` field, `message` where there is none. */
  name: string;
  data: string;
  /** The last `id:` seen, to be sent back as `Last-Event-ID`. */
  id: string;
}

/**
 * Parser of the event stream format (WHATWG HTML, "server-sent events"). Feed it chunks as they come.
 * @param onEvent called for each event with data; comments (heartbeats) call nothing
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): {
  push(chunk: string): void;
} {
  let rest = '';
  let name = '';
  let data: string[] = [];
  let id = '';

  const dispatch = () => {
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n'), id });
    name = '';
    data = [];
  };
  const field = (line: string) => {
    const colon = line.indexOf(':');
    const key = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (key === 'event') name = value;
    else if (key === 'data') data.push(value);
    else if (key === 'id' && !value.includes('\0')) id = value;
  };

  return {
    push(chunk) {
      const text = rest + chunk;
      // a carriage return at the end may be half of a line end: wait for the next chunk
      const held = text.endsWith('\r') ? 1 : 0;
      const lines = text.slice(0, text.length - held).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + text.slice(text.length - held);
      for (const line of lines) {
        if (line === '') dispatch();
        else field(line);
      }
    },
  };
}

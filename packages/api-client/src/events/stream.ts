import { ApiError, transportError } from '../http/ApiError';
import { send } from '../http/request';
import { createEventParser } from './sse';

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

import type { OrderEvent } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { HttpResponse } from 'msw';
import { always, failuresOf } from '../mocks/failures';
import { mockRoute } from '../mocks/mockRoute';

/** A stream that says these events at once and then stays open, as long as the reader does. */
function streamOf(events: OrderEvent[]): Response {
  const encoder = new TextEncoder();
  const frames = events.map((event, index) => `id: ${index + 1}\nevent: order\ndata: ${JSON.stringify(event)}\n\n`);
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`retry: 3000\n\n${frames.join('')}`)),
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
}

export const eventHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.events, role: 'any', permission: 'orders', answer: () => streamOf([]) }),
];

/** A stream that sends these events as soon as it opens. */
export const showEvents = (...events: OrderEvent[]) => always('get', API_PATHS.events, () => streamOf(events));

/** How the stream can fail; the client then polls. */
export const eventFailures = failuresOf('get', API_PATHS.events);

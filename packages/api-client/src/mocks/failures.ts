import { MESSAGES } from '@seduh/contract/constants';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import { handle, type MockMethod } from './mockRoute';
import { fail, forbidden, unauthenticated } from './reply';

/** What can happen to any call. */
export interface Failures {
  /** 500. */
  failed: HttpHandler;
  /** Never answers. */
  slow: HttpHandler;
  /** The network is gone. */
  offline: HttpHandler;
  /** A proxy's page instead of the API. */
  html: HttpHandler;
  sessionExpired: HttpHandler;
  forbidden: HttpHandler;
  /** 429, to be tried again in a minute. */
  tooMany: HttpHandler;
}

/**
 * How one call can fail: in the common ways, and by these answers of its own.
 * @param path may end in `/:id?` to cover a list and its items
 */
export function failuresOf<Own extends Record<string, () => Response | Promise<Response>> = Record<never, never>>(
  method: MockMethod,
  path: string,
  own: Own = {} as Own,
): Failures & Record<keyof Own, HttpHandler> {
  const on = (answer: () => Response | Promise<Response>): HttpHandler => handle(method, path, answer);
  const named = Object.entries(own).map(([name, answer]) => [name, on(answer)]);
  return {
    failed: on(() => fail(500, 'INTERNAL', MESSAGES.internal)),
    slow: on(async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
    offline: on(() => HttpResponse.error()),
    html: on(() => HttpResponse.html('<!doctype html><title>502 Bad Gateway</title>', { status: 502 })),
    sessionExpired: on(() => unauthenticated('SESSION_EXPIRED')),
    forbidden: on(forbidden),
    tooMany: on(() => fail(429, 'RATE_LIMITED', 'Too many tries. Wait a minute', null, { 'retry-after': '60' })),
    ...(Object.fromEntries(named) as Record<keyof Own, HttpHandler>),
  };
}

/** A handler that gives this answer to whatever is asked. */
export const always = (method: MockMethod, path: string, answer: () => Response): HttpHandler =>
  handle(method, path, answer);

import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { handlers } from '../mocks';

/**
 * Answers the calls of a test file by the mocks, and fails calls that no mock knows. Storage is empty before each test.
 * @returns the server, and what was called in the test so far as `METHOD /path?query`
 */
export function useMocks() {
  const server = setupServer(...handlers);
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname.replace('/api', '')}${search}`);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    window.localStorage.clear();
    calls.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { server, calls };
}

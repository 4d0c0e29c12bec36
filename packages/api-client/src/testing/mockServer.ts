import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { handlers } from '../mocks';

/**
 * Answers the calls of a test file by the mocks, and fails calls that no mock knows. Storage is empty before each test.
 * @returns the server; what was called in the test so far as `METHOD /path?query`; and `hold`, which keeps the answers
 * back until what it returns is called
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
  const hold = () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // a handler that answers nothing leaves the call to the next one
    server.use(http.all('*', () => held));
    return answer;
  };
  return { server, calls, hold };
}

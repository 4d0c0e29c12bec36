import type { Logger } from '../program';

const silent = () => undefined;

/** Begins the name of every folder of a test; the number of its process comes next. */
export const TEST_PREFIX = 'embedded-postgres-test-';

/** For tests to which it does not matter who the user is and what is logged. */
export const quiet = {
  name: 'embedded-test',
  user: 'tester',
  logger: { debug: silent, info: silent, warn: silent, error: silent },
};

/** Keeps the messages of everything above debug. */
export function recordingLogger(): { logger: Logger; messages: string[] } {
  const messages: string[] = [];
  const record = (_: object, message: string) => void messages.push(message);
  return { logger: { debug: () => undefined, info: record, warn: record, error: record }, messages };
}

const silent = () => undefined;

/** Begins the name of every folder of a test; the number of its process comes next. */
export const TEST_PREFIX = 'embedded-postgres-test-';

/** For tests to which it does not matter who the user is and what is logged. */
export const quiet = {
  name: 'embedded-test',
  user: 'tester',
  logger: { debug: silent, info: silent, warn: silent, error: silent },
};

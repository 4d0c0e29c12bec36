import type { DbLogger } from '../platform/db/logger';

const silent = () => undefined;

/** For tests that do not look at the log. */
export const silentLogger: DbLogger = { debug: silent, info: silent, warn: silent, error: silent };

import type { DbLogger } from '../../platform/db/logger';

/** Keeps the messages of everything above debug. */
export function recordingLogger(): { logger: DbLogger; messages: string[] } {
  const messages: string[] = [];
  const record = (_: object, message: string) => void messages.push(message);
  return { logger: { debug: () => undefined, info: record, warn: record, error: record }, messages };
}

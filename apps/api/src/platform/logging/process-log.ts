import type { DbLogger } from '../db/logger';
import type { LogLevel } from './level';
import { loggedError } from './logged-error';

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const;

/** Writes the app's kind of log lines (JSON, one each) for what happens before and after there is an app. */
export function processLogger(level: LogLevel, write: (line: string) => void): DbLogger {
  const at = (name: 'debug' | 'info' | 'warn' | 'error') => (fields: object, msg: string) => {
    if (LEVELS[name] < LEVELS[level]) return;
    write(`${JSON.stringify({ level: LEVELS[name], time: Date.now(), ...plain(fields), msg })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error's message and stack are not enumerable, so JSON would lose them. */
function plain(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? loggedError(value) : value]),
  );
}

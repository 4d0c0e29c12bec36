import { errorCode } from '../db/errors';
import { loggedError } from './logged-error';

/** What the platform needs of a logger; a pino or Fastify logger fits. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** From which severity on a line is written. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Where lines go. */
export interface LogStream {
  write(line: string): void;
}

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const;

/** Writes the app's kind of log lines (JSON, one each) for what happens before and after there is an app. */
export function processLogger(level: LogLevel, write: (line: string) => void): Logger {
  const at = (name: keyof Logger) => (fields: object, msg: string) => {
    if (LEVELS[name] < LEVELS[level]) return;
    write(`${JSON.stringify({ level: LEVELS[name], time: Date.now(), ...plain(fields), msg })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error's message and stack are not enumerable, so JSON would lose them. */
const plain = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? loggedError(value) : value]),
  );

/** One line for a person whose program did not run: what is wrong and what to do. */
export const explain = (error: unknown): string => `Seduh cannot start: ${reasonOf(error)}`;

/** What is wrong and what to do, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const port = 'port' in error ? String(error.port) : '';
  const path = 'path' in error ? String(error.path) : 'a file';
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `port ${port} is taken. Stop what listens there, or choose another: PORT=3001`;
    case 'EACCES':
      return port
        ? `no right to listen on port ${port}. Choose another PORT`
        : `no right to use ${path}. Choose another DATA_DIR`;
    default:
      return error.message;
  }
}

/** From which severity on a line is written. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Where lines go. */
export interface LogStream {
  write(line: string): void;
}

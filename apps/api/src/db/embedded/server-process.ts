import { setTimeout as delay } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import type { DbLogger } from '../../platform/db/logger';
import { commandLine, spawnDetached, type Launch } from './program';

// The shell holds a pipe from this process. When the pipe closes, because we asked or because we died in whatever way,
// PostgreSQL gets SIGINT, its quick and clean stop. PostgreSQL itself must not hold the pipe.
const WATCHDOG = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & server=$!',
  '{ cat <&3 >/dev/null 2>&1; kill -INT $server; } 2>/dev/null & guard=$!',
  'exec 3<&-',
  'wait $server; code=$?',
  'kill $guard 2>/dev/null',
  'exit $code',
].join('\n');

const CLEAN_STOP_MS = 20_000;
const QUICK_STOP_MS = 5_000;
const KEPT_LINES = 12;

/** A PostgreSQL that this process started and watches over. */
export class ServerProcess {
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  #running = true;
  #lines: string[] = [];
  readonly #child: ChildProcess;

  constructor(launch: Launch, postgres: string, args: readonly string[], logger: DbLogger) {
    const server = commandLine(launch, [postgres, ...args]);
    const command = ['/bin/sh', '-c', WATCHDOG, 'postgres-watchdog', ...server];
    this.#child = spawnDetached(command, launch.identity, ['pipe', 'ignore', 'pipe']);
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#log(chunk.toString(), logger));
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#running = false;
        resolve();
      };
      this.#child.on('exit', end);
      this.#child.on('error', (error) => {
        this.#lines.push(error.message);
        end();
      });
    });
  }

  get running(): boolean {
    return this.#running;
  }

  /** The last lines that it wrote. */
  get lastWords(): string {
    return this.#lines.join('\n');
  }

  /** Stops it cleanly; one that hangs is stopped hard, which its next start repairs. */
  async stop(): Promise<void> {
    this.#child.stdin?.end();
    if (await this.#endsWithin(CLEAN_STOP_MS)) return;
    this.#signal('SIGQUIT');
    if (await this.#endsWithin(QUICK_STOP_MS)) return;
    this.#signal('SIGKILL');
    await this.ended;
  }

  async #endsWithin(ms: number): Promise<boolean> {
    const waiting = new AbortController();
    await Promise.race([this.ended, delay(ms, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
    return !this.#running;
  }

  /** Reaches the shell and the postmaster; its backends leave when they miss it. */
  #signal(signal: NodeJS.Signals): void {
    if (this.#running && this.#child.pid) process.kill(-this.#child.pid, signal);
  }

  #log(text: string, logger: DbLogger): void {
    for (const line of text.split('\n').filter(Boolean)) {
      this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
      if (line.startsWith('PANIC:')) logger.error({ postgres: line }, 'PostgreSQL panicked');
      else logger.debug({ postgres: line }, 'PostgreSQL says');
    }
  }
}

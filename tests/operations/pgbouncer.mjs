// A real PgBouncer in transaction mode, by the file in deploy/.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { start } from '../bench/processes.mjs';
import { adapted, isInstalled, steadyPorts } from './deployed.mjs';

/** Where Debian puts it, or another one. */
const PROGRAM = process.env.PGBOUNCER || '/usr/sbin/pgbouncer';
export const NEEDS_PGBOUNCER = 'PgBouncer (Debian and Ubuntu: apt-get install pgbouncer)';
/** From this version on it can keep statements prepared for each of its clients. */
const KEEPS_STATEMENTS = [1, 21];
// it refuses to run as root, and nobody else may open a cluster's socket: root under another name
const AS_NOBODY = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];
const ENDS_WITHIN_MS = 2_000;

/** @returns {{ version: string, keepsStatements: boolean } | null} null where it is not installed */
export function findPgBouncer() {
  if (!isInstalled(PROGRAM)) return null;
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  const [least, lesser] = KEEPS_STATEMENTS;
  const keepsStatements = Number(major) > least || (Number(major) === least && Number(minor) >= lesser);
  return { version: `${major}.${minor}`, keepsStatements };
}

/**
 * Starts it in front of a server, as deploy/ has it but for addresses and logins. Throws where it is not installed, with what
 * to install.
 *
 * @param {{ host: string, port: number, user: string, database: string }} behind
 * @param {{ connections?: number, prepared?: boolean }} [options] how many connections it has, else those of the file;
 *   `prepared`: whether it keeps statements prepared, where it can; unless told it does
 */
export async function startPgBouncer(behind, { connections, prepared = true } = {}) {
  const found = findPgBouncer();
  if (!found) throw new Error(`This part needs ${NEEDS_PGBOUNCER}`);
  const folder = mkdtempSync(join(tmpdir(), 'seduh-pgbouncer-'));
  const [port] = await steadyPorts(1);
  const file = join(folder, 'pgbouncer.ini');
  const keeps = found.keepsStatements && prepared;
  // read in place of the other, which it names
  const preparing = join(folder, 'prepared.ini');
  if (keeps) writeFileSync(preparing, adapted('pgbouncer/prepared.ini', [[/^%include .+/m, `%include ${file}`]]));
  const write = ({ host, port: at, user, database }) =>
    writeFileSync(
      file,
      adapted('pgbouncer/pgbouncer.ini', [
        [
          /^seduh = host=\S+ port=\S+ dbname=\S+/m,
          `${database} = host=${host} port=${at} dbname=${database} user=${user}`,
        ],
        [/^listen_addr = .+/m, 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
        [/^listen_port = .+/m, `listen_port = ${port}`],
        [/^auth_type = .+\nauth_file = .+/m, 'auth_type = any'],
        ...(connections ? [[/^default_pool_size = .+/m, `default_pool_size = ${connections}`]] : []),
        // some versions keep them without a word
        ...(found.keepsStatements && !prepared
          ? [[/^server_idle_timeout = /m, 'max_prepared_statements = 0\nserver_idle_timeout = ']]
          : []),
      ]),
    );
  write(behind);

  let running;
  async function open() {
    const [program, ...args] = [...AS_NOBODY, PROGRAM, '-q', keeps ? preparing : file];
    running = start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    running.child.stderr.on('data', (chunk) => (said += chunk));
    let isOver = false;
    void running.ended.then(() => (isOver = true));
    while (!(await answers(port))) {
      if (isOver) throw new Error(`PgBouncer ended: ${said}`);
      await delay(50);
    }
  }
  /** As its service is stopped: statements under way are done, for a while. */
  async function close() {
    running.child.kill('SIGINT');
    const isOver = await Promise.race([running.ended.then(() => true), delay(ENDS_WITHIN_MS, false)]);
    if (!isOver) running.child.kill('SIGKILL');
    await running.ended;
  }
  await open();
  return {
    /** Where it answers. */
    url: `postgres://${behind.user}@127.0.0.1:${port}/${behind.database}`,
    keepsStatements: keeps,
    version: found.version,
    async restart() {
      await close();
      await open();
    },
    /** Has it use another server from now on: its file is changed and read again. @param {number} to a port of this machine */
    pointTo(to) {
      write({ ...behind, port: to });
      // unshare becomes the program that it starts
      running.child.kill('SIGHUP');
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

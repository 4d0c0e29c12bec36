import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where Debian puts it. */
const PROGRAM = '/usr/sbin/pgbouncer';

interface Behind {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface Bouncer {
  /** Where it answers. */
  url: string;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode with a few connections. Throws where it is not installed, with what to install. */
export async function startPgBouncer({ host, port, user, database }: Behind, connections: number): Promise<Bouncer> {
  try {
    accessSync(PROGRAM, constants.X_OK);
  } catch {
    throw new Error('This part needs PgBouncer (Debian and Ubuntu: apt-get install pgbouncer)');
  }
  const folder = mkdtempSync(join(tmpdir(), 'seduh-pgbouncer-'));
  const ownPort = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${host} port=${port} dbname=${database} user=${user}`;
  writeFileSync(
    file,
    `[databases]
${database} = ${target} connect_query='set statement_timeout = 300000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
`,
  );
  // it refuses to run as root, and nobody else may open the cluster's socket: root under another name
  const asNobody = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];
  const [program = PROGRAM, ...args] = [...asNobody, PROGRAM, '-q', file];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  while (!(await answers(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
    await delay(50);
  }
  return {
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    async stop() {
      child.kill('SIGINT');
      const isOver = await Promise.race([ended.then(() => true), delay(2_000, false)]);
      if (!isOver) child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

// A process of its own that opens a data folder, for tests that kill it. Built and started by ./start-opener.
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../program';
import { startEmbeddedPostgres } from '../start';
import { quiet } from './quiet';
import type { OpenerMessage, OpenerOptions } from './start-opener';

const tell = (message: OpenerMessage) => process.send?.(message);
const log = (_: object, message: string) => tell({ kind: 'log', message });
const logger: Logger = { debug: () => undefined, info: log, warn: log, error: log };

const options = JSON.parse(process.argv[2] ?? '{}') as OpenerOptions;

// whoever started us is gone
process.on('disconnect', () => process.exit(1));

async function connect(to: object): Promise<Client> {
  const client = new Client(to);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

try {
  const postgres = await startEmbeddedPostgres({ ...quiet, ...options, logger });
  let client: Client | undefined;
  // a connection that broke is left, and the next statement looks again for where PostgreSQL answers
  const ask = async (sql: string, values: unknown[] = []) => {
    const asked = (client ??= await connect(postgres.connection));
    await asked.query(sql, values).catch((error: unknown) => {
      client = undefined;
      void asked.end().catch(() => undefined);
      throw error;
    });
  };
  const stopping = new AbortController();
  process.on('message', async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await postgres.stop();
    process.disconnect();
  });
  await ask('create table if not exists acked (id bigint primary key)').catch((error: Error) => {
    // two openers at once may both try to make it
    if (!error.message.includes('pg_type_typname_nsp_index')) throw error;
  });
  tell({ kind: 'ready', attached: postgres.attached });
  for (let id = options.writeFrom; id !== undefined && !stopping.signal.aborted; id += 1) {
    await ask('insert into acked (id) values ($1)', [id]).then(
      () => tell({ kind: 'acked', id: id ?? 0 }),
      () => delay(20),
    );
  }
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}

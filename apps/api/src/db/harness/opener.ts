// A process of its own that opens a data folder, for tests that kill it. Built and started by ./start-opener.
import { startEmbeddedPostgres } from '../embedded';
import type { DbLogger } from '../../platform/db/logger';
import { createPool } from '../../platform/db/pool';
import type { OpenerMessage, OpenerOptions } from './start-opener';

const tell = (message: OpenerMessage) => process.send?.(message);
const log = (_: object, message: string) => tell({ kind: 'log', message });
const logger: DbLogger = { debug: () => undefined, info: log, warn: log, error: log };

const options = JSON.parse(process.argv[2] ?? '{}') as OpenerOptions;

// whoever started us is gone
process.on('disconnect', () => process.exit(1));

try {
  const postgres = await startEmbeddedPostgres({ ...options, logger });
  const pool = createPool({ connection: () => postgres.connection, logger, size: 2 });
  const stopping = new AbortController();
  process.on('message', async () => {
    stopping.abort();
    await pool.end();
    await postgres.stop();
    process.disconnect();
  });
  await pool.query('create table if not exists acked (id bigint primary key)').catch((error: Error) => {
    // two openers at once may both try to make it
    if (!error.message.includes('pg_type_typname_nsp_index')) throw error;
  });
  tell({ kind: 'ready', attached: postgres.attached });
  for (let id = options.writeFrom; id !== undefined && !stopping.signal.aborted; id += 1) {
    await pool.query('insert into acked (id) values ($1)', [id]).then(
      () => tell({ kind: 'acked', id: id ?? 0 }),
      () => undefined,
    );
  }
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}

// The PostgreSQL that a shop runs itself, as seen from beside it.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTesting } from './sources.mjs';

const fromServer = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const pg = fromServer('pg');
const OURS = { name: 'seduh', user: 'seduh' };
const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** Of the shop in a folder; where a scenario asks a server, this can be asked. */
export class Embedded {
  constructor(dataDir) {
    this.dataDir = join(dataDir, 'postgres');
  }

  /** What it writes about itself: its process first. */
  #lines() {
    return readFileSync(join(this.dataDir, 'postmaster.pid'), 'utf8').split('\n');
  }

  get pid() {
    return Number(this.#lines()[0]);
  }

  /** Asks it once, while the shop is open. @returns {Promise<Record<string, any>[]>} rows */
  query(sql, values) {
    const [, , , port, host] = this.#lines();
    return ask({ host, port: Number(port), user: OURS.user, database: 'postgres', ssl: false }, sql, values);
  }

  /** Starts it for a moment, while the shop is shut. @param {(query: Embedded['query']) => Promise<any>} work */
  async during(work) {
    const { startEmbeddedPostgres } = await importTesting(fromServer.resolve('@seduh/embedded-postgres'));
    const server = await startEmbeddedPostgres({ ...OURS, dataDir: this.dataDir, logger: silent });
    try {
      return await work((sql, values) => ask(server.connection, sql, values));
    } finally {
      await server.stop();
    }
  }

  /** It ends with the shop. */
  async kill() {}
}

async function ask(connection, sql, values = []) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

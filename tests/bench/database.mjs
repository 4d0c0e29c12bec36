import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// the one database driver of the house belongs to the server
const pg = createRequire(new URL('../../apps/api/package.json', import.meta.url))('pg');

/** Where the PostgreSQL embedded in an open shop answers. */
export function serverOf({ dataDir }) {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4], port: Number(lines[3]), user: 'seduh', database: 'postgres' };
}

/** Opens `size` connections to it. */
export function connectTo(shop, size = 1) {
  const pool = new pg.Pool({ ...serverOf(shop), max: size, min: size });
  pool.on('error', () => undefined);
  return pool;
}

/** Opens `size` connections to a server by its address. */
export function connectToUrl(url, size = 1) {
  const pool = new pg.Pool({ connectionString: url, max: size });
  pool.on('error', () => undefined);
  return pool;
}

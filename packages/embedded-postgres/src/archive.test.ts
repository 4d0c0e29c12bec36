import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { archiveSettings, outboxOf } from './archive';
import { startEmbeddedPostgres } from './start';
import { quiet } from './testing/quiet';
import { tempFolder } from './testing/temp-folder';

it('lays out in time what was written, also right after it was started on a cluster that was stopped', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const options = { ...quiet, dataDir, settings: archiveSettings(2) };
  await (await startEmbeddedPostgres(options)).stop();
  const before = await readdir(outboxOf(dataDir));
  const postgres = await startEmbeddedPostgres(options);
  const client = new Client({ ...postgres.connection, database: 'postgres' });
  await client.connect();
  await client.query('create table written (id int)');
  // PostgreSQL by itself would look for the first time after five minutes
  await expect
    .poll(async () => (await readdir(outboxOf(dataDir))).length, { timeout: 15_000 })
    .toBeGreaterThan(before.length);
  await client.end();
  await postgres.stop();
});

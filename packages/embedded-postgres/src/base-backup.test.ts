import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { archiveSettings } from './archive';
import { baseBackup } from './base-backup';
import { startEmbeddedPostgres } from './start';
import { quiet } from './testing/quiet';
import { tempFolder } from './testing/temp-folder';

const SLOW_MS = 60_000;

/** A cluster of which a base backup is taken slowly. */
async function openCluster(settings: Record<string, string> = {}) {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const all = { ...archiveSettings(3_600), ...settings };
  const postgres = await startEmbeddedPostgres({ ...quiet, dataDir, settings: all });
  onTestFinished(() => postgres.stop());
  const connection = { ...postgres.connection, database: 'postgres' };
  const client = new Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('create table written (id int)');
  const one = async (query: string) => (await client.query<{ value: string }>(query)).rows[0]?.value ?? '';
  /** Four segments, each let go of by the next checkpoint unless something holds it. */
  const writeForHours = async () => {
    for (let n = 0; n < 4; n += 1) {
      await client.query('insert into written values (1)');
      const name = await one('select pg_walfile_name(pg_switch_wal()) as value');
      const isArchived = async () => (await one('select last_archived_wal as value from pg_stat_archiver')) >= name;
      await vi.waitUntil(isArchived, { timeout: SLOW_MS });
      await client.query('checkpoint');
    }
  };
  const slots = async () => Number(await one('select count(*) as value from pg_replication_slots'));
  return { connection, writeForHours, slots };
}

/** Takes a base backup to its end. @param meanwhile awaited once it has begun */
async function takeSlowly(connection: Parameters<typeof baseBackup>[0], meanwhile: () => Promise<void>) {
  let bytes = 0;
  await baseBackup(connection, async (tar) => {
    for await (const chunk of tar as AsyncIterable<Buffer>) {
      if (bytes === 0) await meanwhile();
      bytes += chunk.length;
    }
  });
  return bytes;
}

it('keeps the log that a base backup needs, however slowly that is taken', { timeout: SLOW_MS }, async () => {
  const { connection, writeForHours, slots } = await openCluster();
  let held = 0;
  const bytes = await takeSlowly(connection, async () => {
    await writeForHours();
    held = await slots();
  });
  expect(bytes).toBeGreaterThan(0);
  expect(held).toBe(1);
  expect(await slots()).toBe(0);
});

it('ends a base backup for which more of the log would have to be kept than may be', { timeout: SLOW_MS }, async () => {
  const { connection, writeForHours, slots } = await openCluster({ max_slot_wal_keep_size: '32MB' });
  await expect(takeSlowly(connection, writeForHours)).rejects.toThrow(/terminat|half-way/);
  expect(await slots()).toBe(0);
});

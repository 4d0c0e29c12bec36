import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { to as copyTo } from 'pg-copy-streams';
import { expect, inject, it } from 'vitest';
import { readEnv } from '../../env';
import { createTestDatabase } from '../../testing/database';
import { silentLogger as logger } from '../../testing/stand-ins';
import { tempFolder } from '../../testing/helpers';
import { openDatabase } from './database';
import { canPipeline } from './pipelined';

it('embeds a PostgreSQL in the data folder, migrated, and stops it with the database', async () => {
  const dataDir = await tempFolder();
  const database = await openDatabase({ dataDir, logger });
  await database.ping();
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect(await readdir(path.join(dataDir, 'postgres'))).toContain('postmaster.pid');
  await Promise.all([database.close(), database.close()]);
  expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  await expect(database.ping()).rejects.toThrow('Cannot use a pool after calling end');
});

it('uses the server that DATABASE_URL names, and embeds nothing', async () => {
  const test = await createTestDatabase('template0');
  const { host, user } = inject('postgres');
  const dataDir = await tempFolder();
  const databaseUrl = `postgres://${user}@/${test.name}?host=${encodeURIComponent(host)}`;
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
  await database.close();
  // but for where the server's timeline is noted
  await expect.poll(() => readdir(dataDir)).toEqual(['timelines.json']);
  await test.drop();
});

it.each([
  ['as a program opens it takes a COPY', {}, false, '1\n'],
  ['as it is served pipelines, and takes none', { pipelines: true }, true, 'not supported in pipeline mode'],
  ['pipelines no statements that have no names', { pipelines: true, namedStatements: false }, false, '1\n'],
])('a database %s', async (_what, options, pipelines, says) => {
  const test = await createTestDatabase();
  const { host, user } = inject('postgres');
  const databaseUrl = `postgres://${user}@/${test.name}?host=${encodeURIComponent(host)}`;
  const database = await openDatabase({ dataDir: await tempFolder(), databaseUrl, logger, migrate: false, ...options });
  expect(canPipeline(database.db)).toBe(pipelines);
  const client = await database.pool.connect();
  const copied = text(client.query(copyTo('copy (select 1) to stdout'))).catch(String);
  expect(await copied).toContain(says);
  client.release();
  await database.close();
  await test.drop();
});

const at = (port: number) => `postgres://shop:s3cret@127.0.0.1:${port}/seduh`;
it.each([
  ['DATABASE_URL', 1, { databaseUrl: at(1) }],
  ['DATABASE_LISTEN_URL', 2, { databaseUrl: at(1), directUrl: at(2) }],
  ['DATABASE_LISTEN_URL', 2, readEnv({ DATABASE_URL: at(1), DATABASE_LISTEN_URL: at(2) }).byHand],
])('says in one line which server it cannot open, by %s, without the password: %#', async (name, port, urls) => {
  const opening = openDatabase({ dataDir: await tempFolder(), ...urls, logger, patienceMs: 100 });
  await expect(opening).rejects.toThrow(
    new RegExp(`^Cannot open the PostgreSQL that ${name} names \\(127\\.0\\.0\\.1:${port}\\): .*ECONNREFUSED.*$`),
  );
  await expect(opening).rejects.not.toThrow('s3cret');
});

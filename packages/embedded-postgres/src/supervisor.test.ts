import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { recordingLogger, quiet } from './testing/quiet';
import { tempFolder } from './testing/temp-folder';
import { startEmbeddedPostgres } from './start';
import type { EmbeddedPostgres } from './supervisor';
import { isPostmasterOf, readPostmasterFile } from './postmaster';

const RESTARTING = 'PostgreSQL has ended, starting it again';
const ATTACHED = 'attached to the PostgreSQL of another process; will take over if it ends';

/** One statement on a connection of its own. */
async function ask({ connection }: EmbeddedPostgres, sql: string, database = connection.database): Promise<unknown[]> {
  const client = new Client({ ...connection, database });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('restarts a PostgreSQL that was killed, with all that it has acknowledged', async () => {
  const { logger, messages } = recordingLogger();
  const dataDir = path.join(await tempFolder(), 'postgres');
  // durable: what is acknowledged has to survive the kill
  const postgres = await startEmbeddedPostgres({ ...quiet, dataDir, logger });
  const before = postgres.connection.host;
  await ask(postgres, 'create table kept as select 7 as value');
  const postmaster = (await readPostmasterFile(dataDir))?.pid ?? 0;

  process.kill(postmaster, 'SIGKILL');

  await expect.poll(() => messages.filter((message) => message === RESTARTING).length).toBe(1);
  await expect.poll(() => postgres.connection.host, { timeout: 10_000 }).not.toBe(before);
  expect(await ask(postgres, 'select value from kept')).toEqual([{ value: 7 }]);
  expect(postgres.attached).toBe(false);
  await postgres.stop();
  expect(await readPostmasterFile(dataDir)).toBeUndefined();
});

it("leads to the database that was named, as the user that was named; making it is the caller's", async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const options = { ...quiet, dataDir, durable: false, user: 'keeper', database: 'tea' };
  const postgres = await startEmbeddedPostgres(options);
  expect(postgres.connection).toMatchObject({ user: 'keeper', database: 'tea' });
  await expect(ask(postgres, 'select 1')).rejects.toThrow('database "tea" does not exist');
  await ask(postgres, 'create database tea', 'postgres');
  const [who] = await ask(postgres, 'select current_user as me, current_database() as here');
  expect(who).toEqual({ me: 'keeper', here: 'tea' });
  const stranger = startEmbeddedPostgres({ ...options, user: 'guest' });
  await expect(stranger).rejects.toThrow(/another PostgreSQL \(process \d+\) uses .* and cannot be shared: /);
  await postgres.stop();
});

it('shares the PostgreSQL of another opener, lets go of it unharmed, and takes over when that one stops', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const first = recordingLogger();
  const owner = await startEmbeddedPostgres({ ...quiet, dataDir, logger: first.logger, durable: false });
  const guest = await startEmbeddedPostgres({ ...quiet, dataDir, logger: first.logger, durable: false });
  await Promise.all([guest.stop(), guest.stop()]);
  const second = recordingLogger();
  const heir = await startEmbeddedPostgres({ ...quiet, dataDir, logger: second.logger, durable: false });
  expect([owner.attached, guest.attached, heir.attached]).toEqual([false, true, true]);
  expect(heir.connection).toEqual(owner.connection);

  await owner.stop();

  await expect.poll(() => heir.attached, { timeout: 10_000 }).toBe(false);
  expect(first.messages).toEqual(['embedded PostgreSQL started', ATTACHED]);
  expect(second.messages).toEqual([ATTACHED, RESTARTING, 'embedded PostgreSQL started']);
  const { pid = 0 } = (await readPostmasterFile(dataDir)) ?? {};
  await heir.stop();
  expect(await isPostmasterOf(pid, dataDir)).toBe(false);
});

it('does not answer a lost data folder with an empty one', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const { logger, messages } = recordingLogger();
  const postgres = await startEmbeddedPostgres({ ...quiet, dataDir, logger, durable: false });
  const pid = (await readPostmasterFile(dataDir))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await expect.poll(() => messages).toContain('PostgreSQL could not be started again, trying on');
  await postgres.stop();
  expect(await readPostmasterFile(dataDir)).toBeUndefined();
});

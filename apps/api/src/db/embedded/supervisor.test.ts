import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordingLogger } from '../harness/recording-logger';
import { tempFolder } from '../harness/temp-folder';
import { createPool } from '../../platform/db/pool';
import { startEmbeddedPostgres } from '.';
import { isPostmasterOf, readPostmasterFile } from './postmaster';

const RESTARTING = 'PostgreSQL has ended, starting it again';
const ATTACHED = 'attached to the PostgreSQL of another process; will take over if it ends';

it('restarts a PostgreSQL that was killed, and the pool goes on', async () => {
  const { logger, messages } = recordingLogger();
  const dataDir = path.join(await tempFolder(), 'postgres');
  // durable: what is acknowledged has to survive the kill
  const postgres = await startEmbeddedPostgres({ dataDir, logger });
  const pool = createPool({ connection: () => postgres.connection, logger, size: 3 });
  const before = postgres.connection.host;
  await pool.query('create table kept as select 7 as value');
  // one connection is in a transaction when it happens
  const busy = await pool.connect();
  await busy.query('begin');
  const postmaster = (await readPostmasterFile(dataDir))?.pid ?? 0;

  process.kill(postmaster, 'SIGKILL');

  // how it fails depends on how soon the loss is noticed; that it fails does not
  await expect
    .poll(() =>
      busy.query('select 1').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  busy.release(true);
  await expect.poll(() => messages.filter((message) => message === RESTARTING).length).toBe(1);
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 7 }]);
  expect(postgres.connection.host).not.toBe(before);
  expect(postgres.attached).toBe(false);
  await pool.end();
  await postgres.stop();
  expect(await readPostmasterFile(dataDir)).toBeUndefined();
});

it('shares the PostgreSQL of another opener, lets go of it unharmed, and takes over when that one stops', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const first = recordingLogger();
  const owner = await startEmbeddedPostgres({ dataDir, logger: first.logger, durable: false });
  const guest = await startEmbeddedPostgres({ dataDir, logger: first.logger, durable: false });
  await Promise.all([guest.stop(), guest.stop()]);
  const second = recordingLogger();
  const heir = await startEmbeddedPostgres({ dataDir, logger: second.logger, durable: false });
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
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false });
  const pid = (await readPostmasterFile(dataDir))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  await expect.poll(() => messages).toContain('PostgreSQL could not be started again, trying on');
  await postgres.stop();
  expect(await readPostmasterFile(dataDir)).toBeUndefined();
});

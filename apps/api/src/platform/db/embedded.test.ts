import path from 'node:path';
import { readPostmasterFile } from '@seduh/embedded-postgres';
import { expect, it } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { tempFolder } from '../../testing/helpers';
import { startShopPostgres } from './embedded';
import { createPool } from './pool';

it('outlives a PostgreSQL that is killed: the pool goes on with the one that is started again', async () => {
  const messages: string[] = [];
  const logger = { ...silentLogger, warn: (_: object, message: string) => void messages.push(message) };
  const dataDir = path.join(await tempFolder(), 'postgres');
  // durable: what is acknowledged has to survive the kill
  const postgres = await startShopPostgres({ dataDir, logger });
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
  await expect.poll(() => messages).toEqual(['PostgreSQL has ended, starting it again']);
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 7 }]);
  expect(postgres.connection.host).not.toBe(before);
  expect(postgres.attached).toBe(false);
  await pool.end();
  await postgres.stop();
  expect(await readPostmasterFile(dataDir)).toBeUndefined();
});

it("says what stands in the way in one line, in the shop's own words", async () => {
  const binDir = await tempFolder();
  const opening = startShopPostgres({ dataDir: path.join(binDir, 'postgres'), binDir, logger: silentLogger });
  await expect(opening).rejects.toThrow(
    `Cannot run the embedded PostgreSQL: PG_BIN_DIR has no program ${path.join(binDir, 'postgres')}. Otherwise set DATABASE_URL ` +
      'to a PostgreSQL server, or PG_BIN_DIR to the bin folder of an installed PostgreSQL.',
  );
});

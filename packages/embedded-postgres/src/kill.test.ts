import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOpener, type OpenerKit } from './testing/start-opener';
import { tempFolder } from './testing/temp-folder';
import { startEmbeddedPostgres } from './start';
import { quiet } from './testing/quiet';
import { isPostmasterOf, readPostmasterFile } from './postmaster';

let kit: OpenerKit;

beforeAll(async () => {
  kit = await buildOpener();
});
afterAll(() => kit.remove());

const newDataDir = async () => path.join(await tempFolder(), 'postgres');

async function rowsIn(dataDir: string): Promise<number[]> {
  const postgres = await startEmbeddedPostgres({ ...quiet, dataDir });
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id::int from acked order by id');
  await client.end();
  await postgres.stop();
  return rows.map(({ id }) => id);
}

it('loses no acknowledged row when its process is killed under load, alone or together with PostgreSQL', async () => {
  const dataDir = await newDataDir();
  const first = kit.start({ dataDir, writeFrom: 1 });
  await first.ready;
  for (let i = 0; i < 20; i += 1) await first.nextAck();
  const { pid = 0 } = (await readPostmasterFile(dataDir)) ?? {};
  expect(await isPostmasterOf(pid, dataDir)).toBe(true);
  await first.kill();
  // it has nobody left, so it stops
  await expect.poll(() => isPostmasterOf(pid, dataDir), { timeout: 10_000 }).toBe(false);

  const second = kit.start({ dataDir, writeFrom: 1_000_000 });
  expect(await second.ready).toEqual({ attached: false });
  await second.nextAck();
  process.kill((await readPostmasterFile(dataDir))?.pid ?? 0, 'SIGKILL');
  await second.kill();

  expect(await rowsIn(dataDir)).toEqual(expect.arrayContaining([...first.acked, ...second.acked]));
  expect(first.acked.length).toBeGreaterThanOrEqual(20);
});

it('is shared by two processes that make the same new data folder at once, and survives the end of its owner', async () => {
  const dataDir = await newDataDir();
  const openers = [kit.start({ dataDir, writeFrom: 1 }), kit.start({ dataDir, writeFrom: 1_000_000 })];
  const states = await Promise.all(openers.map((opener) => opener.ready));
  expect(states.map(({ attached }) => attached).toSorted()).toEqual([false, true]);
  await Promise.all(openers.map((opener) => opener.nextAck()));
  const [owner, heir] = states[0]?.attached ? openers.toReversed() : openers;
  expect(heir?.logs.join()).toContain('attached to the PostgreSQL of another process');

  await owner?.kill();
  await expect.poll(() => heir?.logs.join(), { timeout: 10_000 }).toContain('embedded PostgreSQL started');
  await heir?.nextAck();
  await heir?.stop();

  expect(await readPostmasterFile(dataDir)).toBeUndefined();
  expect(await rowsIn(dataDir)).toEqual(expect.arrayContaining(openers.flatMap((opener) => opener.acked)));
});

import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startShopPostgres, sweepShopPostgres } from '../platform/db/embedded';
import { migrate } from '../platform/db/migrate';
import { migrations } from '../platform/db/migrations';
import { createPool } from '../platform/db/pool';
import { silentLogger } from './stand-ins';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster of this run, as its administrator. */
    postgres: { host: string; port: number; user: string; database: string; ssl: false };
  }
}

const PREFIX = 'seduh-test-';
/** Linux has it; other systems do not. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes. */
const ROOM = 4 * 1024 ** 3;

/** Starts the throw-away cluster of one vitest project; the function it gives takes it down. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // first, as what killed runs have left in shared memory takes its room
  for (const place of [SHARED_MEMORY, os.tmpdir()]) await sweep(place);
  const folder = await mkdtemp(path.join(await placeForCluster(), `${PREFIX}${process.pid}-`));
  const cluster = await startShopPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: false,
    // autovacuum would visit databases that live for a second
    settings: { max_connections: '200', autovacuum: 'off' },
    logger: silentLogger,
  });
  const remove = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(cluster.connection);
    project.provide('postgres', cluster.connection);
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeTemplate(connection: { host: string; port: number; user: string }): Promise<void> {
  const admin = new Client({ ...connection, database: 'postgres', ssl: false });
  await admin.connect();
  await admin.query('create database template_app');
  await admin.end();
  const target = () => ({ ...connection, database: 'template_app', ssl: false });
  const pool = createPool({ connection: target, logger: silentLogger, size: 2 });
  try {
    await migrate(pool, migrations, silentLogger);
    // what one account may keep waiting is a test of its own: everywhere else a few people place very many orders
    await pool.query(
      'update shop set unpaid_orders = 9999, unpaid_portions = 99999, first_cash_orders = 9999, first_cash_portions = 99999',
    );
  } finally {
    // a template can be copied only while nobody is connected to it
    await pool.end();
  }
}

/** Shared memory where it has room: a database is made for each test, and on a disk its files cost as much as the test. */
async function placeForCluster(): Promise<string> {
  const { bavail, bsize } = await statfs(SHARED_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM ? SHARED_MEMORY : os.tmpdir();
}

/** Removes the folders of runs that were killed; their PostgreSQL has stopped with them. */
async function sweep(place: string): Promise<void> {
  const names = await readdir(place).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isAlive(pid)) continue;
    const folder = path.join(place, name);
    await sweepShopPostgres(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

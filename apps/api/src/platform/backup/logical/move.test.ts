import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client, Pool, type ClientConfig } from 'pg';
import type { EmbeddedPostgres } from '@seduh/embedded-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDemo } from '../../../seed/demo';
import { TEST_NOW } from '../../../testing';
import { silentLogger } from '../../../testing/stand-ins';
import { fixedClock } from '../../clock';
import { connectDatabase } from '../../db/database';
import { startShopPostgres } from '../../db/embedded';
import { keepFile } from '../files';
import { localFolder } from '../folder-store';
import { createSealer } from '../seal';
import { ImageStoreError } from '../../images/store';
import { folderUploads } from '../uploads';
import { startS3 } from '../../s3/testing/server';
import { scratchFolder } from '../testing/scratch';
import { testBucketStore } from '../testing/stores';
import { dumpPlace, openDump, writeDump } from './dump';
import { moveDatabase, MOVING } from './move';

/** A machine that is busy with all the other tests. */
const SLOW_MS = 120_000;
const sealer = createSealer('kopi susu gula aren');

let folder: string;
/** A PostgreSQL of its own: what a server is to a shop. */
let server: EmbeddedPostgres;
/** A shop with its demo, and what all of its tables hold. */
let home: Awaited<ReturnType<typeof makeShop>>;
let state: Record<string, string>;
const pools: Pool[] = [];
const made: string[] = [];

beforeAll(async () => {
  folder = await scratchFolder();
  server = await startShopPostgres({ dataDir: join(folder, 'server'), durable: false, logger: silentLogger });
  home = await makeShop('home');
  state = await stateOf(home.pool);
}, SLOW_MS);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server.stop();
  for (const name of made) await ask(inject('postgres'), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function ask(connection: ClientConfig, sql: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A new database and a way to it. @param owner a role that is no administrator, whose it is */
async function makeDatabase(where: ClientConfig, name: string, template = 'template0', owner?: string) {
  const database = `${name}_${process.pid}`;
  if (owner) await ask(where, `create role ${owner}`);
  await ask(where, `create database ${database} template ${template}${owner ? ` owner ${owner}` : ''}`);
  if (where === inject('postgres')) made.push(database);
  const connection = { ...where, database, ...(owner && { options: `-c role=${owner}` }) };
  const pool = new Pool({ ...connection, max: 3, application_name: MOVING });
  // what is still closing as its database is dropped hears of it
  pool.on('connect', (client) => client.on('error', () => undefined));
  // and the pool tells what it hears of those that lie idle
  pool.on('error', () => undefined);
  pools.push(pool);
  return { connection, pool };
}

/** A shop with its demo, and nobody in it. */
async function makeShop(name: string) {
  const shop = await makeDatabase(inject('postgres'), name, 'template_app');
  const database = connectDatabase({ connection: () => shop.connection, logger: silentLogger }, async () => undefined);
  await seedDemo(database.db, fixedClock(TEST_NOW));
  await database.close();
  return shop;
}

/** Of every table how many rows it has and a sum over them, and where every sequence goes on. */
async function stateOf(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1",
  );
  const state: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    );
    state[name] = rows[0]?.sum ?? '';
  }
  const { rows: sequences } = await pool.query<{ name: string; last: string }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1",
  );
  for (const { name, last } of sequences) state[`sequence ${name}`] = last;
  return state;
}

/** Constraints, triggers and indexes, as the catalogue says them. */
async function shapeOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
     union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  return rows.map(({ line }) => line);
}

describe('a shop that moves', () => {
  it('to a server and back is the same, row by row, and goes on counting', { timeout: SLOW_MS }, async () => {
    const away = await makeDatabase(server.connection, 'away', undefined, 'shopkeeper');
    const back = await makeDatabase(inject('postgres'), 'back');
    const shape = await shapeOf(home.pool);
    expect(Number(state.orders?.split(' ')[0])).toBeGreaterThan(100);

    await moveDatabase(home.pool, away.pool, silentLogger);
    expect(await stateOf(away.pool)).toEqual(state);
    expect(await shapeOf(away.pool)).toEqual(shape);
    await moveDatabase(away.pool, back.pool, silentLogger);
    expect(await stateOf(back.pool)).toEqual(state);
    const next = async (pool: Pool) => (await pool.query("select nextval('order_number') - 1 as last")).rows;
    expect(await next(back.pool)).toEqual([{ last: state['sequence order_number'] }]);
  });

  it('is refused while it is open, into what is not empty, and from a newer version', async () => {
    const open = await makeDatabase(inject('postgres'), 'open', 'template_app');
    const away = await makeDatabase(server.connection, 'full');
    const visitor = new Client(open.connection);
    await visitor.connect();
    const whileOpen = moveDatabase(open.pool, away.pool, silentLogger);
    await expect(whileOpen).rejects.toThrow('The shop is still open: 1 connections to its database');
    await visitor.end();
    await expect.poll(() => moveDatabase(open.pool, away.pool, silentLogger)).toBeUndefined();
    await expect(moveDatabase(open.pool, away.pool, silentLogger)).rejects.toThrow('The database is not empty');
    await open.pool.query("insert into schema_migrations (name, checksum) values ('9999_newer', 'x')");
    const empty = await makeDatabase(server.connection, 'older');
    const toOlder = moveDatabase(open.pool, empty.pool, silentLogger);
    await expect(toOlder).rejects.toThrow('was written by another version of Seduh (9999_newer)');
  });
});

/** Other major versions that this machine happens to have, where Debian puts them. */
const installed = await readdir('/usr/lib/postgresql').catch(() => []);

describe('a dump', () => {
  let dump: string;
  const placed = (path: string) => dumpPlace(path, null);

  beforeAll(async () => {
    const dataDir = join(folder, 'data');
    const picture = { folder: localFolder(join(dataDir, 'uploads')), name: 'a.jpg', sealedAs: '', sealer: null };
    await keepFile([Buffer.from('picture')] as unknown as AsyncIterable<Buffer>, picture);
    await keepFile([Buffer.from('key')] as unknown as AsyncIterable<Buffer>, {
      ...picture,
      folder: localFolder(dataDir),
      name: 'second-factor.key',
    });
    dump = join(folder, 'dump');
    await writeDump(home.pool, { dataDir, uploads: folderUploads(dataDir) }, placed(dump), sealer);
  }, SLOW_MS);

  it('fills an empty database and an empty folder with the same shop', async () => {
    const target = await makeDatabase(server.connection, 'loaded');
    const opened = await openDump(placed(dump), sealer);
    await opened.load(target.pool, silentLogger);
    expect(await stateOf(target.pool)).toEqual(state);
    const into = join(folder, 'unpacked');
    await opened.unpack(into);
    expect(await readFile(join(into, 'uploads', 'a.jpg'), 'utf8')).toBe('picture');
    expect(await readFile(join(into, 'second-factor.key'), 'utf8')).toBe('key');
  });

  it('fills an empty database from a bucket as well', { timeout: SLOW_MS }, async () => {
    const s3 = await startS3(0, 'copies');
    const place = () => dumpPlace('s3:today', testBucketStore(s3, 'cafe'));
    const dataDir = join(folder, 'data');
    const write = () => writeDump(home.pool, { dataDir, uploads: folderUploads(dataDir) }, place(), sealer);
    // a killed one has left a table that is no more
    await place()
      .within.folder('today')
      .write('table-gone.copy.gz', Readable.from([Buffer.from('half')]));
    await write();
    expect((await s3.keys()).filter((key) => key.includes('gone'))).toEqual([]);
    await expect(write()).rejects.toThrow('s3://copies/cafe/dumps/today is there already');
    const target = await makeDatabase(server.connection, 'from_bucket');
    const opened = await openDump(place(), sealer);
    await opened.load(target.pool, silentLogger);
    expect(await stateOf(target.pool)).toEqual(state);
    const into = join(folder, 'unpacked-from-bucket');
    await opened.unpack(into);
    expect(await readFile(join(into, 'uploads', 'a.jpg'), 'utf8')).toBe('picture');
    await s3.close();
  });

  it('is written by one at a time into a bucket, and by nobody else meanwhile', { timeout: SLOW_MS }, async () => {
    const s3 = await startS3(0, 'copies');
    const place = () => dumpPlace('s3:today', testBucketStore(s3, 'cafe'));
    const dataDir = join(folder, 'data');
    /** Writes a dump, of which everything but pictures is there as `meanwhile` runs. */
    const write = (meanwhile: () => Promise<unknown>) => {
      const names = async () => {
        await meanwhile();
        return [];
      };
      return writeDump(home.pool, { dataDir, uploads: { ...folderUploads(dataDir), names } }, place(), sealer);
    };
    const nothing = async () => undefined;
    await write(() => expect(write(nothing)).rejects.toThrow('is under way'));
    await openDump(place(), sealer);
    await place().within.removeFolder('today', 'contents.json');
    // on another machine, where no lock holds
    const taken = write(() => place().within.removeFolder('today', 'contents.json'));
    await expect(taken).rejects.toThrow('Somebody else writes a dump into s3://copies/cafe/dumps/today');
    expect(await s3.keys()).toEqual([]);
    await s3.close();
  });

  it('is made without pictures where they cannot be had, and says so', async () => {
    const away = () => Promise.reject(new ImageStoreError('The picture store does not answer', 'silent'));
    const bare = join(folder, 'bare');
    const source = { dataDir: join(folder, 'data'), uploads: { lookEveryMs: 0, names: away, open: away } };
    const said = 'The picture store does not answer';
    expect(await writeDump(home.pool, source, placed(bare), sealer)).toBe(said);
    const opened = await openDump(placed(bare), sealer);
    expect(opened.uploadsMissing).toBe(said);
    expect((await openDump(placed(dump), sealer)).uploadsMissing).toBeNull();
  });

  it.each(installed)('fills a PostgreSQL %s, and moves on from there', { timeout: SLOW_MS }, async (major) => {
    const other = await startShopPostgres({
      dataDir: join(folder, `postgres-${major}`),
      binDir: `/usr/lib/postgresql/${major}/bin`,
      durable: false,
      logger: silentLogger,
    });
    try {
      const target = await makeDatabase(other.connection, 'loaded');
      await (await openDump(placed(dump), sealer)).load(target.pool, silentLogger);
      expect(await stateOf(target.pool)).toEqual(state);
      const newer = await makeDatabase(server.connection, `from_${major}`);
      await moveDatabase(target.pool, newer.pool, silentLogger);
      expect(await stateOf(newer.pool)).toEqual(state);
      await pools.splice(pools.indexOf(target.pool), 1)[0]?.end();
    } finally {
      await other.stop();
    }
  });

  it('is refused where it is damaged, sealed otherwise, or there already; a failed load leaves the database empty', async () => {
    await expect(
      writeDump(home.pool, { dataDir: folder, uploads: folderUploads(folder) }, placed(dump), sealer),
    ).rejects.toThrow('is there already');
    await expect(openDump(placed(dump), createSealer('teh tarik panas'))).rejects.toThrow(
      'The passphrase is not the one',
    );
    await expect(openDump(placed(folder), sealer)).rejects.toThrow('There is no dump of a shop');
    const opened = await openDump(placed(dump), sealer);
    const target = await makeDatabase(server.connection, 'failed');
    const orders = join(dump, 'table-orders.copy.gz.sealed');
    const bytes = await readFile(orders);
    await rm(orders);
    await expect(openDump(placed(dump), sealer)).rejects.toThrow('table-orders.copy.gz.sealed is missing');
    const half = [bytes.subarray(0, -30)] as unknown as AsyncIterable<Buffer>;
    await keepFile(half, {
      folder: localFolder(dump),
      name: 'table-orders.copy.gz.sealed',
      sealedAs: '',
      sealer: null,
    });
    await expect(opened.load(target.pool, silentLogger)).rejects.toThrow('is damaged');
    expect(await stateOf(target.pool)).toEqual({});
  });
});

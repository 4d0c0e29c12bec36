// Long because a lost shop is made once, under load, and each way back is tried on it.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveSettings, outboxOf, readPostmasterFile } from '@seduh/embedded-postgres';
import { inspect } from 'node:util';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cart, createOrderKit, line } from '../../resources/orders/testing/order-kit';
import { createTestApp } from '../../testing';
import { ImageStoreError } from '../images/store';
import { silentLogger } from '../../testing/stand-ins';
import type { Logger } from '../logging/logger';
import { connectDatabase } from '../db/database';
import { startShopPostgres } from '../db/embedded';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { namesIn } from './folder-store';
import { claimLog } from './log-place';
import { findPlace, listBases, listWal, type Place } from './place';
import { restoreShop } from './restore';
import { removeOutdated } from './retention';
import { startBackups } from './schedule';
import { createSealer } from './seal';
import { shipUploads, shipWal } from './ship';
import type { BackupStore } from './store';
import { clusterDir, takeBase } from './take';
import { scratchFolder } from './testing/scratch';
import { BACKUP_STORES, copyFolder, type BackupStoreKit } from './testing/stores';
import { folderUploads } from './uploads';
import { verifyBackups } from './verify';
import { isSegment, numberOf } from './wal';

/** A machine that is busy with all the other tests. */
const SLOW_MS = 240_000;
const WRITERS = 3;
const DAY_MS = 24 * 60 * 60_000;
const sealer = createSealer('kopi susu gula aren');
const PICTURE = `${'a'.repeat(32)}-192.jpg`;
const LATER_PICTURE = `${'b'.repeat(32)}-192.jpg`;

interface Acked {
  id: string;
  sentAt: number;
  ackedAt: number;
}

/** A shop whose orders were copied while they were placed, and whose machine is gone. */
interface Lost {
  folder: string;
  kit: BackupStoreKit;
  store: BackupStore;
  place: Place;
  /** Every order that a customer was told of, whatever became of it. */
  acked: Acked[];
  /** The moment that is asked for later, with orders before and after. */
  moment: Date;
  /** What was written by then has reached the copies. */
  keptUntil: number;
}

/** What is left of the machine: nothing but the copies. */
async function loseShop(copies: BackupStoreKit): Promise<Lost> {
  const folder = await scratchFolder();
  const dataDir = join(folder, 'data');
  const store = copies.open('backups');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', PICTURE), 'picture');
  await writeFile(join(dataDir, 'second-factor.key'), 'key');
  const { database, stop } = await openShop(dataDir);
  const shop = await createTestApp({ database });
  const kit = createOrderKit(shop);
  await database.pool.query(
    'update shop set unpaid_orders = 9999, unpaid_portions = 99999, first_cash_orders = 9999, first_cash_portions = 99999',
  );
  // made in no time: nobody makes these orders, and the day would be full of them before the copies are made
  const product = await shop.makeProduct({ stock: 999_999, work_seconds: 0 });
  const acked: Acked[] = [];
  const stopping = new AbortController();
  const write = async () => {
    let buyer = await shop.makeUser();
    for (let n = 1; !stopping.signal.aborted; n += 1) {
      // an address may order so often and no more; who is about to sign up as the machine goes is nobody
      if (n % 5 === 0) buyer = await shop.makeUser().catch(() => buyer);
      const sentAt = Date.now();
      const answer = await kit.place(buyer, cart([line(product)])).catch(() => null);
      if (answer?.status === 201) acked.push({ id: answer.data.id, sentAt, ackedAt: Date.now() });
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const more = async (count = 10) => {
    const enough = acked.length + count;
    await vi.waitUntil(() => acked.length > enough, { timeout: 100_000 });
  };
  await more();
  const uploads = folderUploads(dataDir);
  const source = { connection: database.connection, dataDir, uploads, store, sealer };
  const said: string[] = [];
  const logger: Logger = {
    ...silentLogger,
    info: (_, message) => void said.push(message),
    error: (fields) => void said.push(inspect(fields)),
  };
  const backups = startBackups(source, { everyHours: 24, keepDays: 14, shipEveryMs: 1000 }, logger);
  await vi.waitUntil(() => said.length > 0, { timeout: 100_000 });
  expect(said).toEqual(['backup made']);
  await backups.stop();
  const place = await findPlace(store);
  await writeFile(join(dataDir, 'uploads', LATER_PICTURE), 'later');
  await more();
  const moment = new Date();
  await more();
  const keptUntil = Date.now();
  // the log that holds the moment is finished and taken away; what comes after it is not
  const { rows } = await database.pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const finished = rows[0]?.name ?? '';
  const outbox = outboxOf(clusterDir(dataDir));
  await vi.waitUntil(async () => (await namesIn(outbox)).includes(finished), { timeout: 100_000 });
  await shipWal(clusterDir(dataDir), place, sealer);
  await shipUploads(uploads, place, sealer);
  await more();
  process.kill((await readPostmasterFile(clusterDir(dataDir)))?.pid ?? 0, 'SIGKILL');
  stopping.abort();
  await writing;
  await shop.close();
  await stop();
  await rm(dataDir, { recursive: true });
  return { folder, kit: copies, store, place, acked, moment, keptUntil };
}

/** A shop that archives its log. What only a crash of the machine would take is not waited for. */
async function openShop(dataDir: string) {
  const settings = { ...archiveSettings(60), synchronous_commit: 'on' };
  const cluster = { dataDir: clusterDir(dataDir), durable: false, logger: silentLogger, settings };
  const postgres = await startShopPostgres(cluster);
  const connection = () => postgres.connection;
  const database = connectDatabase({ connection, logger: silentLogger }, () => postgres.stop());
  await migrate(database.pool, migrations, silentLogger);
  return { database, stop: () => database.close() };
}

/** Ids of the orders in a shop that was brought back. */
async function ordersIn(dataDir: string): Promise<Set<string>> {
  const { database, stop } = await openShop(dataDir);
  try {
    const rows = await database.db.selectFrom('orders').select('id').execute();
    return new Set(rows.map(({ id }) => id));
  } finally {
    await stop();
  }
}

describe.each(BACKUP_STORES)('from %s', (_, open) => {
  let lost: Lost;
  beforeAll(async () => {
    lost = await loseShop(await open());
  }, SLOW_MS);
  afterAll(async () => {
    await rm(lost.folder, { recursive: true, force: true });
    await lost.kit.close();
  });
  const request = (name: string) => ({
    store: lost.kit.open('backups'),
    dataDir: join(lost.folder, name),
    sealer,
    durable: false,
    logger: silentLogger,
  });

  describe('a shop whose machine is gone', () => {
    it(
      'comes back as of a moment, with every order acknowledged by then and none that was sent later',
      { timeout: SLOW_MS },
      async () => {
        const restored = await restoreShop({ ...request('then'), until: lost.moment });

        expect(restored.reachedTarget).toBe(true);
        const orders = await ordersIn(join(lost.folder, 'then'));
        const by = lost.moment.getTime();
        const before = lost.acked.filter(({ ackedAt }) => ackedAt <= by);
        const after = lost.acked.filter(({ sentAt }) => sentAt > by);
        expect(before.length).toBeGreaterThan(20);
        expect(after.length).toBeGreaterThan(10);
        expect(before.filter(({ id }) => !orders.has(id))).toEqual([]);
        expect(after.filter(({ id }) => orders.has(id))).toEqual([]);
        expect(await readFile(join(lost.folder, 'then', 'second-factor.key'), 'utf8')).toBe('key');
        // where it may be copied to from here on is another matter
        expect(await readdir(join(lost.folder, 'then'))).not.toContain('log-place.txt');
        const pictures = await readdir(join(lost.folder, 'then', 'uploads'));
        expect(pictures.toSorted()).toEqual([PICTURE, LATER_PICTURE]);
      },
    );

    it(
      'comes back with all that was copied where the moment is later, and says so; goes on, and is copied again',
      { timeout: SLOW_MS },
      async () => {
        const dataDir = join(lost.folder, 'all');
        const restored = await restoreShop({ ...request('all'), until: new Date() });

        expect(restored.reachedTarget).toBe(false);
        expect(restored.lastTransaction?.getTime()).toBeGreaterThan(lost.moment.getTime());
        const { database, stop } = await openShop(dataDir);
        const rows = await database.db.selectFrom('orders').select('id').execute();
        const orders = new Set(rows.map(({ id }) => id));
        expect(lost.acked.filter(({ id, ackedAt }) => ackedAt <= lost.keptUntil && !orders.has(id))).toEqual([]);
        expect((await stat(join(dataDir, 'second-factor.key'))).mode & 0o777).toBe(0o600);

        await database.pool.query('create table later as select 7 as value');
        const source = { connection: database.connection, dataDir, uploads: folderUploads(dataDir) };
        await claimLog(dataDir, lost.place);
        await takeBase({ ...source, store: lost.store, sealer });
        // a bucket that is away holds back no copy of the database
        const away = () => Promise.reject(new ImageStoreError('The picture store does not answer', 'silent'));
        const bare = { ...source, uploads: { lookEveryMs: 0, names: away, open: away } };
        const bareStore = lost.kit.open('bare');
        const said = 'The picture store does not answer';
        expect(await takeBase({ ...bare, store: bareStore, sealer })).toMatchObject({ uploadsMissing: said });
        expect(await verifyBackups(bareStore, sealer)).toMatchObject({
          lines: [expect.stringContaining(`without all pictures (${said})`)],
          flaws: [],
        });
        // what is finished after it shows what the bare one has taken away
        await database.pool.query('create table latest as select 7 as value');
        await stop();
        await shipWal(clusterDir(dataDir), lost.place, sealer);
        const [first, second] = await listBases(lost.place);
        expect([first, second].map((base) => base?.startSegment.slice(0, 8))).toEqual(['00000001', '00000002']);
        expect(await verifyBackups(lost.kit.open('backups'), sealer)).toMatchObject({ flaws: [] });
      },
    );

    it('is refused to a wrong passphrase or none, to a moment before the copies, and into a folder with something in it', async () => {
      const wrong = restoreShop({ ...request('none'), sealer: createSealer('teh tarik panas') });
      await expect(wrong).rejects.toThrow(/^The passphrase is not the one that .* was sealed with$/);
      await expect(restoreShop({ ...request('none'), sealer: null })).rejects.toThrow('set BACKUP_PASSPHRASE');
      const early = restoreShop({ ...request('none'), until: new Date('2020-01-01T00:00:00Z') });
      await expect(early).rejects.toThrow('The oldest moment that can be brought back is');
      await mkdir(join(lost.folder, 'full', 'something'), { recursive: true });
      await expect(restoreShop(request('full'))).rejects.toThrow('is not empty');
    });
  });

  describe('copies that are damaged', () => {
    /** Another place with the same copies, to be damaged. */
    async function damaged(change: (place: Place) => Promise<void>): Promise<BackupStore> {
      const store = lost.kit.open(`damaged-${crypto.randomUUID()}`);
      await copyFolder(lost.kit.open('backups').root, store.root);
      await change(await findPlace(store));
      return store;
    }
    const segmentsOf = async ({ wal }: Place) =>
      (await wal.files()).map(({ file }) => file).filter((name) => name.startsWith('00000001'));
    const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);

    it('are told, and nothing of them is brought back', { timeout: SLOW_MS }, async () => {
      const store = await damaged(async (place) => {
        const last = (await segmentsOf(place)).at(-1)!;
        const bytes = await buffer(place.wal.read(last));
        bytes[bytes.length - 100]! ^= 1;
        await place.wal.write(last, Readable.from([bytes]), true);
      });
      const { flaws } = await verifyBackups(store, sealer);
      expect(flaws).toEqual([expect.stringMatching(/^wal\/[0-9A-F]{24} is damaged: /)]);
      const restoring = restoreShop({ ...request('from-damaged'), store, until: lost.moment });
      await expect(restoring).rejects.toThrow(/wal\/[0-9A-F]{24} is damaged: /);
      expect(await readdir(join(lost.folder, 'from-damaged'))).toEqual([]);
    });

    it('are told where a part of the log, of a backup or a picture is missing or changed', async () => {
      const store = await damaged(async (place) => {
        await place.wal.remove((await segmentsOf(place)).at(-2)!);
        await place.uploads.remove(`${PICTURE}.sealed`);
        const [base] = await listBases(place);
        await place.base.folder(base!.name).write('files.tar.gz.sealed', bytesOf('other'), true);
      });
      const { flaws } = await verifyBackups(store, sealer);
      expect(flaws.join('\n')).toContain('which is missing although later ones are there');
      expect(flaws.join('\n')).toContain(`${PICTURE}.sealed is missing`);
      expect(flaws.join('\n')).toContain('files.tar.gz.sealed');
    });
  });

  it('lets outdated copies go, and keeps what the period needs', async () => {
    const store = lost.kit.open('outdated');
    await copyFolder(lost.kit.open('backups').root, store.root);
    const place = await findPlace(store);
    const [first, second] = await listBases(place);
    const removed = await removeOutdated(place, sealer, { keepDays: 1, now: new Date(Date.now() + 3 * DAY_MS) });
    expect(removed).toEqual([first!.name]);
    expect((await listBases(place)).map(({ name }) => name)).toEqual([second!.name]);
    const numbers = [...(await listWal(place)).keys()].filter(isSegment).map(numberOf);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(numberOf(second!.startSegment));
    const { lines, flaws } = await verifyBackups(store, sealer);
    expect(flaws).toEqual([]);
    expect(lines).toEqual([expect.stringContaining(second!.name)]);
  });
});

// Long because one shop is made for all of it, and each way is tried on it.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { archiveSettings, outboxOf } from '@seduh/embedded-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { connectDatabase, type Database } from '../db/database';
import { startShopPostgres } from '../db/embedded';
import type { Logger } from '../logging/logger';
import { createMetrics } from '../observe/metrics';
import { backupRan } from '../observe/signals';
import { startS3, type TestS3 } from '../s3/testing/server';
import { bucketStore } from './bucket-store';
import { namesIn } from './folder-store';
import { findPlace, listBases, listWal } from './place';
import { removeOutdated } from './retention';
import { startBackups } from './schedule';
import { createSealer } from './seal';
import type { BackupStore } from './store';
import { clusterDir, takeBase, takeLogAlong } from './take';
import { scratchFolder } from './testing/scratch';
import { BACKUP_STORES, testBucketStore } from './testing/stores';
import { folderUploads } from './uploads';
import { verifyBackups } from './verify';
import { isSegment, numberOf } from './wal';

/** A machine that is busy with all the other tests. */
const SLOW_MS = 120_000;
const HOUR_MS = 60 * 60_000;
/** So long that whoever waits for a silent store is told from who does not, on the slowest machine. */
const PATIENT = { tryMs: 60_000, allMs: 100_000, tries: 2 };
/** Tried again for as long as anything may take here, at once and at most so often. */
const SLOW_LINE = { tryMs: SLOW_MS, allMs: SLOW_MS, tries: 3, slowest: Infinity };
const sealer = createSealer('kopi susu gula aren');
const [ONE, TWO] = [`${'a'.repeat(32)}-192.jpg`, `${'b'.repeat(32)}-192.jpg`];

let folder: string;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  folder = await scratchFolder();
  dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  // none by itself: what waits is counted
  const settings = archiveSettings(3_600);
  const cluster = { dataDir: clusterDir(dataDir), durable: false, logger: silentLogger, settings };
  const postgres = await startShopPostgres(cluster);
  database = connectDatabase({ connection: () => postgres.connection, logger: silentLogger }, () => postgres.stop());
  await database.pool.query('create table notes (text text)');
}, SLOW_MS);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  // of another test's place
  for (const name of await outbox()) await rm(join(outboxOf(clusterDir(dataDir)), name));
});

const outbox = () => namesIn(outboxOf(clusterDir(dataDir)));

/** Writes something, and has PostgreSQL lay out the segment that it is in, whose name it gives back. */
async function finishSegment(): Promise<string> {
  await database.pool.query("insert into notes values ('a cup')");
  const { rows } = await database.pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const name = rows[0]?.name ?? '';
  // it may be taken away at once: the outbox does not tell
  const isLaidOut = async () => {
    const archived = await database.pool.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    // a base backup's label begins like its segment
    return (archived.rows[0]?.last ?? '').slice(0, name.length) >= name;
  };
  await vi.waitUntil(isLaidOut, { timeout: SLOW_MS });
  return name;
}

const untilShipped = () => vi.waitUntil(async () => (await outbox()).length === 0, { timeout: SLOW_MS });

/** Backups that run, with what they have said so far. */
function run(store: BackupStore, { now = () => new Date(), keepDays = 1 } = {}) {
  const said: string[] = [];
  const logger: Logger = {
    ...silentLogger,
    info: (_, message) => void said.push(message),
    error: (fields, message) => void said.push(`${message}: ${inspect(fields)}`),
  };
  const source = { connection: database.connection, dataDir, uploads: folderUploads(dataDir), store, sealer, now };
  return { said, ...startBackups(source, { everyHours: 24, keepDays, shipEveryMs: 100 }, logger) };
}

describe.each(BACKUP_STORES)('backups into %s', (_, open) => {
  let kit: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    kit = await open();
  });
  afterAll(() => kit.close());

  it(
    'let go what no moment of the period needs, round by round, and keep the newest',
    { timeout: SLOW_MS },
    async () => {
      const start = Date.now();
      const uploads = join(dataDir, 'uploads');
      const kept: string[][] = [];
      const round = async (hours: number) => {
        const backups = run(kit.open('rounds'), { now: () => new Date(start + hours * HOUR_MS) });
        await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
        await finishSegment();
        await untilShipped();
        await backups.stop();
        expect(backups.said).toEqual(['backup made']);
        kept.push((await listBases(await findPlace(kit.open('rounds')))).map(({ name }) => name));
      };
      await writeFile(join(uploads, ONE), 'one');
      await round(0);
      await round(25);
      await rm(join(uploads, ONE));
      await writeFile(join(uploads, TWO), 'two');
      await round(50);
      await round(75);

      const [first, second, third, fourth] = [kept[0]![0]!, kept[1]![1]!, kept[2]!.at(-1)!, kept[3]!.at(-1)!];
      // of any moment of the last day: the one before it, and those since
      expect(kept).toEqual([[first], [first, second], [second, third], [third, fourth]]);
      const place = await findPlace(kit.open('rounds'));
      const [oldest] = await listBases(place);
      const numbers = [...(await listWal(place)).keys()].filter(isSegment).map(numberOf);
      expect(Math.min(...numbers)).toBe(numberOf(oldest!.startSegment));
      // the picture that only older backups name went with them
      expect((await place.uploads.files()).map(({ file }) => file)).toEqual([`${TWO}.sealed`]);
      expect(await verifyBackups(kit.open('rounds'), sealer)).toMatchObject({
        lines: [expect.stringContaining(third), expect.stringContaining(fourth)],
        flaws: [],
      });

      const muchLater = new Date(start + 10_000 * HOUR_MS);
      expect(await removeOutdated(place, sealer, { keepDays: 1, now: muchLater })).toEqual([third]);
      expect(await removeOutdated(place, sealer, { keepDays: 1, now: muchLater })).toEqual([]);
      expect(await verifyBackups(kit.open('rounds'), sealer)).toMatchObject({
        lines: [expect.stringContaining(fourth)],
        flaws: [],
      });
      await rm(join(uploads, TWO));
    },
  );

  it('leave the log to the place of the shop where a base backup is made by hand', { timeout: SLOW_MS }, async () => {
    const [own, other] = [kit.open('own'), kit.open('other')];
    const byHand = async (store: BackupStore) => {
      const source = { connection: database.connection, dataDir, uploads: folderUploads(dataDir), store, sealer };
      await takeLogAlong(source, (await takeBase(source)).place);
    };
    const backups = run(own);
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    await backups.stop();
    const finished = await finishSegment();
    await byHand(other);
    expect(await outbox()).toContain(finished);
    await finishSegment();
    const again = run(own);
    await untilShipped();
    await again.stop();
    expect([...backups.said, ...again.said]).toEqual(['backup made']);
    const last = await finishSegment();
    await byHand(own);
    expect(await outbox()).not.toContain(last);
    for (const store of [kit.open('own'), kit.open('other')])
      expect(await verifyBackups(store, sealer)).toMatchObject({ flaws: [] });
  });

  it('make another base backup where a segment is missing', { timeout: SLOW_MS }, async () => {
    const backups = run(kit.open('gap'));
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    for (let n = 0; n < 3; n += 1) await finishSegment();
    await untilShipped();
    await backups.stop();
    expect(backups.said).toEqual(['backup made']);
    const place = await findPlace(kit.open('gap'));
    const wal = await place.wal.files();
    await place.wal.remove(wal.at(-2)!.file);
    const again = run(kit.open('gap'));
    await vi.waitUntil(() => again.said.length > 0, { timeout: SLOW_MS });
    await again.stop();
    expect(again.said).toEqual(['backup made']);
    expect(await listBases(await findPlace(kit.open('gap')))).toHaveLength(2);
  });
});

describe('a bucket of backups', () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3(0, 'copies');
  });
  afterAll(() => s3.close());

  it(
    'that is away has the log wait, and the shop go on; back again it gets all of it',
    { timeout: SLOW_MS },
    async () => {
      const metrics = createMetrics({
        readFigures: () => Promise.reject(new Error('none')),
        pools: () => ({}) as never,
        isReady: async () => true,
        version: '0',
      });
      const valueOf = async (series: string) => {
        const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `));
        return Number(line?.slice(series.length) ?? NaN);
      };
      const backups = run(testBucketStore(s3, 'away'));
      await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
      await finishSegment();
      await untilShipped();
      const doneAt = () => valueOf('seduh_backup_last_done_timestamp_seconds{part="log"}');
      const done = await doneAt();
      await s3.stop();
      const finished = [await finishSegment(), await finishSegment()];
      const told = /^the log is not backed up, trying again: .*The bucket of backups (?:does|has) not answer/s;
      await vi.waitUntil(() => backups.said.some((line) => told.test(line)), { timeout: SLOW_MS });
      expect(await outbox()).toEqual(finished);
      await vi.waitUntil(async () => (await valueOf('seduh_backup_segments_waiting')) === 2, { timeout: SLOW_MS });
      expect(await valueOf('seduh_backup_runs_total{part="log",outcome="failed"}')).toBeGreaterThan(0);
      const silent = () => valueOf('seduh_backup_store_requests_total{operation="put",outcome="silent"}');
      await vi.waitUntil(async () => (await silent()) > 0, { timeout: SLOW_MS });

      await s3.start();
      await untilShipped();
      await vi.waitUntil(async () => (await valueOf('seduh_backup_segments_waiting')) === 0, { timeout: SLOW_MS });
      // the outbox is empty a moment before the round is done
      await vi.waitUntil(async () => (await doneAt()) > done, { timeout: SLOW_MS });
      await backups.stop();
      metrics.close();
      expect(await verifyBackups(testBucketStore(s3, 'away'), sealer)).toMatchObject({ flaws: [] });
    },
  );

  it('gets the log while a base backup is sent, however long that takes', { timeout: SLOW_MS }, async () => {
    const asked = s3.asked('partNumber=2');
    s3.hang((line) => line.includes('partNumber=2'));
    const backups = run(testBucketStore(s3, 'slow', SLOW_LINE));
    await vi.waitUntil(() => s3.asked('partNumber=2') > asked, { timeout: SLOW_MS });
    const finished = [await finishSegment(), await finishSegment()];
    await untilShipped();
    expect(backups.said).toEqual([]);
    s3.letGo();
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    await backups.stop();
    expect(backups.said).toEqual(['backup made']);
    const place = await findPlace(testBucketStore(s3, 'slow'));
    expect([...(await listWal(place)).keys()]).toEqual(expect.arrayContaining(finished));
    expect(await verifyBackups(testBucketStore(s3, 'slow'), sealer)).toMatchObject({ flaws: [] });
  });

  it('that hangs holds up no end', { timeout: SLOW_MS }, async () => {
    const backups = run(testBucketStore(s3, 'hangs', PATIENT));
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    await finishSegment();
    await untilShipped();
    // the round that has shipped it may still be reading
    s3.hang((line) => line.startsWith('PUT'));
    const asked = s3.asked('PUT');
    const finished = await finishSegment();
    await vi.waitUntil(() => s3.asked('PUT') > asked, { timeout: SLOW_MS });
    const since = performance.now();
    await backups.stop();
    await backups.shipLast();
    expect(performance.now() - since).toBeLessThan(PATIENT.tryMs / 2);
    // it goes with the next start
    expect(await outbox()).toEqual([finished]);
    s3.hang(false);
    const next = run(testBucketStore(s3, 'hangs'));
    await untilShipped();
    await next.stop();
    expect(next.said).toEqual([]);
  });

  it('that hangs holds up no end of a base backup either', { timeout: SLOW_MS }, async () => {
    const asked = s3.asked('partNumber=2');
    s3.hang((line) => line.includes('partNumber=2') || line.startsWith('DELETE'));
    const backups = run(testBucketStore(s3, 'hangs-amid', PATIENT));
    await vi.waitUntil(() => s3.asked('partNumber=2') > asked, { timeout: SLOW_MS });
    const since = performance.now();
    await backups.stop();
    await backups.shipLast();
    expect(performance.now() - since).toBeLessThan(PATIENT.tryMs / 2);
    // nobody has asked for what would not have been answered
    expect(s3.asked('DELETE /copies/hangs-amid')).toBe(0);
    s3.hang(false);
  });

  it('is asked nothing while nothing is written', { timeout: SLOW_MS }, async () => {
    const backups = run(testBucketStore(s3, 'quiet'));
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    await finishSegment();
    await untilShipped();
    const looks: unknown[] = [];
    const stop = backupRan.hear((message) => message.part === 'all' && looks.push(message));
    await vi.waitUntil(() => looks.length > 2, { timeout: SLOW_MS });
    // pictures are looked after by themselves
    const askedOf = () => s3.asked('') - s3.asked('uploads');
    const asked = askedOf();
    await vi.waitUntil(() => looks.length > 6, { timeout: SLOW_MS });
    expect(askedOf()).toBe(asked);
    stop();
    await backups.stop();
  });

  it('is refused to a wrong key in the words of its settings', { timeout: SLOW_MS }, async () => {
    const settings = { ...s3.settings, secretAccessKey: 'guessed', prefix: '' };
    const backups = run(bucketStore(settings));
    await vi.waitUntil(() => backups.said.length > 0, { timeout: SLOW_MS });
    await backups.stop();
    expect(backups.said[0]).toContain('BACKUP_S3_SECRET_ACCESS_KEY is not the one of that BACKUP_S3_ACCESS_KEY_ID');
  });
});

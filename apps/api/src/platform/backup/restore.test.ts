import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { outboxOf, readPostmasterFile } from '@seduh/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cart, createOrderKit, line } from '../../resources/orders/testing/order-kit';
import { createTestApp } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { openDatabase } from '../db/database';
import { namesIn } from './files';
import { listBases, placeOf, type Place } from './place';
import { restoreShop } from './restore';
import { createSealer } from './seal';
import { shipUploads, shipWal } from './ship';
import { clusterDir, takeBase, withBackupLock } from './take';
import { scratchFolder } from './testing/scratch';
import { verifyBackups } from './verify';
import { isSegment } from './wal';

const WRITERS = 3;
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
  backupDir: string;
  place: Place;
  /** Every order that a customer was told of, whatever became of it. */
  acked: Acked[];
  /** The moment that is asked for later, with orders before and after. */
  moment: Date;
}

let lost: Lost;

beforeAll(async () => {
  lost = await loseShop();
}, 120_000);
afterAll(() => rm(lost.folder, { recursive: true, force: true }));

async function loseShop(): Promise<Lost> {
  const folder = await scratchFolder();
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backups')];
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', PICTURE), 'picture');
  await writeFile(join(dataDir, 'second-factor.key'), 'key');
  const database = await openDatabase({ dataDir, logger: silentLogger, archiveSeconds: 60 });
  const shop = await createTestApp({ database });
  const kit = createOrderKit(shop);
  await database.pool.query(
    'update shop set unpaid_orders = 9999, unpaid_portions = 99999, first_cash_orders = 9999, first_cash_portions = 99999',
  );
  const product = await shop.makeProduct({ stock: 9999 });
  const acked: Acked[] = [];
  const stopping = new AbortController();
  const write = async () => {
    let buyer = await shop.makeUser();
    for (let n = 1; !stopping.signal.aborted; n += 1) {
      // an address may order so often and no more
      if (n % 5 === 0) buyer = await shop.makeUser();
      const sentAt = Date.now();
      const answer = await kit.place(buyer, cart([line(product)])).catch(() => null);
      if (answer?.status === 201) acked.push({ id: answer.data.id, sentAt, ackedAt: Date.now() });
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  const more = async (count = 10) => {
    const enough = acked.length + count;
    await vi.waitUntil(() => acked.length > enough, { timeout: 30_000 });
  };
  await more();
  const source = { connection: database.connection, dataDir, backupDir, sealer };
  const { place } = await withBackupLock(backupDir, async () => {
    await expect(withBackupLock(backupDir, () => takeBase(source))).rejects.toThrow('is under way');
    return takeBase(source);
  });
  await writeFile(join(dataDir, 'uploads', LATER_PICTURE), 'later');
  await more();
  const moment = new Date();
  await more();
  // the log that holds the moment is finished and taken away; what comes after it is not
  await database.pool.query('select pg_switch_wal()');
  const outbox = outboxOf(clusterDir(dataDir));
  await vi.waitUntil(async () => (await namesIn(outbox)).some(isSegment), { timeout: 30_000 });
  await delay(300);
  await shipWal(clusterDir(dataDir), place, sealer);
  await shipUploads(dataDir, place, sealer);
  await more();
  process.kill((await readPostmasterFile(clusterDir(dataDir)))?.pid ?? 0, 'SIGKILL');
  stopping.abort();
  await writing;
  await shop.close();
  await database.close();
  await rm(dataDir, { recursive: true });
  return { folder, backupDir, place, acked, moment };
}

/** Ids of the orders in a shop that was brought back. */
async function ordersIn(dataDir: string): Promise<Set<string>> {
  const database = await openDatabase({ dataDir, logger: silentLogger });
  try {
    const rows = await database.db.selectFrom('orders').select('id').execute();
    return new Set(rows.map(({ id }) => id));
  } finally {
    await database.close();
  }
}

const request = (name: string) => ({
  backupDir: lost.backupDir,
  dataDir: join(lost.folder, name),
  sealer,
  logger: silentLogger,
});

describe('a shop whose machine is gone', () => {
  it('comes back as of a moment, with every order acknowledged by then and none that was sent later', async () => {
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
    const pictures = await readdir(join(lost.folder, 'then', 'uploads'));
    expect(pictures.toSorted()).toEqual([PICTURE, LATER_PICTURE]);
  });
});

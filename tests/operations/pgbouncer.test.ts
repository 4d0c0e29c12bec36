// Two processes of a shop behind a real PgBouncer in transaction mode, with fewer connections than they would like.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import {
  clusterAddress,
  createTestApp,
  createTestDatabase,
  openPooled,
  type TestApp,
  type TestDatabase,
  type TestUser,
} from '@seduh/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLink } from './link.mjs';
import { findPgBouncer, startPgBouncer } from './pgbouncer.mjs';

const CONNECTIONS = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'seduh-pooled-'));
const warned: string[] = [];
const note = ({ name, message }: Error) => void warned.push(`${name}: ${message}`);
let own: TestDatabase;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
const shops: TestApp[] = [];
const open = (namedStatements: boolean) =>
  openPooled({ name: own.name, databaseUrl: bouncer.url, namedStatements, dataDir });

beforeAll(async () => {
  process.on('warning', note);
  // empty: its tables are made by the way around the pooler
  own = await createTestDatabase('template0');
  bouncer = await startPgBouncer({ ...clusterAddress(), database: own.name }, { connections: CONNECTIONS });
  const first = await open(bouncer.keepsStatements);
  await first.db.updateTable('shop').set({ unpaid_orders: 99, first_cash_orders: 99 }).execute();
  shops.push(await createTestApp({ database: first, config: { catalogueAgeMs: 600_000 } }));
  shops.push(
    await createTestApp({ database: await open(bouncer.keepsStatements), config: { catalogueAgeMs: 600_000 } }),
  );
}, 120_000);
afterAll(async () => {
  for (const { app, database } of shops) {
    await app.close();
    await database.close();
  }
  await bouncer.stop();
  await own.drop();
  process.off('warning', note);
  rmSync(dataDir, { recursive: true });
});

const shopOf = (index: number): TestApp => shops[index % 2] as TestApp;
const orderFrom = (index: number, who: TestUser, product_id: string) =>
  shopOf(index).app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { ...who.headers, 'idempotency-key': `order-${index}` },
    payload: {
      lines: [{ product_id, qty: 1, size_id: 1 }],
      delivery_id: DELIVERY.pickUp,
      payment_id: PAYMENT.cashOnDelivery,
    },
  });

describe('behind PgBouncer in transaction mode', () => {
  it('many order at once, in both processes, and both hear of each', async () => {
    const shop = shopOf(0);
    const product = await shop.makeProduct({ stock: 20 });
    const staff = await shop.makeUser({ role: 'Admin' });
    const streams = await Promise.all(
      shops.map(async ({ app }) => {
        const url = '/api/transactions/events';
        const answer = await app.inject({ url, headers: staff.headers, payloadAsStream: true });
        const told = { text: '' };
        answer
          .stream()
          .setEncoding('utf8')
          .on('data', (chunk: string) => (told.text += chunk));
        return told;
      }),
    );
    const people = await Promise.all(Array.from({ length: 24 }, () => shop.makeUser()));
    const answers = await Promise.all(people.map((who, index) => orderFrom(index, who, product)));
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    for (const answer of taken) {
      const { number } = answer.json<{ data: Order }>().data;
      for (const told of streams) await expect.poll(() => told.text, { timeout: 5_000 }).toContain(number);
    }
  });

  it('limits count together, and what is kept is told of changes', async () => {
    const [one, two] = [shopOf(0), shopOf(1)];
    const remoteAddress = one.nextAddress();
    const login = (index: number) =>
      shopOf(index).app.inject({
        method: 'POST',
        url: '/api/auths/login',
        payload: { email: 'nobody@seduh.example', password: 'wrong' },
        remoteAddress,
      });
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => login(index)));
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);

    const id = await one.makeProduct({ product_name: 'Kopi Pandan' });
    const menu = async () => (await two.app.inject({ url: '/api/products?search=pandan' })).body;
    await expect.poll(menu, { timeout: 5_000 }).toContain('Kopi Pandan');
    const headers = await one.as('Admin');
    const payload = { productname: 'Kopi Pandan Wangi' };
    const changed = await one.app.inject({ method: 'PATCH', url: `/api/products/${id}`, headers, payload });
    expect(changed.statusCode).toBe(200);
    await expect.poll(menu, { timeout: 5_000 }).toContain('Kopi Pandan Wangi');
  });

  it('notes the timeline of the server behind the pooler, and refuses it once another has taken over', async () => {
    const file = join(dataDir, 'timelines.json');
    await expect.poll(() => existsSync(file)).toBe(true);
    const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    const [cluster = '', timeline = 0] = Object.entries(seen)[0] ?? [];
    expect(timeline).toBeGreaterThan(0);
    const later = mkdtempSync(join(tmpdir(), 'seduh-pooled-'));
    writeFileSync(join(later, 'timelines.json'), JSON.stringify({ [cluster]: timeline + 1 }));
    const refused = openPooled({ name: own.name, databaseUrl: bouncer.url, namedStatements: false, dataDir: later });
    await expect(refused).rejects.toThrow(`it is on timeline ${timeline}, and the shop has been on ${timeline + 1}`);
    rmSync(later, { recursive: true });
  });

  it('no order before this had pg queue statements by itself, of which it warns', () => {
    expect(warned.filter((said) => said.startsWith('DeprecationWarning'))).toEqual([]);
  });

  it('figures and the export are read whole', async () => {
    const headers = await shopOf(1).as('Admin');
    for (const url of [
      '/api/dashboard?range=daily',
      '/api/dashboard/report.csv?range=daily',
      '/api/transactions?search=SD',
    ]) {
      const answer = await shopOf(1).app.inject({ url, headers });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });

  it('says so in the shop’s words where the server behind the pooler is gone, however the pooler puts it', async () => {
    const { host, port, user } = clusterAddress();
    const link = await startLink(`${host}/.s.PGSQL.${port}`);
    const pooler = await startPgBouncer(
      { host: '127.0.0.1', port: link.port, user, database: own.name },
      { connections: CONNECTIONS },
    );
    const cut = await openPooled({ name: own.name, databaseUrl: pooler.url, namedStatements: false, dataDir });
    const shop = await createTestApp({ database: cut });
    await link.cut();
    try {
      // the first finds out, with a limit; the others are hung up on
      for (let again = 0; again < 3; again += 1) {
        const answer = await shop.app.inject({ url: `/api/products?search=${again}` });
        expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await shop.app.close();
      await cut.close();
      await pooler.stop();
      await link.stop();
    }
  });

  it('control: statements prepared by name are unknown to the next connection where it does not keep them', async () => {
    const behind = { ...clusterAddress(), database: own.name };
    const pooler = await startPgBouncer(behind, { connections: CONNECTIONS, prepared: false });
    const named = await openPooled({ name: own.name, databaseUrl: pooler.url, namedStatements: true, dataDir });
    const ask = () =>
      Promise.all(Array.from({ length: 40 }, () => named.db.selectFrom('shop').select('name').execute()));
    try {
      await expect(ask().then(ask)).rejects.toThrow(/prepared statement/);
    } finally {
      await named.close();
      await pooler.stop();
    }
  });

  it('keeps them where its version can', async () => {
    expect(bouncer.keepsStatements).toBe(findPgBouncer()?.keepsStatements);
    const db = await open(bouncer.keepsStatements);
    const ask = () => Promise.all(Array.from({ length: 40 }, () => db.db.selectFrom('shop').select('name').execute()));
    expect((await ask().then(ask)).length).toBe(40);
    await db.close();
  });
});

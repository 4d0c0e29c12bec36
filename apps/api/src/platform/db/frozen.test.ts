import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmasterFile } from '@seduh/embedded-postgres';
import { expect, it } from 'vitest';
import { cart, createOrderKit, line } from '../../resources/orders/testing/order-kit';
import { createTestApp } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { tempFolder } from '../../testing/helpers';
import { connectDatabase } from './database';
import { startShopPostgres } from './embedded';
import { SERVING } from './limits';
import { migrate } from './migrate';
import { migrations } from './migrations';

const MAKER = `
export const dataId = 'data';
export const script = '';
export const address = (url) => (url === '/products' ? url : null);
export const needs = () => ['/products?limit=2', '/shop'];
export const pictures = () => [];
export const render = async (_url, answers) => ({
  head: '', body: answers['/products?limit=2'].data[0].product_name, data: null, modules: [],
});`;

const MANIFEST = JSON.stringify({ 'index.html': { file: 'assets/index.js', isEntry: true } });
const INDEX =
  '<!doctype html><html><head><title>S</title><script></script></head><body><div id="root"></div></body></html>';

async function storefront() {
  const dir = await tempFolder();
  await mkdir(join(dir, 'dist/.vite'), { recursive: true });
  await writeFile(join(dir, 'dist/index.html'), INDEX);
  await writeFile(join(dir, 'dist/.vite/manifest.json'), MANIFEST);
  await writeFile(join(dir, 'maker.mjs'), MAKER);
  return { storefrontDir: join(dir, 'dist'), storefrontServer: join(dir, 'maker.mjs') };
}

// limits as in a shop that serves, and short: what matters is which of them is passed
const quick = { statementMs: 700, lockMs: 500, idleMs: 5_000, patienceMs: 700 };
const LIMITS = Object.fromEntries(
  Object.entries(SERVING).map(([name, { size }]) => [name, { size, ...quick }]),
) as typeof SERVING;

it('gives what was last known of the menu while the database is frozen, says so, and refuses the rest in words', async () => {
  const dataDir = join(await tempFolder(), 'postgres');
  const cluster = await startShopPostgres({ dataDir, durable: false, logger: silentLogger });
  const setUp = connectDatabase({ connection: () => cluster.connection, logger: silentLogger }, async () => undefined);
  await migrate(setUp.pool, migrations, silentLogger);
  await setUp.close();
  const database = connectDatabase(
    { connection: () => cluster.connection, logger: silentLogger, limits: LIMITS, pipelines: true },
    async () => undefined,
  );
  const shop = await createTestApp({ database, config: { ...(await storefront()), catalogueAgeMs: 1 } });
  const kit = createOrderKit(shop);
  const frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
  try {
    const latte = await shop.makeProduct({ stock: 10 });
    await shop.makePromo();
    const rani = await shop.makeUser();
    const known = [
      '/api/products',
      '/api/products?search=latte',
      `/api/products/${latte}`,
      '/api/promos',
      '/api/categories',
      '/api/shop',
      '/products',
    ];
    const br = { 'accept-encoding': 'br' };
    const get = (url: string, headers = {}) => shop.app.inject({ url, headers: { ...headers } });
    const before = new Map<string, string>();
    for (const url of known) {
      before.set(url, (await get(url)).body);
      await get(url, br);
    }

    const { rows } = await database.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname is not null',
    );
    frozen.push((await readPostmasterFile(dataDir))?.pid ?? 0, ...rows.map(({ pid }) => pid));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');

    // who asks first waits until the limit is passed; whoever comes later does not
    const first = await get('/api/products');
    expect([first.statusCode, first.body]).toEqual([200, before.get('/api/products')]);
    void get('/api/products?search=nobody+has+asked').catch(() => undefined);
    await expect.poll(() => database.isSilent(), { timeout: 5_000 }).toBe(true);
    for (const url of known) {
      const plain = await get(url, rani.headers);
      expect([url, plain.statusCode, plain.headers.warning]).toEqual([url, 200, '111 - "Revalidation Failed"']);
      expect((await get(url, br)).statusCode).toBe(200);
    }
    expect((await get('/products')).body).toContain('Hazelnut Latte');
    const { headers, body } = await get('/api/products');
    expect(body).toBe(before.get('/api/products'));
    expect(headers).toMatchObject({
      age: expect.stringMatching(/^\d+$/),
      'cache-control': 'public, no-cache',
      etag: first.headers.etag,
    });
    expect((await get('/api/products', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);

    const ready = await get('/readyz');
    const unknown = await get('/api/products?search=never');
    const order = shop.app.inject({
      method: 'POST',
      url: '/api/transactions',
      headers: { ...rani.headers, 'idempotency-key': 'frozen' },
      payload: cart([line(latte)]),
    });
    for (const { statusCode, headers: told, body: text } of [ready, unknown, await order]) {
      expect([statusCode, told['retry-after']]).toEqual([503, '2']);
      expect(JSON.parse(text)).toMatchObject({
        code: 'UNAVAILABLE',
        msg: expect.stringContaining('Try again in a moment'),
      });
    }
    expect((await get('/healthz')).statusCode).toBe(200);

    thaw();
    await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
    await expect.poll(async () => (await get('/api/products')).headers.warning, { timeout: 10_000 }).toBeUndefined();
    expect((await kit.place(rani, cart([line(latte)]), 'frozen')).status).toBe(201);
    expect(await kit.countOrders()).toBe(1);
  } finally {
    thaw();
    await shop.close();
    await database.close();
    await cluster.stop();
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { cart, createOrderKit, line, PICK_UP } from '../../resources/orders/testing/order-kit';
import { readShopFigures } from '../../resources/health/figures';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { silentLogger } from '../../testing/stand-ins';
import { createMetrics, type Metrics } from './metrics';
import { serveMetrics } from './metrics-server';

let shop: TestApp;
let metrics: Metrics;
let figures: () => ReturnType<typeof readShopFigures>;
let kit: ReturnType<typeof createOrderKit>;
let rani: TestUser;
let staff: TestUser;

beforeAll(async () => {
  shop = await createTestApp({ config: { catalogueAgeMs: 60_000, countsVisits: true } });
  figures = () => readShopFigures(shop.database.jobs, shop.clock);
  metrics = createMetrics({
    // each scrape asks: what is told is not five seconds old
    readFigures: () => figures(),
    pools: shop.database.pools,
    isReady: shop.app.readiness.isReady,
    version: '1.2.3',
    figuresAgeMs: 0,
  });
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(async () => {
  metrics.close();
  await shop.close();
});

/** A series' value; undefined where it is not told. Labels in any order. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  for (const one of await series()) {
    const has = Object.entries(labels).every(([label, value]) => one.labels[label] === value);
    if (one.name === name && has) return one.value;
  }
  return undefined;
}

async function series() {
  const text = await metrics.text();
  return text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, name = '', labels = '', value = ''] = /^([a-z_][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(row) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', said = '']) => [
        label,
        said,
      ]);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

it('follows an order: where it stands, what was placed and moved, whether its promise was kept', async () => {
  expect(await valueOf('seduh_orders_open', { status: 'confirmed' })).toBe(0);
  expect(await valueOf('seduh_promises_24h', { outcome: 'kept' })).toBe(0);
  const product = await shop.makeProduct();
  const { data } = await kit.place(rani, cart([line(product)]), 'once');
  // the same key is the same order
  await kit.place(rani, cart([line(product)]), 'once');
  const placed = { from: 'customer', delivery: 'Pick up', payment: 'Cash on delivery' };
  expect(await valueOf('seduh_orders_placed_total', placed)).toBe(1);
  expect(await valueOf('seduh_orders_open', { status: 'pending' })).toBe(1);

  for (const status of PICK_UP) await kit.move(staff, data.id, status);
  expect(await valueOf('seduh_order_moves_total', { to: 'ready' })).toBe(1);
  expect(await valueOf('seduh_orders_open', { status: 'pending' })).toBe(0);
  expect(await valueOf('seduh_orders_24h', { status: 'picked up' })).toBe(1);
  expect(await valueOf('seduh_promises_24h', { outcome: 'kept' })).toBe(1);

  // another one that is ready an hour after its promise
  const late = await kit.place(rani, cart([line(product)]));
  await kit.move(staff, late.data.id, 'confirmed');
  await kit.move(staff, late.data.id, 'preparing');
  shop.clock.set(new Date(shop.clock.now().getTime() + 60 * 60_000));
  await kit.move(staff, late.data.id, 'ready');
  expect(await valueOf('seduh_promises_24h', { outcome: 'late' })).toBe(1);
});

it('tells what is owed and what waits', async () => {
  expect(await valueOf('seduh_money_owed_rupiah')).toBe(0);
  const { data } = await kit.place(rani, cart([line(await shop.makeProduct({ price: 20_000 }))]));
  await kit.handOver(staff, data.id);
  const { refunds } = await readShopFigures(shop.database.jobs, shop.clock).then(({ owed }) => owed);
  const refunded = await kit.refund(staff, data.id, { whole: true, reason: 'Cold' });
  expect(refunded.status).toBe(200);
  // as one that its provider has not taken yet
  await shop.database.pool.query('update refunds set refunded_at = null where order_id = $1', [data.id]);
  expect(await valueOf('seduh_money_owed_rupiah')).toBe(data.total);
  expect(await valueOf('seduh_refunds_owed')).toBe(refunds + 1);

  const waiting = (await valueOf('seduh_queue_depth', { queue: 'mails' })) ?? NaN;
  const since = new Date(shop.clock.now().getTime() - 90 * 60_000);
  await shop.database.pool.query(
    `insert into mails (id, template, created_at, due_at, give_up_at)
     values (gen_random_uuid(), 'reset', $1, 'infinity', 'infinity')`,
    [since],
  );
  expect(await valueOf('seduh_queue_depth', { queue: 'mails' })).toBe(waiting + 1);
  expect(await valueOf('seduh_queue_oldest_seconds', { queue: 'mails' })).toBe(90 * 60);
});

it('counts answers by route and code, hits of caches, waits for connections', async () => {
  const hits = async () =>
    (await valueOf('seduh_cache_requests_total', { cache: 'whole answers', outcome: 'hit' })) ?? 0;
  await shop.app.inject('/api/products');
  const before = await hits();
  await shop.app.inject('/api/products');
  expect(await hits()).toBe(before + 1);
  expect(await valueOf('seduh_http_requests_total', { route: '/api/products', status: '200' })).toBeGreaterThan(1);
  await shop.app.inject('/api/users');
  expect(await valueOf('seduh_errors_total', { code: 'NO_TOKEN' })).toBe(1);
  expect(await valueOf('seduh_pool_wait_seconds_count', { pool: 'main' })).toBeGreaterThan(0);
  expect(await valueOf('seduh_pool_connections', { pool: 'main', state: 'waiting' })).toBe(0);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  expect(await valueOf('seduh_build_info', { version: '1.2.3' })).toBe(1);
});

const tell = (payload: unknown) => shop.app.inject({ method: 'POST', url: '/api/vitals', payload: payload as object });

it('counts what visits measured, by the page they began with', async () => {
  expect((await tell({ page: 'products', vitals: { LCP: 1_240.5, CLS: 0.02 } })).statusCode).toBe(204);
  expect((await tell({ page: 'products', vitals: { LCP: 3_100 } })).statusCode).toBe(204);
  const of = { vital: 'LCP', page: 'products' };
  expect(await valueOf('seduh_web_vital_seconds_count', of)).toBe(2);
  expect(await valueOf('seduh_web_vital_seconds_sum', of)).toBeCloseTo(4.3405);
  expect(await valueOf('seduh_web_vital_seconds_bucket', { ...of, le: '2.5' })).toBe(1);
  expect(await valueOf('seduh_web_vital_layout_shift_count', { page: 'products' })).toBe(1);
});

it.each([
  [{ page: 'of-mine', vitals: {} }],
  [{ page: 'home', vitals: { LCP: -1 } }],
  [{ page: 'home', vitals: { LCP: 'soon' } }],
  [{ page: 'home', vitals: { mine: 1 } }],
  [{ page: 'home', vitals: {}, user: 'rani' }],
])('refuses what no page of the shop tells: %j', async (visit) => {
  expect((await tell(visit)).statusCode).toBe(400);
  expect(await valueOf('seduh_web_vital_seconds_count', { page: 'home' })).toBeUndefined();
});

it('is told nothing of visits where nobody watches', async () => {
  const unwatched = await createTestApp();
  expect((await unwatched.app.inject({ method: 'POST', url: '/api/vitals', payload: {} })).statusCode).toBe(404);
  await unwatched.close();
});

it('counts what content policies stopped, by directive', async () => {
  const report = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } };
  const headers = { 'content-type': 'application/csp-report' };
  const payload = JSON.stringify(report);
  expect((await shop.app.inject({ method: 'POST', url: '/api/csp', headers, payload })).statusCode).toBe(204);
  expect(await valueOf('seduh_policy_reports_total', { directive: 'script-src-elem' })).toBe(1);
});

it('has no label that somebody outside can make up, and says nothing of anybody', async () => {
  const many = (await series()).length;
  const ids = Array.from({ length: 30 }, (_, n) => `01a2b3c4-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`);
  for (const id of ids) {
    await shop.app.inject(`/api/products/${id}`);
    await shop.app.inject(`/nowhere/${id}?email=rani@seduh.example`);
    await shop.app.inject({ url: `/api/${id}`, headers: rani.headers });
  }
  const told = await series();
  // one route more, one more that is none, with their statuses and their histograms
  expect(told.length - many).toBeLessThan(60);
  const text = await metrics.text();
  expect(text).not.toContain('01a2b3c4');
  for (const secret of [rani.id, rani.email, rani.headers['x-access-token'], '@', '+62'])
    expect(text).not.toContain(secret);
});

it('goes on telling of the process while the database says nothing, and no old figures', async () => {
  const usual = figures;
  figures = () => Promise.reject(new Error('away'));
  expect(await valueOf('seduh_figures_known')).toBe(0);
  expect(await valueOf('seduh_orders_open', { status: 'pending' })).toBeUndefined();
  expect(await valueOf('seduh_http_requests_total')).toBeGreaterThan(0);
  figures = usual;
  expect(await valueOf('seduh_figures_known')).toBe(1);
  expect(await valueOf('seduh_orders_open', { status: 'pending' })).toBeDefined();
});

it('is served to who knows the token, on its own port, and serves nothing else', async () => {
  const token = 'a-token-of-sixteen';
  const own = createMetrics({
    readFigures: () => figures(),
    pools: shop.database.pools,
    isReady: async () => true,
    version: '1',
  });
  const served = await serveMetrics(own, { port: 0, host: '127.0.0.1', token }, silentLogger);
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, authorization ? { headers: { authorization } } : {});
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', 'Bearer another-token-entirely')).status).toBe(401);
  expect((await ask('/', `Bearer ${token}`)).status).toBe(404);
  const good = await ask('/metrics', `Bearer ${token}`);
  expect([good.status, good.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await good.text()).toContain('seduh_ready 1');
  await served.stop();
  // the shop's own port has no such address
  expect((await shop.app.inject('/metrics')).statusCode).toBe(404);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, request, test } from '@playwright/test';
import { ACCOUNTS, SHOP_NOW, SURVIVOR_PORT } from './shop';

const base = `http://127.0.0.1:${SURVIVOR_PORT}`;

async function openShop(dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../apps/api/dist/server.js')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(SURVIVOR_PORT), HOST: '127.0.0.1', DATA_DIR: dataDir, APP_NOW: SHOP_NOW },
  });
  await expect
    .poll(async () => (await fetch(`${base}/readyz`).catch(() => null))?.status ?? 0, { timeout: 60_000 })
    .toBe(200);
  return server;
}

/** The server dies like in a power cut for its process: nothing of it gets to run any more. */
async function killHard(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

test('an acknowledged order outlives kill -9 of the server, and the shop opens again by itself', async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'seduh-survival-'));
  let server = await openShop(dataDir);
  try {
    const api = await request.newContext({ baseURL: base });
    const json = async <T>(answer: Promise<{ json(): Promise<unknown> }>) =>
      ((await (await answer).json()) as { data: T }).data;
    const { token } = await json<{ token: string }>(api.post('/api/auths/login', { data: ACCOUNTS.customer }));
    const [product] = await json<{ id: string }[]>(api.get('/api/products?search=americano'));
    const headers = { 'x-access-token': token, 'idempotency-key': 'outlives-the-server' };
    const data = { lines: [{ product_id: product?.id, size_id: 2, qty: 3 }], delivery_id: 3, payment_id: 3 };
    const placed = await api.post('/api/transactions', { headers, data });
    expect(placed.status()).toBe(201);
    const order = ((await placed.json()) as { data: { id: string; total: number } }).data;

    for (let round = 0; round < 2; round += 1) {
      await killHard(server);
      server = await openShop(dataDir);
      const kept = await json<{ id: string; total: number }>(api.get(`/api/transactions/${order.id}`, { headers }));
      expect(kept).toMatchObject({ id: order.id, total: order.total, status_name: 'pending' });
      // the same key still stands for the same order
      const again = await api.post('/api/transactions', { headers, data });
      expect([again.status(), ((await again.json()) as { data: unknown }).data]).toEqual([201, order]);
    }
    const next = await api.post('/api/transactions', {
      headers: { ...headers, 'idempotency-key': 'the-next-one' },
      data,
    });
    expect(next.status()).toBe(201);
    await api.dispose();
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    // what a killed server leaves running notices a moment later
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

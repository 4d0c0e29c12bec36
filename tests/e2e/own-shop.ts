import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { SHOP, SHOP_NOW } from './shop';

/** Where a journey's own shop is, one at a time for each worker: killed, or closed for the day, it surprises no other. */
export const OWN_SHOP_URL = `http://127.0.0.1:${SHOP.survivorPort}`;

/** Starts a shop on this folder, at this moment, with more settings; resolves once it serves. */
export async function openOwnShop(
  dataDir: string,
  now = SHOP_NOW,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../apps/api/dist/server.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(SHOP.survivorPort),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      APP_NOW: now,
      METRICS_PORT: String(SHOP.metricsPort),
      ...settings,
    },
  });
  await expect
    .poll(async () => (await fetch(`${OWN_SHOP_URL}/readyz`).catch(() => null))?.status ?? 0, { timeout: 60_000 })
    .toBe(200);
  return server;
}

/** Ends a shop, and resolves once it is gone. */
export async function endShop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

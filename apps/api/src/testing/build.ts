import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the programs into a folder beside `dist`, where they find what they need; `remove` takes it away again. */
export async function buildPrograms(): Promise<{
  server: string;
  seed: string;
  shop: string;
  backup: string;
  encoder: string;
  remove(): Promise<void>;
}> {
  const outDir = join(root, `dist-test-${randomBytes(4).toString('hex')}`);
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return {
    server: join(outDir, 'server.js'),
    seed: join(outDir, 'seed.js'),
    shop: join(outDir, 'shop.js'),
    backup: join(outDir, 'backup.js'),
    encoder: join(outDir, 'encoder.js'),
    remove: () => rm(outDir, { recursive: true }),
  };
}

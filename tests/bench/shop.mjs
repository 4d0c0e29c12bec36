import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askUntilReady } from './connection.mjs';
import { freePort, start } from './processes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'apps/api/dist');
export const STOREFRONT_PAGE = join(root, 'apps/storefront/dist/index.html');
/** A Friday afternoon in the shop's zone: open, and it delivers. */
export const APP_NOW = '2026-11-20T07:30:00.000Z';
/** As whatever starts it says: `npm start`, the archive, the container, systemd. */
const YOUNG_HEAP = '--max-semi-space-size=16';
const PATIENCE_MS = 60_000;
const LOG_TAIL = 1_500;

export const serverBuilt = () => existsSync(join(dist, 'server.js')) && existsSync(join(dist, 'seed.js'));

/**
 * A shop in a folder of its own, as `npm start` would open it: rate limits and logs are on.
 * `DATABASE_URL` and the like of our caller never reach it, so it cannot touch a real one.
 *
 * @param {string} folder made where it does not exist @param {object} settings environment of all its programs
 */
export function createShop(folder, settings = {}) {
  const dataDir = join(folder, 'data');
  const logFile = join(folder, 'shop.log');
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    LOG_LEVEL: '',
  };
  Object.assign(env, { DATA_DIR: dataDir, APP_NOW, HOST: '127.0.0.1', TRUST_PROXY_HOPS: '', ...settings });

  return {
    dataDir,

    /** Starts the built server; resolves when its database answers, `startMs` after the start. @param {object} more environment */
    async open(more = {}) {
      await mkdir(folder, { recursive: true });
      const port = await freePort();
      const log = openSync(logFile, 'a');
      const began = performance.now();
      const { child, ended, stop } = start(process.execPath, [YOUNG_HEAP, join(dist, 'server.js')], {
        stdio: ['ignore', log, log],
        env: { ...env, ...more, PORT: String(port) },
      });
      closeSync(log);
      try {
        await askUntilReady(port, '/readyz', { patienceMs: PATIENCE_MS, gone: ended });
      } catch (error) {
        await stop();
        throw new Error(`The shop did not open: ${error.message}\n${readFileSync(logFile, 'utf8').slice(-LOG_TAIL)}`, {
          cause: error,
        });
      }
      return { port, pid: child.pid, startMs: performance.now() - began, stop };
    },

    /** Makes users for the load while the shop is shut. @returns {Promise<string[]>} their tokens */
    async seedTokens(count) {
      const { out, notes } = await seed(['--tokens', String(count)]);
      const tokens = out.split('\n').filter(Boolean);
      if (tokens.length !== count) throw new Error(`The seed gave ${tokens.length} of ${count} tokens.\n${notes}`);
      return tokens;
    },

    /** Fills it up to so many orders, customers and products, while it is shut; what is there already is not written again. */
    async grow(size) {
      const { notes } = await seed(Object.entries(size).flatMap(([what, count]) => [`--${what}`, String(count)]));
      if (!/^The shop has .*(?:now|nothing was changed)\.$/m.test(notes)) throw new Error(`The seed failed.\n${notes}`);
    },
  };

  async function seed(args) {
    const { child, ended, stop } = start(process.execPath, [join(dist, 'seed.js'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    let out = '';
    let notes = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (notes += chunk));
    try {
      await ended;
    } finally {
      await stop();
    }
    return { out, notes };
  }
}

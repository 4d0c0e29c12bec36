// Several processes of the built shop on one database, behind a balancer.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askUntilReady } from '../bench/connection.mjs';
import { freePort, start } from '../bench/processes.mjs';
import { startBalancer } from './balancer.mjs';
import { steadyPorts } from './deployed.mjs';

export const BUILT = fileURLToPath(new URL('../../apps/api/dist', import.meta.url));
/** A Friday afternoon in the shop's zone: open, and it delivers. It goes on from there, whoever is started when. */
const OPENED_AT = Date.parse('2026-11-20T07:30:00.000Z');
const PATIENCE_MS = 60_000;
/** Long enough for a balancer that looks five times a second. */
const DRAIN_SECONDS = 1;

/**
 * @param {{ folder: string, databaseUrl: string, accounts: number, count?: number, env?: Record<string, string> | ((port: number) => Record<string, string>),
 *   front?: (folder: string, ports: number[]) => Promise<import('./fronts.mjs').Front> }} options
 *   `databaseUrl`: empty for the embedded one; `env`: on top, of all or of the one at a port; `accounts`: how many customers there are; `front`: instead of our own balancer
 */
export async function openShops({ folder, databaseUrl, accounts, count = 3, env: more = {}, front }) {
  const began = Date.now();
  const dataDir = join(folder, 'shop');
  const logFile = join(folder, 'shop.log');
  mkdirSync(dataDir, { recursive: true });
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(DATABASE|BACKUP|SMTP|OIDC|PG|S3_|ASSETS_)/.test(name)),
  );
  let address = databaseUrl;
  const environment = (port = 0) => ({
    ...clean,
    NODE_ENV: '',
    PUBLIC_URL: '',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DATABASE_URL: address,
    SECOND_FACTOR_KEY: Buffer.alloc(32, 'operations').toString('base64'),
    HOST: '127.0.0.1',
    TRUST_PROXY_HOPS: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    APP_NOW: new Date(OPENED_AT + Date.now() - began).toISOString(),
    ...(typeof more === 'function' ? more(port) : more),
  });

  // one that has to be told of all ports beforehand, also of those that the next ones come to
  const ports = front ? await steadyPorts(2 * count) : null;
  let opened = 0;

  /** Starts one; resolves once it serves. @param {string} [dist] the build to start */
  async function open(dist = BUILT) {
    const port = ports ? ports[opened % ports.length] : await freePort();
    opened += 1;
    const log = openSync(logFile, 'a');
    const { child, ended, stop } = start(process.execPath, [join(dist, 'server.js')], {
      stdio: ['ignore', log, log],
      // its connections are known by its port
      env: { PGAPPNAME: nameOf(port), ...environment(port), PORT: String(port) },
    });
    closeSync(log);
    await askUntilReady(port, '/readyz', { patienceMs: PATIENCE_MS, gone: ended }).catch(async (error) => {
      await stop();
      throw new Error(`A process did not open: ${error.message}\n${readFileSync(logFile, 'utf8').slice(-1_500)}`, {
        cause: error,
      });
    });
    return { port, child, ended, stop };
  }

  const balancer = front ? known(await front(folder, ports)) : await startBalancer();
  const tokens = await seedTokens(environment(), accounts);
  const processes = await Promise.all(Array.from({ length: count }, () => open()));
  for (const { port } of processes) await balancer.add(port);
  await balancer.ready?.();

  return {
    port: balancer.port,
    tokens,
    balancer,
    processes,
    logFile,
    dataDir,
    /** Runs a program of the build with the shop's settings. @returns {Promise<string>} what it said; throws where it fails */
    run: (program, args, env = {}) => runProgram(program, args, { ...environment(), ...env }),
    /** Where those that are opened from now on have their database. */
    moveTo: (url) => void (address = url),
    /** Puts a new one in the place of one that is gone. */
    async replace(gone) {
      const fresh = await open();
      balancer.remove(gone.port);
      await balancer.add(fresh.port);
      processes[processes.indexOf(gone)] = fresh;
      return fresh;
    },
    /**
     * One after the other is replaced: the new one is there before the old one is told to end.
     *
     * @param {string} [dist] the build to start
     * @param {{ between?: () => Promise<void> }} [options] `between`: once the first of them is replaced
     * @returns {Promise<{ codes: (number | null)[], endedMs: number[] }>} how each ended, and after how long
     */
    async roll(dist = BUILT, { between } = {}) {
      const outcome = { codes: [], endedMs: [] };
      for (let n = 0; n < processes.length; n += 1) {
        const old = processes[n];
        const fresh = await open(dist);
        await balancer.add(fresh.port);
        const told = performance.now();
        old.child.kill('SIGTERM');
        await old.ended;
        outcome.endedMs.push(performance.now() - told);
        outcome.codes.push(old.child.exitCode);
        balancer.remove(old.port);
        processes[n] = fresh;
        if (n === 0) await between?.();
      }
      return outcome;
    },
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      await balancer.stop();
    },
  };
}

/** What connections of the process at this port call themselves. */
export const nameOf = (port) => `shop-${port}`;

/** Of a front: it knows all ports there are, and looks by itself who answers. */
const known = (front) => ({ ...front, add: async () => undefined, remove: () => undefined });

async function runProgram(name, args, env) {
  const { child, ended } = start(process.execPath, [join(BUILT, `${name}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let out = '';
  let notes = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (notes += chunk));
  await ended;
  if (child.exitCode !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${child.exitCode}: ${notes}`);
  return out;
}

async function seedTokens(env, count) {
  const tokens = (await runProgram('seed', ['--tokens', String(count)], env)).split('\n').filter(Boolean);
  if (tokens.length !== count) throw new Error(`The seed gave ${tokens.length} of ${count} tokens.`);
  return tokens;
}

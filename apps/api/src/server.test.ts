import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from './platform/clock';
import { keepDays } from './resources/dashboard/daily-sums';
import { createTestDatabase, type TestDatabase } from './testing/database';
import { buildPrograms } from './testing/build';
import { HEAP_PROBE } from './testing/heap-growth';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let dir: string;
let store: TestDatabase;
let demo: TestDatabase;
const running: ChildProcess[] = [];

beforeAll(async () => {
  programs = await buildPrograms();
  dir = await mkdtemp(join(tmpdir(), 'server-'));
  store = await createTestDatabase();
  demo = await createTestDatabase();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await store.drop();
  await demo.drop();
  await programs.remove();
  await rm(dir, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function databaseUrl({ name }: TestDatabase): string {
  const { host, port, user } = inject('postgres');
  return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${name}`;
}

function start(program: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dir, DATABASE_URL: databaseUrl(store), ...env },
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, said, ended };
}

/** How long a start may take beside all else that a busy machine does. */
const START_MS = 60_000;

/** A shop in production: no demo. */
async function open(env: Record<string, string> = {}) {
  const port = await freePort();
  const shop = start(programs.server, { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env });
  await expect.poll(() => shop.said.out + shop.said.err, { timeout: START_MS }).toContain('Seduh is open at');
  return { ...shop, port };
}

const status = (port: number, path: string, agent?: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });

/**
 * What every shop gathers: logins at a provider nobody came back from, an image nothing shows, and days that are kept and
 * not yet added up by months.
 */
async function leftovers() {
  const [uploads, day] = [join(dir, 'uploads'), 24 * 60 * 60_000];
  const login = (days: number) => {
    const [cookie_hash, expires_at] = [Buffer.from(`${days}`), new Date(Date.now() - days * day)];
    return { cookie_hash, state: 's', nonce: 'n', verifier: 'v', expires_at };
  };
  await store.database.db
    .insertInto('oidc_logins')
    .values([login(3), login(0)])
    .execute();
  // seventy of the newest: at least one whole month
  for (let sweep = 0; sweep < 7; sweep += 1) await keepDays(store.database.db, systemClock);
  await mkdir(uploads, { recursive: true });
  for (const [name, days] of [['a', 3] as const, ['b', 0] as const]) {
    const file = join(uploads, `${name.repeat(32)}-192.jpg`);
    await writeFile(file, 'image');
    await utimes(file, new Date(Date.now() - days * day), new Date(Date.now() - days * day));
  }
  return async () => ({
    logins: (await store.database.db.selectFrom('oidc_logins').select('state').execute()).length,
    images: (await readdir(uploads)).map((file) => file.charAt(0)),
    hasMonths: (await store.database.db.selectFrom('monthly_figures').select('since').execute()).length > 0,
  });
}

it(
  'opens, makes the first admin, cleans up, answers what is under way on SIGTERM, and ends with 0',
  { timeout: 2 * START_MS },
  async () => {
    const left = await leftovers();
    const { child, said, ended, port } = await open({
      ADMIN_EMAIL: 'Boss@seduh.example',
      ADMIN_PASSWORD: 'buka-toko-jam-tujuh',
    });
    expect(said.out).not.toContain('kopi-susu-pagi');
    expect(said.out).not.toContain('buka-toko');
    expect(await status(port, '/readyz')).toBe(200);
    await expect.poll(left, { timeout: START_MS }).toEqual({ logins: 1, images: ['b'], hasMonths: true });

    const idle = new Agent({ keepAlive: true });
    expect(await status(port, '/healthz', idle)).toBe(200);
    const body = JSON.stringify({ email: 'boss@seduh.example', password: 'buka-toko-jam-tujuh' });
    const login = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/auths/login',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const answer = once(login, 'response');
    login.write(body.slice(0, 10));
    await new Promise((done) => setTimeout(done, 200));
    const before = performance.now();
    child.kill('SIGTERM');
    await new Promise((done) => setTimeout(done, 200));
    login.end(body.slice(10));

    const [response] = await answer;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await ended).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    idle.destroy();
  },
);

it('opens with the demo in development, and gives out tokens for tests', { timeout: 2 * START_MS }, async () => {
  const port = await freePort();
  const shop = start(programs.server, { PORT: String(port), DATABASE_URL: databaseUrl(demo) });
  await expect.poll(() => shop.said.out, { timeout: START_MS }).toContain('rani@seduh.example     kopi-susu-pagi');
  expect(await status(port, '/images/demo-espresso-384.avif')).toBe(200);

  const seed = start(programs.seed, { DATABASE_URL: databaseUrl(demo) }, ['--tokens', '3']);
  expect(await seed.ended).toBe(0);
  const tokens = seed.said.out.trim().split('\n');
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) {
    const response = await fetch(`http://127.0.0.1:${port}/api/users`, { headers: { 'x-access-token': token } });
    expect(await response.json()).toMatchObject({ status: 200, data: { role: 'User' } });
  }
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

it('collects its heap before that has grown to twice what lives', { timeout: 2 * START_MS }, async () => {
  const { child, said, ended } = await open(HEAP_PROBE);
  child.kill('SIGUSR2');
  await expect.poll(() => said.out, { timeout: START_MS }).toMatch(/heap grows .* x\n/);
  const growth = Number(/heap grows (\S+) x/.exec(said.out)?.[1]);
  expect(growth).toBeGreaterThan(1);
  expect(growth).toBeLessThan(2);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('says in one line that its port is taken', async () => {
  const first = await open();
  const second = start(programs.server, { NODE_ENV: 'production', PORT: String(first.port), HOST: '127.0.0.1' });
  expect(await second.ended).toBe(1);
  expect(second.said.err.trim().split('\n')).toEqual([
    `Seduh cannot start: port ${first.port} is taken. Stop what listens there, or choose another: PORT=3001`,
  ]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

it('ends with what it had begun already, where its last step fails', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const METRICS_PORT = String((taken.address() as AddressInfo).port);
  const port = await freePort();
  const shop = start(programs.server, { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', METRICS_PORT });
  expect(await shop.ended).toBe(1);
  expect(shop.said.err).toBe(
    `Seduh cannot start: METRICS_PORT ${METRICS_PORT} cannot be listened on (EADDRINUSE). Choose another\n`,
  );
  taken.close();
});

it('does not start in production with a clock that was set', async () => {
  const shop = start(programs.server, { NODE_ENV: 'production', APP_NOW: 'fixed:2026-11-20T07:30:00Z' });
  expect(await shop.ended).toBe(1);
  expect(shop.said.err).toMatch(/^Seduh cannot start: .*APP_NOW.*\n$/);
});

it('never puts the demo into a shop in production', async () => {
  const seed = start(programs.seed, { NODE_ENV: 'production' });
  expect(await seed.ended).toBe(1);
  expect(seed.said.err).toBe('Seduh cannot start: the demo is never put into a shop in production\n');
  const { rows } = await store.database.pool.query('select 1 from products');
  expect(rows).toEqual([]);
});

it.each([
  ['shop', []],
  ['shop', ['--reset-second-factor', 'owner@seduh.example']],
  ['backup', ['--dump', 'copy']],
] as const)('%s %j makes no shop where DATA_DIR names none', async (program, args) => {
  const nowhere = join(dir, 'mistyped');
  const { said, ended } = start(programs[program], { DATABASE_URL: '', DATA_DIR: nowhere }, [...args]);
  expect(await ended).toBe(1);
  expect(said.err).toContain(`There is no shop in DATA_DIR (${nowhere}). Name the folder that it was started with`);
  expect(existsSync(nowhere)).toBe(false);
});

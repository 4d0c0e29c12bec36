// `npm run release:try`: unpacks the archive of release/ into an empty folder and starts it with Node alone, no npm on
// its path, no workspace above it. Looks at what it serves, has it end, and says how long each took.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const release = fileURLToPath(new URL('../../release', import.meta.url));
const archive = readdirSync(release).find((one) => one.endsWith('.tar.gz'));
if (!archive) throw new Error('no archive: npm run release');
const sums = readFileSync(join(release, 'SHA256SUMS'));
const key = createPublicKey(readFileSync(join(release, 'release-key.pem')));
if (!verify(null, sums, key, readFileSync(join(release, 'SHA256SUMS.sig'))))
  throw new Error('the signature does not fit');
const sum = createHash('sha256')
  .update(readFileSync(join(release, archive)))
  .digest('hex');
if (!sums.toString().startsWith(sum)) throw new Error('the checksum does not fit');

const folder = mkdtempSync(join(tmpdir(), 'seduh-try-'));
const port = await freePort();
const metricsPort = await freePort();
let child;
try {
  spawnSync('tar', ['-C', folder, '-xzf', join(release, archive)]);
  const home = join(folder, archive.replace(/\.tar\.gz$/, ''));
  for (const turn of ['first start, with database and demo', 'again']) {
    const since = performance.now();
    child = spawn(process.execPath, ['apps/api/dist/server.js'], {
      cwd: home,
      env: {
        PATH: '/nowhere',
        DATA_DIR: join(folder, 'data'),
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        TMPDIR: tmpdir(),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    await ready(ended);
    const seconds = (performance.now() - since) / 1_000;
    await look('/', 'text/html', 'Seduh');
    await look('/api/products', 'application/json', '"data"');
    await look('/metrics', 'text/plain', 'seduh_ready 1', metricsPort);
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}`);
    process.stdout.write(`${turn}: ready after ${seconds.toFixed(1)} s\n`);
  }
} finally {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function ready(ended) {
  const gone = ended.then(([code]) => {
    throw new Error(`it ended with ${code} before it was ready`);
  });
  gone.catch(() => undefined);
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const answer = await Promise.race([fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null), gone]);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error('it was not ready within two minutes');
}

async function look(path, type, text, at = port) {
  const answer = await fetch(`http://127.0.0.1:${at}${path}`, { headers: { accept: type } });
  const body = await answer.text();
  if (!answer.ok || !answer.headers.get('content-type')?.includes(type) || !body.includes(text))
    throw new Error(`${path} answered ${answer.status} ${answer.headers.get('content-type')}`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  return free;
}

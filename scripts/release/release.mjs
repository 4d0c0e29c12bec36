// `npm run release`: builds, and leaves an archive in release/ that starts with Node alone, its checksum, a signature, and
// the key to check it with. The key is RELEASE_KEY (a file with an Ed25519 key in PEM); without it one is made and goes.
import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './pnpm-run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// its natives are of this machine's kind
const name = `seduh-${version}-${process.platform}-${process.arch}`;
const release = join(root, 'release');
const work = mkdtempSync(join(tmpdir(), 'seduh-release-'));
try {
  if (!process.argv.includes('--built')) run('pnpm', () => pnpm(['run', 'build']));
  run('assemble', () => program(process.execPath, [join(root, 'scripts/release/assemble.mjs'), join(work, name)]));
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  const archive = join(release, `${name}.tar.gz`);
  run('archive', () =>
    program('tar', ['-C', work, '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, name]),
  );
  signed(`${name}.tar.gz`);
  process.stdout.write(`release/${name}.tar.gz\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Writes SHA256SUMS, what signs it, and the public key. */
function signed(file) {
  const sum = createHash('sha256')
    .update(readFileSync(join(release, file)))
    .digest('hex');
  const sums = Buffer.from(`${sum}  ${file}\n`);
  const path = process.env.RELEASE_KEY;
  const key = path ? createPrivateKey(readFileSync(path)) : generateKeyPairSync('ed25519').privateKey;
  const publicKey = createPublicKey(key);
  const signature = sign(null, sums, key);
  if (!verify(null, sums, publicKey, signature)) throw new Error('the signature does not fit');
  writeFileSync(join(release, 'SHA256SUMS'), sums);
  writeFileSync(join(release, 'SHA256SUMS.sig'), signature);
  writeFileSync(join(release, 'release-key.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
}

function run(what, work) {
  const since = performance.now();
  work();
  process.stdout.write(`${what}: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
}

function program(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildOpener, type OpenerKit, type OpenerOptions } from './testing/start-opener';
import { tempFolder } from './testing/temp-folder';
import { candidates } from './identity';

const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const asRoot = me.uid === 0;
/** Somebody who is not root: the one who runs this, or else `nobody`. */
const ordinary = asRoot ? { uid: 65_534, gid: 65_534 } : me;

const NO_NAME = /user id 43210 has no entry in \/etc\/passwd, which initdb needs.*Add one/;

// only root can become somebody else; for anybody else these lists, and their tests, are empty
const root = asRoot ? ['root'] : [];
const nameless = asRoot ? [{ uid: 43_210, gid: 43_210 }] : [];

let kit: OpenerKit;

beforeAll(async () => {
  kit = await buildOpener({ portable: true });
  await chmod(kit.folder, 0o755);
});
afterAll(() => kit.remove());

async function opens(options: OpenerOptions, as?: { uid: number; gid: number }): Promise<void> {
  const opener = kit.start({ ...options, writeFrom: 1 }, as);
  await opener.ready;
  await opener.nextAck();
  await opener.stop();
}

it('runs for an ordinary user, in a closed folder; root leaves the data to that user', async () => {
  const dataDir = path.join(await tempFolder(ordinary), 'deeper', 'postgres');
  await opens({ dataDir }, ordinary);
  await opens({ dataDir });
  expect((await stat(dataDir)).uid).toBe(ordinary.uid);
  await opens({ dataDir }, ordinary);
});

it.each(root)(
  '%s runs it in a closed folder, also where namespaces are forbidden, and goes on with data made either way',
  async () => {
    const dataDir = path.join(await tempFolder(), 'postgres');
    await opens({ dataDir });
    await opens({ dataDir, identities: ['drop', 'capability'] });
    expect((await stat(dataDir)).uid).not.toBe(0);
    await opens({ dataDir });
  },
);

it.each(root)('%s becomes another user where that one can reach the folder', async () => {
  const folder = await tempFolder();
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  await opens({ dataDir, identities: ['drop'] });
  expect((await stat(dataDir)).uid).not.toBe(0);
});

it.each(root)('%s is told what to do where it has no way', async () => {
  const opener = kit.start({ dataDir: path.join(await tempFolder(), 'postgres'), identities: ['drop'] });
  await expect(opener.ready).rejects.toThrow(
    /^Cannot run the embedded PostgreSQL: PostgreSQL refuses to run as root, and .*\(drop: .*Otherwise set binDir.*$/,
  );
});

it.each(root)('%s shares the PostgreSQL of a service whose temp folder nobody else sees', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  // short: the way through the other process is part of the socket's address
  const tmpdir = await mkdtemp(path.join(os.tmpdir(), 'pt-'));
  onTestFinished(() => rm(tmpdir, { recursive: true, force: true }));
  const hide = 'mount -t tmpfs none "$TMPDIR" && exec "$0" "$@"';
  const service = kit.start({ dataDir, writeFrom: 1 }, { tmpdir, wrapper: ['unshare', '--mount', 'sh', '-c', hide] });
  await service.ready;
  await service.nextAck();
  const guest = kit.start({ dataDir, writeFrom: 1_000_000 });
  expect(await guest.ready).toEqual({ attached: true });
  await guest.nextAck();
  await guest.stop();
  await service.nextAck();
  await service.stop();
});

it.each(root)("%s's data is closed to others, who are told so", async () => {
  const folder = await tempFolder(ordinary);
  const dataDir = path.join(folder, 'postgres');
  await mkdir(dataDir, { mode: 0o700 });
  const opener = kit.start({ dataDir }, ordinary);
  await expect(opener.ready).rejects.toThrow(
    /belongs to user 0, and this process runs as user 65534\. Start it as that user, or choose another data folder\./,
  );
});

it.each(nameless)('user $uid, who has no name, runs it under a lent one or is told to get one', async (unnamed) => {
  const [lent] = candidates({ me: unnamed, named: false, users: [{ name: 'nobody', uid: 65_534, gid: 65_534 }] });
  const [program = '', ...args] = lent?.wrapper ?? [];
  const lends = spawnSync(program, [...args, 'true'], unnamed).status === 0;
  const dataDir = path.join(await tempFolder(unnamed), 'postgres');
  const twice = opens({ dataDir }, unnamed).then(() => opens({ dataDir }, unnamed));
  const outcome = await twice.then(
    () => 'ran twice',
    (error: Error) => error.message,
  );
  expect(outcome).toMatch(lends ? /^ran twice$/ : NO_NAME);
});

it.each(nameless)('user $uid, who has no name, is told to get one where nobody lends one', async (unnamed) => {
  const dataDir = path.join(await tempFolder(unnamed), 'postgres');
  await expect(kit.start({ dataDir, identities: ['self'] }, unnamed).ready).rejects.toThrow(NO_NAME);
});

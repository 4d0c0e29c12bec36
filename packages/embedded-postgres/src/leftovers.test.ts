import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from './testing/temp-folder';
import { startEmbeddedPostgres } from './start';
import { quiet } from './testing/quiet';
import { isPostmasterOf, postmasterFile, readPostmasterFile } from './postmaster';
import { describeProcess } from './process-table';
import { makeRuntimeFolder } from './runtime-folder';

/** A process named `postgres` that ended and that nobody reaps. */
async function zombiePostgres(dataDir: string): Promise<number> {
  const program = path.join(path.dirname(dataDir), 'postgres-bin', 'postgres');
  await mkdir(path.dirname(program));
  await copyFile('/bin/sleep', program);
  // the shell turns into a sleep while its child lives, and never asks for it afterwards
  const parent = spawn('/bin/sh', ['-c', '"$0" 0.3 & echo $!; exec sleep 60', program]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  await expect
    .poll(async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).includes('(postgres) Z'), { timeout: 5_000 })
    .toBe(true);
  return pid;
}

const fileOf = (pid: number, dataDir: string) => `${pid}\n${dataDir}\n1700000000\n5432\n/tmp/gone\n\n  1 2\nready   \n`;

it('clears away what a crash left: a half-made data folder, a socket folder, each kind of stale postmaster.pid', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  await mkdir(path.join(`${dataDir}.init-Ab3xYz`, 'base'), { recursive: true });
  const socketDir = await makeRuntimeFolder({ ...quiet, dataDir });

  const first = await startEmbeddedPostgres({ ...quiet, dataDir, durable: false });
  expect(await readdir(path.dirname(dataDir))).toEqual(['postgres']);
  expect(await readdir(path.dirname(socketDir))).not.toContain(path.basename(socketDir));
  const { pid = 0 } = (await readPostmasterFile(dataDir)) ?? {};
  expect(await isPostmasterOf(pid, dataDir)).toBe(true);
  expect(await isPostmasterOf(pid, `${dataDir}-other`)).toBe(false);
  // a unit of systemd or a bind mount has another path to the same folder: it must not be taken for a free one
  const alias = `${dataDir}-alias`;
  await symlink(dataDir, alias);
  expect(await isPostmasterOf(pid, alias)).toBe(true);
  await rm(alias);
  await first.stop();
  expect(await isPostmasterOf(pid, dataDir)).toBe(false);

  const zombie = await zombiePostgres(dataDir);
  expect(await describeProcess(zombie)).toBeUndefined();
  expect((await describeProcess(process.pid))?.started).toMatch(/^\d+$/);
  const noSuchProcess = 2 ** 22 + 1;
  const stale = [
    fileOf(process.pid, dataDir),
    fileOf(zombie, dataDir),
    fileOf(noSuchProcess, dataDir),
    '',
    'garbage\n',
  ];
  for (const text of stale) {
    await writeFile(postmasterFile(dataDir), text);
    const again = await startEmbeddedPostgres({ ...quiet, dataDir, durable: false });
    expect(again.attached).toBe(false);
    await again.stop();
  }
});

it('does not attach to a PostgreSQL whose owner has ended: it stops that one and runs its own', async () => {
  const dataDir = path.join(await tempFolder(), 'postgres');
  const owner = await startEmbeddedPostgres({ ...quiet, dataDir, durable: false });
  const guest = await startEmbeddedPostgres({ ...quiet, dataDir, durable: false });
  expect(guest.attached).toBe(true);
  await guest.stop();

  // what is left where a kill has taken the owner's watchdog along
  await writeFile(path.join(owner.connection.host, 'owner'), `${2 ** 22 + 1}\n12345\n`);
  const { pid = 0 } = (await readPostmasterFile(dataDir)) ?? {};
  const heir = await startEmbeddedPostgres({ ...quiet, dataDir, durable: false });
  expect(await isPostmasterOf(pid, dataDir)).toBe(false);
  expect((await readPostmasterFile(dataDir))?.pid).not.toBe(pid);
  await heir.stop();
  await owner.stop();
});

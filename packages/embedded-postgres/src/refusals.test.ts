import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from './testing/temp-folder';
import { EmbeddedPostgresError } from './error';
import { startEmbeddedPostgres } from './start';
import { quiet } from './testing/quiet';

const words = { dataDir: '--data', binDir: '--programs', instead: 'Otherwise go without.' };

async function refusal(dataDir: string, binDir?: string): Promise<string> {
  const error = await startEmbeddedPostgres({ ...quiet, dataDir, binDir, words }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  expect(message.endsWith('. Otherwise go without.')).toBe(true);
  return message;
}

it('refuses a folder that holds something else', async () => {
  const dataDir = await tempFolder();
  await writeFile(path.join(dataDir, 'holiday.jpg'), '');
  expect(await refusal(dataDir)).toContain(
    `${dataDir} is neither empty nor a PostgreSQL data folder. Choose another --data.`,
  );
});

it('refuses data of another major version, and names both', async () => {
  const dataDir = await tempFolder();
  await writeFile(path.join(dataDir, 'PG_VERSION'), '9\n');
  expect(await refusal(dataDir)).toContain(
    'holds data of PostgreSQL 9, and this is PostgreSQL 18. Set --programs to a PostgreSQL 9 to go on',
  );
});

it('refuses a place where no folder can be made', async () => {
  const file = path.join(await tempFolder(), 'file');
  await writeFile(file, '');
  expect(await refusal(path.join(file, 'postgres'))).toContain(`mkdir '${file}'`);
});

it('refuses a folder of programs without the programs', async () => {
  const folder = await tempFolder();
  expect(await refusal(path.join(folder, 'postgres'), folder)).toContain(
    `--programs has no program ${path.join(folder, 'postgres')}`,
  );
});

/** Programs of which only the answers count. */
async function fakePrograms(folder: string, script: string): Promise<string> {
  const binDir = path.join(folder, 'bin');
  await mkdir(binDir);
  for (const name of ['postgres', 'initdb'])
    await writeFile(path.join(binDir, name), `#!/bin/sh\n${script}`, { mode: 0o755 });
  return binDir;
}

it('passes on what a program says that cannot run here', async () => {
  const folder = await tempFolder();
  const binDir = await fakePrograms(folder, 'echo "wrong kind\nof machine" >&2; exit 1');
  expect(await refusal(path.join(folder, 'postgres'), binDir)).toContain('wrong kind | of machine');
});

it('passes on why PostgreSQL does not start', async () => {
  const folder = await tempFolder();
  const answers =
    '[ "$1" = --version ] && echo "postgres (PostgreSQL) 17.2" && exit\necho "FATAL:  no room" >&2; exit 1';
  const binDir = await fakePrograms(folder, answers);
  const dataDir = path.join(folder, 'postgres');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'PG_VERSION'), '17\n');
  expect(await refusal(dataDir, binDir)).toContain('FATAL:  no room');
});

it('speaks of its own options where the caller has no other words for them', async () => {
  const folder = await tempFolder();
  const opening = startEmbeddedPostgres({ ...quiet, dataDir: path.join(folder, 'postgres'), binDir: folder });
  await expect(opening).rejects.toThrow(
    /^Cannot run the embedded PostgreSQL: binDir has no program \S+\. Otherwise set binDir to the bin folder of .*\.$/,
  );
});

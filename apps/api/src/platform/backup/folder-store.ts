import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats, type WriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tryWithLock } from '@seduh/embedded-postgres';
import { BackupBusy, BackupError, writeError } from './error';
import { lockName } from './names';
import type { BackupFolder, BackupStore } from './store';

const HALF = /^\.[^/]+\.[0-9a-f]{12}\.part$/;

/** Backups in a folder on a disk. */
export function folderStore(dir: string): BackupStore {
  const root = localFolder(resolve(dir));
  return {
    root,
    lookEveryMs: 0,
    forget: () => undefined,
    async lock(work, part = 'all') {
      await makeFolder(root.address);
      const { dev, ino } = await stat(root.address);
      const turn = await tryWithLock(lockName(`${dev} ${ino}`, part), work);
      if (!turn) throw new BackupBusy(`Another backup into ${dir} is under way. Try again when it is done`);
      return turn.result;
    },
    checkApart(dataDir) {
      const way = relative(resolve(dataDir), root.address);
      if (way === '' || (!way.startsWith('..') && !way.startsWith('/'))) {
        throw new BackupError(
          `BACKUP_DIR lies in DATA_DIR (${dataDir}): choose a folder elsewhere, best on another disk`,
        );
      }
    },
    // a disk answers, or nobody can help it
    interrupt: () => undefined,
  };
}

/** A folder on a disk; files in it are for its user alone. */
export function localFolder(path: string): BackupFolder {
  const half = (name: string) => join(path, `.${name}.${randomBytes(6).toString('hex')}.part`);
  return {
    address: path,
    folder: (name) => localFolder(join(path, name)),
    async files() {
      return (await entriesIn(path)).flatMap(({ name, stats }) =>
        // copying by other programs brings the old time of the content along, not that of the file
        stats.isFile() ? [{ file: name, bytes: stats.size, storedMs: Math.max(stats.mtimeMs, stats.ctimeMs) }] : [],
      );
    },
    // one has its name when it is whole: what is missing in it since is damage, and told by who reads it
    folders: async () => (await entriesIn(path)).flatMap(({ name, stats }) => (stats.isDirectory() ? [name] : [])),

    async write(file, source) {
      const draft = half(file);
      let written: WriteStream | undefined;
      try {
        await makeFolder(path);
        written = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
        await pipeline(source, written);
        await rename(draft, join(path, file));
        await syncFolder(path);
      } catch (error) {
        // a file that is still being opened would be there again after it was taken away
        if (written) await closed(written);
        await rm(draft, { force: true });
        throw writeError(error, path);
      }
    },
    read: (file) => createReadStream(join(path, file)) as AsyncIterable<Buffer>,
    remove: (file) => rm(join(path, file), { force: true }),

    async fillFolder(name, _, fill) {
      const draft = half(name);
      try {
        await makeFolder(draft);
        const result = await fill(localFolder(draft));
        await syncFolder(draft);
        await rename(draft, join(path, name));
        await syncFolder(path);
        return result;
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw writeError(error, path);
      }
    },
    async removeFolder(name) {
      const draft = half(name);
      await rename(join(path, name), draft);
      await rm(draft, { recursive: true, force: true });
    },
    async sweep(_, ageMs = 0) {
      const before = Date.now() - ageMs;
      for (const name of await readdir(path).catch((): string[] => [])) {
        if (!HALF.test(name)) continue;
        const isYoung = ageMs > 0 && ((await stat(join(path, name)).catch(() => null))?.mtimeMs ?? Infinity) > before;
        if (!isYoung) await rm(join(path, name), { recursive: true, force: true });
      }
    },
  };
}

const closed = (stream: WriteStream): Promise<void> =>
  new Promise((resolved) => {
    if (stream.destroy().closed) resolved();
    else stream.once('close', resolved);
  });

/** What is whole in a folder, and still there. */
async function entriesIn(folder: string): Promise<{ name: string; stats: Stats }[]> {
  const found = await Promise.all(
    (await namesIn(folder)).map(async (name) => ({ name, stats: await stat(join(folder, name)).catch(() => null) })),
  );
  return found.flatMap(({ name, stats }) => (stats ? [{ name, stats }] : []));
}

/** The names in a folder that are whole, sorted; none where it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/** Makes a folder for its user alone, and those above it that are missing. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Has the names in a folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

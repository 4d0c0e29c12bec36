import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demandImageFile, isUploaded, parseImageFile } from './names';
import type { ImageStore } from './store';

const HALF = /^\.[0-9a-f]{12}\.part$/;

/** Keeps images as files of one folder. A file appears whole or not at all. */
export async function localStore(dir: string): Promise<ImageStore> {
  await mkdir(dir, { recursive: true });
  return {
    async put(file, bytes) {
      demandImageFile(file);
      const half = join(dir, `.${randomBytes(6).toString('hex')}.part`);
      try {
        await writeFile(half, bytes);
        await rename(half, join(dir, file));
      } catch (error) {
        // on a full disk even half a file is in the way
        await rm(half, { force: true });
        throw error;
      }
    },

    async get(file) {
      // a name that is none of ours never becomes a path
      if (!parseImageFile(file)) return null;
      return readFile(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },

    addressOf: () => null,

    files: async () => (await readdir(dir)).filter((file) => parseImageFile(file)),

    async list(ageMs) {
      const before = Date.now() - ageMs;
      const old: string[] = [];
      for (const file of await readdir(dir)) {
        const isHalf = HALF.test(file);
        if (!isHalf && !isUploaded(file)) continue;
        // one that is gone by now is no matter
        const stats = await stat(join(dir, file)).catch(() => null);
        if (!stats || stats.mtimeMs > before) continue;
        if (isHalf) await rm(join(dir, file), { force: true });
        else old.push(file);
      }
      return old;
    },

    async remove(file) {
      if (parseImageFile(file)) await rm(join(dir, file), { force: true });
    },
  };
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePictureFile } from './names';
import type { ImageStore } from './store';

/** Keeps pictures as files of one folder. A file appears whole or not at all. */
export async function localStore(dir: string): Promise<ImageStore> {
  await mkdir(dir, { recursive: true });
  return {
    async put(file, bytes) {
      if (!parsePictureFile(file)) throw new Error(`not the name of a picture: ${file}`);
      const half = join(dir, `.${randomBytes(6).toString('hex')}.part`);
      await writeFile(half, bytes);
      await rename(half, join(dir, file));
    },

    async get(file) {
      // a name that is none of ours never becomes a path
      if (!parsePictureFile(file)) return null;
      return readFile(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },

    async remove(file) {
      if (parsePictureFile(file)) await rm(join(dir, file), { force: true });
    },
  };
}

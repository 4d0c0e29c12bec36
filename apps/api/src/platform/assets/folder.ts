import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSum, type AssetPlace, type Shelf } from './place';

const HALF = /^\.[\da-f]{12}\.part$/;
/** By then whoever was writing it has ended. */
const HALF_MS = 60 * 60_000;
const LOOK_EVERY_MS = 200;

/** A folder that all processes of a shop see; it is made when something is put there. */
export function folderPlace(dir: string): AssetPlace {
  const folderOf = (shelf: Shelf) => join(dir, shelf);
  return {
    lookEveryMs: LOOK_EVERY_MS,

    async list(shelf) {
      const folder = folderOf(shelf);
      const entries = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing);
      const files = entries.filter((entry) => entry.isFile() && (isSum(entry.name) || HALF.test(entry.name)));
      const kept = await Promise.all(
        files.map(async ({ name }) => ({ name, putMs: (await stat(join(folder, name)).catch(() => null))?.mtimeMs })),
      );
      return kept.flatMap(({ name, putMs }) => {
        // one that is gone by now is no matter
        if (putMs === undefined) return [];
        if (isSum(name)) return [{ name, putMs }];
        if (Date.now() - putMs > HALF_MS) void rm(join(folder, name), { force: true }).catch(() => undefined);
        return [];
      });
    },

    async get(shelf, name) {
      if (!isSum(name)) return null;
      // a link in its place would lead out of the folder
      const file = await open(join(folderOf(shelf), name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT' || error.code === 'ELOOP') return null;
          throw error;
        },
      );
      if (!file) return null;
      try {
        return (await file.stat()).isFile() ? await file.readFile() : null;
      } finally {
        await file.close();
      }
    },

    async put(shelf, name, bytes) {
      const folder = folderOf(shelf);
      await mkdir(folder, { recursive: true });
      const half = join(folder, `.${randomBytes(6).toString('hex')}.part`);
      try {
        await writeFile(half, bytes, { flag: 'wx' });
        await rename(half, join(folder, name));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },

    async remove(shelf, name) {
      if (isSum(name)) await rm(join(folderOf(shelf), name), { force: true });
    },
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

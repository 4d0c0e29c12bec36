import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import { imageFile, isUploaded, parseImageFile } from './names';

/** Where re-encoded images are kept, by their random name. */
export interface ImageStore {
  /** Keeps one encoded variant under `NAME-WIDTH.FORMAT`. */
  put(file: string, bytes: Buffer): Promise<void>;
  /** A variant's bytes, null when there is none. */
  get(file: string): Promise<Buffer | null>;
  /** Uploaded variants older than that (milliseconds), in no order; removes what was left half written by then. */
  list(ageMs: number): Promise<string[]>;
  /** Forgets a variant; one that is not there is fine. */
  remove(file: string): Promise<void>;
}

const HALF = /^\.[0-9a-f]{12}\.part$/;

/** Keeps images as files of one folder. A file appears whole or not at all. */
export async function localStore(dir: string): Promise<ImageStore> {
  await mkdir(dir, { recursive: true });
  return {
    async put(file, bytes) {
      if (!parseImageFile(file)) throw new Error(`not the name of an image: ${file}`);
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

/** Removes an uploaded image by its address, as rows have it; null and images of the demo are left alone. */
export async function removeImage(store: ImageStore, image: string | null): Promise<void> {
  const file = image?.replace(/^\/images\//, '') ?? '';
  const name = isUploaded(file) && parseImageFile(file)?.name;
  if (name) await removeFiles(store, name);
}

/** Removes all files of the image with this name. What cannot be removed stays behind, under a name nobody knows. */
export async function removeFiles(store: ImageStore, name: string): Promise<void> {
  const files = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => imageFile({ name, width, format })));
  await Promise.allSettled(files.map((file) => store.remove(file)));
}

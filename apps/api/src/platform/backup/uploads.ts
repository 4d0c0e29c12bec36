import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { uploadsDir } from '../images/open-store';
import type { ImageStore } from '../images/store';
import { namesIn } from './folder-store';

/** Uploaded pictures, as backups copy them. */
export interface Uploads {
  /** How often new ones are looked for, ms: it costs something where they lie far away. */
  lookEveryMs: number;
  names(): Promise<string[]>;
  /** Null for one that is gone by now. */
  open(name: string): Promise<Readable | null>;
}

const LOOK_EVERY_MS = 10_000;
const LOOK_FAR_EVERY_MS = 10 * 60_000;

/** Those that lie in DATA_DIR. */
export function folderUploads(dataDir: string): Uploads {
  const folder = uploadsDir(dataDir);
  return {
    lookEveryMs: LOOK_EVERY_MS,
    names: () => namesIn(folder),
    async open(name) {
      const stats = await stat(join(folder, name)).catch(() => null);
      return stats?.isFile() ? createReadStream(join(folder, name)) : null;
    },
  };
}

/** Those that lie in a bucket. */
export function storedUploads(store: ImageStore): Uploads {
  return {
    lookEveryMs: LOOK_FAR_EVERY_MS,
    names: () => store.files(),
    async open(name) {
      const bytes = await store.get(name);
      return bytes && Readable.from([bytes]);
    },
  };
}

import { isUploaded } from '../platform/images/names';
import type { ImageStore } from '../platform/images/store';
import type { Logger } from '../platform/logging/logger';

/** Keeps images in memory, for tests. */
export function memoryStore(): ImageStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (file, bytes) => {
      files.set(file, bytes);
    },
    get: async (file) => files.get(file) ?? null,
    addressOf: () => null,
    files: async () => [...files.keys()],
    list: async () => [...files.keys()].filter(isUploaded),
    remove: async (file) => {
      files.delete(file);
    },
  };
}

const silent = () => undefined;

/** For tests that do not look at the log. */
export const silentLogger: Logger = { debug: silent, info: silent, warn: silent, error: silent };

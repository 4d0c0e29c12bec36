import { isUploaded } from '../platform/images/names';
import type { ImageStore } from '../platform/images/store';

/** Keeps pictures in memory, for tests. */
export function memoryStore(): ImageStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (file, bytes) => {
      files.set(file, bytes);
    },
    get: async (file) => files.get(file) ?? null,
    list: async () => [...files.keys()].filter(isUploaded),
    remove: async (file) => {
      files.delete(file);
    },
  };
}

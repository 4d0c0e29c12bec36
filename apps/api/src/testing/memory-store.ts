import type { ImageStore } from '../images/store';

/** Keeps pictures in memory, for tests. */
export function memoryStore(): ImageStore {
  const files = new Map<string, Buffer>();
  return {
    put: async (file, bytes) => {
      files.set(file, bytes);
    },
    get: async (file) => files.get(file) ?? null,
    remove: async (file) => {
      files.delete(file);
    },
  };
}

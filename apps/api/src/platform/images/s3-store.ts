import { randomBytes } from 'node:crypto';
import {
  demandImageFile,
  IMAGE_TYPES,
  imageFile,
  type ImageFile,
  isPrivate,
  isUploaded,
  KEPT_FOR_GOOD,
  parseImageFile,
} from './names';
import { createS3Client, type S3Object, type S3Patience } from '../s3/client';
import type { PictureBucket } from '../s3/variables';
import { ImageStoreError, PICTURES, type ImageStore } from './store';

/** What everybody may have, and what only the process may: a network in front is let at the first alone. */
const PUBLIC = 'images/';
const PRIVATE = 'private/';
/** Begins what is put and removed again to see whether that is allowed; no name of a picture begins so. */
const TRIAL = '.trial-';
/** Which shop's database the bucket belongs to; no name of a picture, so it is none of the files. */
const OWNER = `${PRIVATE}owner`;

export interface S3Store extends ImageStore {
  /** Puts, reads, lists and removes something, as later uploads will. Throws an {@link ImageStoreError}. */
  tryOut(): Promise<void>;
  /** The id of the shop that may remove from here; null where none was written. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
}

/** Keeps images as objects of a bucket: those for everybody under `images/`, those of chats under `private/`. */
export function s3Store(settings: PictureBucket, patience?: Partial<S3Patience>): S3Store {
  const client = createS3Client(settings, PICTURES, patience);
  const listAll = async (): Promise<(S3Object & { file: string })[]> => {
    const objects = [...(await client.list(PUBLIC)), ...(await client.list(PRIVATE))];
    return objects.flatMap((object) => {
      const file = object.key.slice(object.key.indexOf('/') + 1);
      return keyOf(file) === object.key ? [{ ...object, file }] : [];
    });
  };

  const tryFolder = async (folder: string): Promise<void> => {
    const key = folder + TRIAL + randomBytes(8).toString('hex');
    const sent = randomBytes(16);
    let isDone = false;
    try {
      await client.put(key, sent, { 'content-type': 'application/octet-stream' });
      const kept = await client.get(key);
      if (!kept?.equals(sent)) throw new ImageStoreError('The picture store gives back other bytes', 'refused');
      await client.list(folder + TRIAL);
      await client.remove(key);
      isDone = true;
    } finally {
      // what failed first is what is said
      if (!isDone) await client.remove(key).catch(() => undefined);
    }
  };

  return {
    async put(file, bytes, endsAt) {
      const image = demandImageFile(file);
      const cacheControl = isPrivate(image) ? 'private, no-store' : KEPT_FOR_GOOD;
      const headers = { 'content-type': IMAGE_TYPES[image.format], 'cache-control': cacheControl };
      await client.put(keyOfImage(image), bytes, headers, endsAt);
    },

    async get(file) {
      const key = keyOf(file);
      return key === null ? null : client.get(key);
    },

    addressOf(file) {
      const key = keyOf(file);
      return settings.publicUrl !== null && key?.startsWith(PUBLIC)
        ? `${settings.publicUrl.replace(/\/$/, '')}/${key}`
        : null;
    },

    files: async () => (await listAll()).map(({ file }) => file),

    async list(ageMs) {
      const before = Date.now() - ageMs;
      return (await listAll())
        .filter(({ file, modifiedMs }) => isUploaded(file) && modifiedMs <= before)
        .map(({ file }) => file);
    },

    async remove(file) {
      const key = keyOf(file);
      if (key !== null) await client.remove(key);
    },

    readOwner: async () => (await client.get(OWNER))?.toString() ?? null,
    writeOwner: (id) => client.put(OWNER, Buffer.from(id), { 'content-type': 'text/plain' }),

    async tryOut() {
      // rights may be for these two alone
      for (const folder of [PUBLIC, PRIVATE]) await tryFolder(folder);
    },
  };
}

/** Where a file lies in the bucket; null for what is no name of ours. */
function keyOf(file: string): string | null {
  const image = parseImageFile(file);
  return image && keyOfImage(image);
}

const keyOfImage = (image: ImageFile): string => (isPrivate(image) ? PRIVATE : PUBLIC) + imageFile(image);

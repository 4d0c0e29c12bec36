import { PICTURES } from '../images/store';
import { createS3Client, type S3Patience, type S3Settings } from '../s3/client';
import { isSum, type AssetPlace, type Shelf } from './place';

/** Beside pictures that the process alone may have: a network in front has no business there. */
const FOLDER = 'private/assets/';
/** Each look is a request that somebody is billed for. */
const LOOK_EVERY_MS = 1_000;

/** The bucket that keeps a shop's pictures: its processes need share no folder. */
export function bucketPlace(settings: S3Settings, patience?: Partial<S3Patience>): AssetPlace {
  const client = createS3Client(settings, PICTURES, patience);
  const keyOf = (shelf: Shelf, name: string) => `${FOLDER}${shelf}/${name}`;
  return {
    lookEveryMs: LOOK_EVERY_MS,
    async list(shelf) {
      const prefix = keyOf(shelf, '');
      return (await client.list(prefix))
        .map(({ key, modifiedMs }) => ({ name: key.slice(prefix.length), putMs: modifiedMs }))
        .filter(({ name }) => isSum(name));
    },
    get: async (shelf, name) => (isSum(name) ? client.get(keyOf(shelf, name)) : null),
    put: (shelf, name, bytes) =>
      client.put(keyOf(shelf, name), bytes, {
        'content-type': 'application/octet-stream',
        'cache-control': 'private, no-store',
      }),
    async remove(shelf, name) {
      if (isSum(name)) await client.remove(keyOf(shelf, name));
    },
  };
}

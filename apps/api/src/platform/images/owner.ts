import type { Logger } from '../logging/logger';
import type { S3Store } from './s3-store';
import type { ImageStore } from './store';

/** How long it is believed whose a bucket is, ms: one picture is twelve files. */
const BELIEVED_MS = 60_000;
/** By when a picture that nothing shows may be removed: what is younger says nothing about who was here before. */
const DAY_MS = 24 * 60 * 60_000;

/** Knows whose it is. */
export interface OwnedStore extends ImageStore {
  /** Whether this shop may remove what lies beside the pictures, too. Throws where the store does not say. */
  isOurs(): Promise<boolean>;
}

/**
 * Keeps a shop from removing pictures that another one shows: in a bucket whose mark names another database nothing is
 * removed, nor told to be old. A bucket that no shop has used yet is marked as this one's.
 */
export function removingAsOwner(bucket: S3Store, findId: () => Promise<string>, logger: Logger): OwnedStore {
  let known: { isOurs: boolean; at: number } | null = null;

  async function isOurs(): Promise<boolean> {
    if (known && performance.now() - known.at < BELIEVED_MS) return known.isOurs;
    const [owner, id] = [await bucket.readOwner(), await findId()];
    known = { isOurs: owner === id, at: performance.now() };
    return known.isOurs;
  }

  /** Of two shops that come at once the last one has it: both look again before they remove anything. */
  async function claimUnused(): Promise<void> {
    if ((await bucket.readOwner()) !== null || (await bucket.list(DAY_MS)).length > 0) return;
    await bucket.writeOwner(await findId());
    known = null;
  }

  return {
    ...bucket,
    isOurs,
    async list(ageMs) {
      await claimUnused();
      if (await isOurs()) return bucket.list(ageMs);
      logger.warn(
        {},
        'the bucket belongs to another shop, or to this one before it was restored or moved: no picture is removed from it. Give each shop its own; to take this one over: npm run move -- take-bucket',
      );
      return [];
    },
    async remove(file) {
      if (await isOurs()) await bucket.remove(file);
    },
  };
}

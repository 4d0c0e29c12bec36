import { setTimeout as delay } from 'node:timers/promises';
import { ImageStoreError, type ImageStore } from './store';

/** How many files are under way at once: most of the time is waiting for the other end. */
const AT_ONCE = 8;
/** For how long a store that is silent is waited for, and how often it is asked meanwhile, ms. */
const WAIT = { forMs: 120_000, everyMs: 3_000 };

/** What a copy has come to, so far or in all. */
export interface CopyFigures {
  /** Files that there are. */
  files: number;
  /** Of those: written now, and read back as they were sent. */
  copied: number;
  /** Of those: there already, byte for byte. */
  same: number;
  /** Of those: removed by the shop while it was copied. */
  gone: number;
  /** Written now. */
  bytes: number;
}

/**
 * Copies all variants into another store, each checked by reading it there. Begun anew, it goes on: what is there
 * already is compared, not sent again. A store that falls silent is waited for. Throws at the first that cannot be kept,
 * or comes back changed; no further one is begun then.
 * @param tell hears the figures after each file
 * @param wait how long silence is borne, ms
 */
export async function copyImages(
  from: ImageStore,
  to: ImageStore,
  tell: (figures: Readonly<CopyFigures>) => void = () => undefined,
  wait = WAIT,
): Promise<CopyFigures> {
  const files = await overSilence(() => from.files(), wait);
  const figures: CopyFigures = { files: files.length, copied: 0, same: 0, gone: 0, bytes: 0 };
  const queue = files.values();

  const copy = async (file: string): Promise<void> => {
    const bytes = await from.get(file);
    if (!bytes) figures.gone += 1;
    else if ((await to.get(file))?.equals(bytes)) figures.same += 1;
    else {
      await to.put(file, bytes);
      if (!(await to.get(file))?.equals(bytes)) throw new Error(`${file} does not come back as it was sent`);
      figures.copied += 1;
      figures.bytes += bytes.length;
    }
    tell(figures);
  };
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (const file of queue) {
      if (hasFailed) return;
      await overSilence(() => copy(file), wait).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return figures;
}

/** Does it again while a store is silent: a copy of hours is not to end for a moment without network. */
async function overSilence<T>(work: () => Promise<T>, { forMs, everyMs }: typeof WAIT): Promise<T> {
  const endsAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ImageStoreError) || error.kind !== 'silent' || performance.now() >= endsAt) throw error;
      await delay(everyMs);
    }
  }
}

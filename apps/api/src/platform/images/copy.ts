import type { ImageStore } from './store';

/** How many files are under way at once: most of the time is waiting for the other end. */
const AT_ONCE = 8;

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
 * already is compared, not sent again. Throws at the first that cannot be kept, or comes back changed.
 * @param tell hears the figures after each file
 */
export async function copyImages(
  from: ImageStore,
  to: ImageStore,
  tell: (figures: Readonly<CopyFigures>) => void = () => undefined,
): Promise<CopyFigures> {
  const files = await from.files();
  const figures: CopyFigures = { files: files.length, copied: 0, same: 0, gone: 0, bytes: 0 };
  const queue = files.values();

  const work = async (): Promise<void> => {
    for (const file of queue) {
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
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return figures;
}

/** What lies there: lists of what a build is made of, and the files themselves. */
export type Shelf = 'builds' | 'files';

/** Something that lies on a shelf. */
interface Kept {
  /** The sum of its content: nothing ever lies there under a name that somebody asked for. */
  name: string;
  /** When it was put there last, ms, by the clock of that place. */
  putMs: number;
}

/** Where processes of a shop keep files of their builds for each other. Throws where the place cannot be used. */
export interface AssetPlace {
  /** How far apart looks for new builds are, ms. */
  readonly lookEveryMs: number;
  list(shelf: Shelf): Promise<Kept[]>;
  /** Null where there is none. */
  get(shelf: Shelf, name: string): Promise<Buffer | null>;
  /** Whole or not at all; once more is a renewal. */
  put(shelf: Shelf, name: string, bytes: Buffer): Promise<void>;
  /** One that is not there is fine. */
  remove(shelf: Shelf, name: string): Promise<void>;
}

const SUM = /^[\da-f]{32}$/;
/** Whether something may lie on a shelf under that name: no other ever becomes a path or a key. */
export const isSum = (name: string): boolean => SUM.test(name);

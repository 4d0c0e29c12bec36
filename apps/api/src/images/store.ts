/** Where re-encoded pictures are kept, by their random name. */
export interface ImageStore {
  /** Keeps one encoded variant under `NAME-WIDTH.FORMAT`. */
  put(file: string, bytes: Buffer): Promise<void>;
  /** A variant's bytes, null when there is none. */
  get(file: string): Promise<Buffer | null>;
  /** Forgets a variant; one that is not there is fine. */
  remove(file: string): Promise<void>;
}

/** Where re-encoded pictures are kept, by their random name. */
export interface ImageStore {
  /** Keeps one encoded variant under `NAME-WIDTH.FORMAT`. */
  put(file: string, bytes: Buffer): Promise<void>;
  /** A variant's bytes, null when there is none. */
  get(file: string): Promise<Buffer | null>;
  /**
   * Uploaded variants that are older than that (milliseconds), in no order. What was left half written by then is
   * cleared away.
   */
  list(ageMs: number): Promise<string[]>;
  /** Forgets a variant; one that is not there is fine. */
  remove(file: string): Promise<void>;
}

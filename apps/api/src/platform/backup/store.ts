/** One whole file, as it lies there. */
export interface StoredEntry {
  /** With its endings. */
  file: string;
  bytes: number;
  /** By when it was stored at the latest, ms: clocks of stores elsewhere are not ours. */
  storedMs: number;
}

/** A folder of backups, wherever it lies: what it shows is whole. */
export interface BackupFolder {
  /** Where it lies, for people: `/mnt/backup/shop-1/wal`, `s3://copies/shop-1/wal`. */
  readonly address: string;
  /** The folder of that name in it, there or not. */
  folder(name: string): BackupFolder;
  /** Its whole files by name; none where it is not there. */
  files(): Promise<StoredEntry[]>;
  /**
   * Names of the folders in it, sorted.
   * @param last plain name of the file that is written last into each: without it a folder is not whole
   */
  folders(last?: string): Promise<string[]>;
  /**
   * Writes a file, whole and to stay, or not at all.
   * @param over whether it takes the place of one that is there. Where nobody else can write meanwhile that is not looked at.
   * @throws FileThere where somebody else has written one under that name; BackupError where there is no room, or no right.
   */
  write(file: string, source: AsyncIterable<Buffer>, over?: boolean): Promise<void>;
  read(file: string): AsyncIterable<Buffer>;
  /** Forgets a file; one that is not there is fine. */
  remove(file: string): Promise<void>;
  /**
   * Has a folder in it filled, which is there when `fill` is done, or not at all. What fails takes away what it wrote itself.
   * @param last plain name of the file that `fill` writes last
   */
  fillFolder<T>(name: string, last: string, fill: (half: BackupFolder) => Promise<T>): Promise<T>;
  /** Forgets a folder in it with all of its files: at no moment it looks whole and is not. */
  removeFolder(name: string, last: string): Promise<void>;
  /**
   * Removes what a crash has left half written here; to be called under the lock.
   * @param last as of `folders`
   * @param ageMs only what is older: for a folder into which somebody may be writing
   */
  sweep(last: string | null, ageMs?: number): Promise<void>;
}

/** A place for backups: a folder on a disk, or a bucket. */
export interface BackupStore {
  readonly root: BackupFolder;
  /** How often it is looked after what should be there, ms: a look costs something where it lies far away. */
  readonly lookEveryMs: number;
  /** Has what was seen before looked up anew. */
  forget(): void;
  /**
   * Runs `work` while nobody else on this machine writes into this place.
   * @param part what of it is written: base backups and pictures may take hours, and hold back nothing else
   * @throws BackupBusy where somebody does.
   */
  lock<T>(work: () => Promise<T>, part?: BackupLock): Promise<T>;
  /** Throws a BackupError where what takes the data away would take its copies along. */
  checkApart(dataDir: string): void;
  /** Has what is under way fail, and all that comes after it: an end waits no more for a store that does not answer. */
  interrupt(): void;
}

/** What is copied round by round, each under a lock of its own: base backups and what is outdated (all), the log, pictures. */
export type BackupPart = 'all' | 'log' | 'pictures';
/** What nobody else on this machine may be at; dumps by their names. */
export type BackupLock = BackupPart | `dump ${string}`;

import path from 'node:path';

/** Where finished segments of the write-ahead log wait to be taken away, below the data folder. */
const OUTBOX = 'wal_outbox';

// runs in the data folder, by relative names: nothing of a path has to be quoted. Whole before it has its name, and on
// the disk before PostgreSQL forgets its own
const COMMAND = [
  `mkdir -p ${OUTBOX}`,
  `cp "%p" "${OUTBOX}/.%f"`,
  `sync "${OUTBOX}/.%f"`,
  `mv "${OUTBOX}/.%f" "${OUTBOX}/%f"`,
  `sync ${OUTBOX}`,
].join(' && ');

/**
 * Settings by which PostgreSQL lays every finished segment of its write-ahead log into {@link outboxOf}; whoever starts
 * a cluster with them has to take the segments away.
 *
 * @param everySeconds - a segment in which something was written is finished after that time at the latest.
 */
export const archiveSettings = (everySeconds: number): Record<string, string> => ({
  archive_mode: 'on',
  archive_command: COMMAND,
  archive_timeout: `${everySeconds}s`,
});

/** The folder of finished segments; it is there from the first one on. Names that begin with a dot are not finished. */
export const outboxOf = (dataDir: string): string => path.join(dataDir, OUTBOX);

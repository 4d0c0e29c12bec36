import { createHash } from 'node:crypto';

/** One step of the schema: a file that is applied once, in the order of the names, and never changed afterwards. */
export interface Migration {
  /** File name without its ending, such as `0001_shop`. */
  name: string;
  sql: string;
  /** SHA-256 of the text, in hex. */
  checksum: string;
}

/** Line ends do not count: a checkout on another system may have changed them. */
export function migration(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** The migrations of this build, in the order in which they are applied. */
export const migrations: readonly Migration[] = Object.keys(files)
  .toSorted()
  .map((file) => migration(file.replace(/^.*\/|\.sql$/g, ''), files[file] ?? ''));

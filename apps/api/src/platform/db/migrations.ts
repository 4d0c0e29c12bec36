import { createHash } from 'node:crypto';

/** One step of the schema: a file that is applied once, in the order of the names, and never changed afterwards. */
export interface Migration {
  /** File name without its ending, such as `0001_shop`. */
  name: string;
  sql: string;
  /** SHA-256 of the text, in hex. */
  checksum: string;
  /** Takes away what the version before still uses (`-- contract: why`): that one does not start on it any more. */
  isContract: boolean;
  /** Consists of statements that refuse to run in a transaction (`-- no transaction`), each safe to run again. */
  isLoose: boolean;
}

const CONTRACT = /^-- contract: \S/m;
const NO_TRANSACTION = /^-- no transaction$/m;

/** Line ends do not count: a checkout on another system may have changed them. */
export function migration(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n');
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    isContract: CONTRACT.test(sql),
    isLoose: NO_TRANSACTION.test(sql),
  };
}

/** The statements of a file without a transaction, each up to its semicolon; those within `$$` are no ends of it. */
export const looseStatements = (sql: string): string[] =>
  (sql.replace(/^--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter(Boolean);

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** The migrations of this build, in the order in which they are applied. */
export const migrations: readonly Migration[] = Object.keys(files)
  .toSorted()
  .map((file) => migration(file.replace(/^.*\/|\.sql$/g, ''), files[file] ?? ''));

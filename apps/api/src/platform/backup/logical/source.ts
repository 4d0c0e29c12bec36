import type { Readable } from 'node:stream';
import { escapeIdentifier, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A table with the columns that are written, which leaves generated ones out. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/** Where a sequence stands. */
interface SequenceState {
  name: string;
  /** As text: it may be larger than a number of JavaScript. */
  last: string;
  isCalled: boolean;
}

/** The applied migrations, by name and checksum, in their order. */
interface AppliedMigration {
  name: string;
  checksum: string;
}

/** What a database holds, as one moment saw it, without its schema: migrations make that. */
export interface Contents {
  migrations: AppliedMigration[];
  tables: TableColumns[];
  sequences: SequenceState[];
}

/** Contents together with the way to their rows. */
export interface ContentsSource extends Contents {
  /** The rows of a table as PostgreSQL's COPY writes them as text, in the order of its columns. */
  rows(table: TableColumns): Promise<Readable>;
}

/** Made by whoever applies migrations; it is no content. */
const RECORDS = 'schema_migrations';

/** The way in which both ends write down times and numbers, whatever the server's own settings are. */
export const TEXT_SETTINGS =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; " +
  "set local timezone = 'UTC'; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'; " +
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

export const columnList = ({ columns }: TableColumns): string => columns.map(escapeIdentifier).join(', ');

/**
 * Reads a shop's database in one snapshot, which the client holds until its transaction ends: writers go on meanwhile.
 * Begins that transaction; the caller ends it.
 */
export async function readContents(client: PoolClient): Promise<ContentsSource> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(TEXT_SETTINGS);
  const migrations = await client.query<AppliedMigration>(
    `select name, checksum from ${RECORDS} order by name collate "C"`,
  );
  const tables = await client.query<TableColumns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> $1
      group by c.relname order by c.relname`,
    [RECORDS],
  );
  return {
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: await readSequences(client),
    rows: async (table) =>
      client.query(copyTo(`copy (select ${columnList(table)} from ${escapeIdentifier(table.name)}) to stdout`)),
  };
}

async function readSequences(client: PoolClient): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1",
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    for (const state of found) states.push({ name, ...state });
  }
  return states;
}

import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../../db/migrate';
import type { Migration } from '../../db/migrations';
import type { Logger } from '../../logging/logger';
import { BackupError } from '../error';
import { columnList, TEXT_SETTINGS, type Contents, type ContentsSource } from './source';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills an empty database: the tables by the migrations that the contents were written under, the rows in one
 * transaction, then what migrations this version has on top. It needs no administrator, only an owner.
 *
 * @param migrations - those of this build.
 * @throws BackupError where the database holds something, or the contents are of a newer version. Nothing of the rows
 * is left then.
 */
export async function loadContents(
  pool: Pool,
  source: ContentsSource,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  const written = migrations.slice(0, source.migrations.length);
  checkVersions(source, written);
  await checkEmpty(pool);
  try {
    await migrate(pool, written, logger);
    await fillAtOnce(pool, source);
    await migrate(pool, migrations, logger);
  } catch (error) {
    await empty(pool).catch(() => undefined);
    throw error;
  }
  // without its statistics PostgreSQL reads lists at half their speed
  await pool.query('set statement_timeout = 0; vacuum (analyze)').catch(() => pool.query('analyze'));
}

function checkVersions({ migrations }: Contents, known: readonly Migration[]): void {
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (known[index]?.name === name && known[index].checksum === checksum) continue;
    throw new BackupError(`The copy was written by another version of Seduh (${name}). Use that one, or a newer`);
  }
}

async function checkEmpty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1",
  );
  if (rows[0]) throw new BackupError(`The database is not empty: it has the table ${rows[0].name}. Name an empty one`);
}

async function fillAtOnce(pool: Pool, source: ContentsSource): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(TEXT_SETTINGS);
    await fill(client, source);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Takes away what was begun in a database that was empty before: the next try finds it so again. */
async function empty(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ command: string }>(
    `select format('drop %s if exists %s cascade', o.kind, o.id) as command from (
       select case relkind when 'S' then 'sequence' else 'table' end as kind, oid::regclass::text as id, 'pg_class'::regclass as class, oid
         from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S')
       union all
       select 'function', oid::regprocedure::text, 'pg_proc'::regclass, oid
         from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f'
     ) o
     where not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype in ('e', 'i'))
     order by o.kind desc`,
  );
  for (const { command } of rows) await pool.query(command);
}

/** Rows come table by table, so what ties tables together waits until all are there. */
async function fill(client: PoolClient, source: ContentsSource): Promise<void> {
  const names = source.tables.map(({ name }) => escapeIdentifier(name));
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${escapeIdentifier(table)} drop constraint ${escapeIdentifier(name)}`);
  // what triggers have noted by then comes as rows of its own
  const always = await alwaysFiring(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // migrations bring rows, too; of books that are only added to, their owner may empty none by itself
  const kept = await keptFromOwner(client);
  for (const table of kept) await client.query(`grant truncate on ${escapeIdentifier(table)} to current_user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of kept) await client.query(`revoke truncate on ${escapeIdentifier(table)} from current_user`);
  for (const table of source.tables) {
    const target = client.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columnList(table)}) from stdin`));
    await pipeline(await source.rows(table), target);
  }
  for (const { name, last, isCalled } of source.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), last, isCalled]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name } of always)
    await client.query(`alter table ${escapeIdentifier(table)} enable always trigger ${escapeIdentifier(name)}`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${escapeIdentifier(table)} add constraint ${escapeIdentifier(name)} ${definition}`);
}

/** Triggers that fire for sessions of replicas as well, which enabling all of a table's would make ordinary ones. */
async function alwaysFiring(client: PoolClient): Promise<Omit<ForeignKey, 'definition'>[]> {
  const { rows } = await client.query<Omit<ForeignKey, 'definition'>>(
    `select k.relname as table, t.tgname as name from pg_trigger t join pg_class k on k.oid = t.tgrelid
      where not t.tgisinternal and t.tgenabled = 'A' and k.relnamespace = current_schema()::regnamespace`,
  );
  return rows;
}

/** Tables that whoever is logged in may not empty; none for an administrator. */
async function keptFromOwner(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(oid, 'truncate')`,
  );
  return rows.map(({ name }) => name);
}

async function foreignKeysOf(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select k.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class k on k.oid = c.conrelid
      where c.contype = 'f' and c.conparentid = 0 and c.connamespace = current_schema()::regnamespace
      order by k.relname, c.conname`,
  );
  return rows;
}

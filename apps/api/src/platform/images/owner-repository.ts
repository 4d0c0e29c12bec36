import { sql } from 'kysely';
import type { Db } from '../db/tx';

/**
 * Tells a shop's database from any other, its own copies too: the cluster, its timeline (a restore and a failover begin
 * another one), the database in it. A copy of its files taken while it was stopped is the same to this.
 */
export async function shopIdOf(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select concat_ws('-', c.system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), d.oid) as id
      from pg_control_system() c, pg_database d where d.datname = current_database()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say which one it is');
  return row.id;
}

import type { AuditPerson } from '@seduh/contract';
import { type AuditKind, COMMAND_LINE } from '@seduh/contract/constants';
import { sql, type SelectQueryBuilder } from 'kysely';
import { countOf, literal, pageOf } from '../../platform/db/query';
import type { Schema } from '../../platform/db/schema';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { dayAfter, dayBegun } from '../../platform/db/utc-days';
import type { PageRequest } from '../../platform/http/envelope';
import { countOfDays } from './audit-days-repository';

/** Which entries; `until` is not included. */
export interface EntryFilter {
  search: string;
  kind: AuditKind | undefined;
  by: string | undefined;
  since: Date | undefined;
  until: Date | undefined;
}

type Entries = SelectQueryBuilder<Schema, 'audit_log', object>;

const columns = ['id', 'at', 'actor_id', 'actor_name', 'action', 'subject_id', 'subject_name', 'changes'] as const;

function narrowed(db: Db, { search, kind, by, since, until }: EntryFilter): Entries {
  let entries: Entries = db.selectFrom('audit_log');
  if (search !== '') entries = entries.where('search', 'like', `%${literal(search.toLowerCase())}%`);
  if (kind) entries = entries.where(sql<boolean>`split_part(action, '.', 1) = ${kind}`);
  if (by === COMMAND_LINE.id) entries = entries.where('actor_id', 'is', null);
  else if (by) entries = entries.where('actor_id', '=', by);
  if (since) entries = entries.where('at', '>=', since);
  if (until) entries = entries.where('at', '<', until);
  return entries;
}

const latestFirst = (entries: Entries) => entries.select(columns).orderBy('id', 'desc');

/** One page, the latest first, and how many there are. Opens a transaction of its own: both are of one moment. */
export const listEntries = (db: Db, filter: EntryFilter, page: PageRequest) =>
  withTx(
    db,
    async (tx) => ({
      rows: await pageOf(latestFirst(narrowed(tx, filter)), page).execute(),
      total: await countEntries(tx, filter),
    }),
    { isolation: 'repeatable read' },
  );

/** Days are counted; only the edges of a window that begins or ends within a day in UTC are read, and what is searched. */
export async function countEntries(tx: Tx, filter: EntryFilter): Promise<number> {
  const { search, kind, by, since, until } = filter;
  const days = { since: since && dayAfter(since), until: until && dayBegun(until) };
  if (search !== '' || (days.since && days.until && days.since >= days.until)) return countOf(narrowed(tx, filter));
  const newest = days.until ? await countOf(narrowed(tx, { ...filter, since: days.until })) : 0;
  const oldest = days.since ? await countOf(narrowed(tx, { ...filter, until: days.since })) : 0;
  return newest + (await countOfDays(tx, { kind, by, ...days })) + oldest;
}

/** The latest ones that are older than this. @param before an id; null: from the latest on */
export function listOlder(db: Db, filter: EntryFilter, before: number | null, limit: number) {
  const entries = narrowed(db, filter);
  return latestFirst(before === null ? entries : entries.where('id', '<', before))
    .limit(limit)
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof listOlder>>[number];

/** Everybody who did something, as they were called last. One look into an index for each, however long the record is. */
export async function listPeople(db: Db): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`
    with recursive people as (
      (select actor_id from audit_log order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > people.actor_id order by actor_id limit 1)
      from people where people.actor_id is not null
    )
    select
      people.actor_id as id,
      (select actor_name from audit_log where actor_id = people.actor_id order by id desc limit 1) as name
    from people where people.actor_id is not null
    union all
    select ${COMMAND_LINE.id}::uuid, ${COMMAND_LINE.name}
    where exists (select from audit_log where actor_id is null)
    order by name, id`.execute(db);
  return rows;
}

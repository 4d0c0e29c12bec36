import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/tx';
import type { Pass, Rule } from './rules';

/** What became of an attempt at one limit. */
export interface Counted {
  key: Buffer;
  let_in: boolean;
  /** How many are counted with it. */
  taken: number;
  begun_at: Date;
  /** Until somebody is let in again; 0 where they are. */
  seconds: number;
}

/** Rows of one statement that sweeps. */
const BATCH = 5_000;

/** Whom a limit counts: of a fixed length, and nobody's address or email. */
const keyOf = ([{ name }, key]: Pass): Buffer => createHash('sha256').update(`${name}\0${key}`).digest();

/** From when on the next one is let in, after so many at this moment; null: at once. */
const freeAt = (rule: Rule, taken: string, at: string, endsAt: string): RawBuilder<unknown> => {
  const [count, now, end] = [sql.raw(taken), sql.raw(at), sql.raw(endsAt)];
  return rule.kind === 'window'
    ? sql`case when ${count} >= ${rule.max}::int then ${end} end`
    : sql`${now} + (${rule.waits}::float8[])[least(${count}, ${rule.waits.length}::int)] * interval '1 second'`;
};

/** Counts one attempt; of those after the first only where the one before let it in. */
function counting(pass: Pass, index: number): RawBuilder<unknown> {
  const [rule] = pass;
  const before = index === 0 ? sql`` : sql`from ${sql.raw(`counted_${index - 1}`)} where let_in`;
  // a slow-down remembers from its last failure on, a window from its first attempt
  const endsAt =
    rule.kind === 'window' ? 'case when is_over then excluded.ends_at else kept.ends_at end' : 'excluded.ends_at';
  return sql`${sql.raw(`counted_${index}`)} as (
    insert into rate_limits as kept (key, taken, begun_at, ends_at, free_at, let_in)
    select ${keyOf(pass)}::bytea, 1, at, ends_at, ${freeAt(rule, '1', 'at', 'ends_at')}, true
    from (select date_trunc('milliseconds', clock_timestamp()) as at ${before}) as clock,
      lateral (select at + ${rule.windowMs}::float8 * interval '1 millisecond' as ends_at) as window_
    on conflict (key) do update set (taken, begun_at, ends_at, free_at, let_in) = (
      select count, case when is_over then excluded.begun_at else kept.begun_at end,
        case when lets_in then end_ else kept.ends_at end,
        case when lets_in then ${freeAt(rule, 'count', 'excluded.begun_at', 'end_')} else kept.free_at end,
        lets_in
      from (select kept.ends_at <= excluded.begun_at as is_over) as age,
        -- by now: the row may have been waited for
        lateral (select is_over or kept.free_at is null or kept.free_at <= clock_timestamp() as lets_in) as door,
        lateral (select ${sql.raw(endsAt)} as end_,
          case when is_over then 1 when lets_in then kept.taken + 1 else kept.taken end as count) as next
    )
    returning key, let_in, taken, begun_at,
      case when let_in then 0 else extract(epoch from free_at - clock_timestamp())::float8 end as seconds
  )`;
}

/**
 * Counts an attempt at each of these limits, in turn up to the first that does not let it in, in one round trip. However
 * many come at once, and in how many processes, each sees the count of the one before it.
 */
export async function countAll(db: Db, passes: readonly Pass[]): Promise<Counted[]> {
  const counted = passes.map(
    (_, index) => sql`select key, let_in, taken, begun_at, seconds from ${sql.raw(`counted_${index}`)}`,
  );
  const { rows } =
    await sql<Counted>`with ${sql.join(passes.map(counting))} ${sql.join(counted, sql` union all `)}`.execute(db);
  return rows;
}

/** Takes one that was let in out of its count again, unless that count is over. */
export async function uncount(db: Db, { key, begun_at }: Counted): Promise<void> {
  await sql`
    update rate_limits set taken = greatest(taken - 1, 0), free_at = null
    where key = ${key} and begun_at = ${begun_at}`.execute(db);
}

/** Deletes counts that are over, past those that somebody is busy with; resolves with how many. */
export async function deleteOver(db: Db): Promise<number> {
  for (let all = 0; ;) {
    const deleted = await sql`
      delete from rate_limits where ctid = any(array(
        select ctid from rate_limits where ends_at < clock_timestamp() limit ${BATCH} for update skip locked
      ))`.execute(db);
    const rows = Number(deleted.numAffectedRows ?? 0n);
    all += rows;
    if (rows < BATCH) return all;
  }
}

import type { Pause } from '@seduh/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './tx';

/** Pausing and placing exclude each other by it; see {@link lockPauses}. */
const PAUSE_LOCK = 7_290_082;

/** The pauses that run at a moment, in jsonb, that of all delivery methods first. */
export const pausesRunning = (now: Date): RawBuilder<Pause[]> => sql<Pause[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'delivery_id', delivery_id,
        'until', to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'until_reopened', until_reopened
      )
      order by delivery_id nulls first
    ),
    '[]'
  )
  from pauses where ended_at is null and until > ${now}
)`;

/** Waits for the orders that are being placed, and has those wait that come next: what is read afterwards stays true. */
export const lockPauses = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${PAUSE_LOCK}::bigint)`.execute(tx);
};

/** Waits for whoever is pausing, to be part of a statement; orders do not wait for each other. */
export const pausesStay = (): RawBuilder<unknown> => sql`pg_advisory_xact_lock_shared(${PAUSE_LOCK}::bigint)`;

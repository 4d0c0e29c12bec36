import { sql } from 'kysely';
import type { PaymentState } from '@seduh/contract';
import type { Db } from '../../../platform/db/tx';
import type { AttemptKey } from './repository';

/** Has a code be asked about from then on. */
export async function insertCheck(db: Db, { provider, ref }: AttemptKey, next_at: Date): Promise<void> {
  await db
    .insertInto('payment_checks')
    .values({ provider, ref, next_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A code to ask about. */
export interface ClaimedCheck {
  ref: string;
  /** Of the order's payment. */
  state: PaymentState;
  /** Whether the payment stands on this attempt. */
  isCurrent: boolean;
  startedAt: Date;
}

/** The code that is to be asked about next, for whoever gets it first, also in other processes; undefined for none. */
export async function claimCheck(
  db: Db,
  { provider, now, again }: { provider: string; now: Date; again: Date },
): Promise<ClaimedCheck | undefined> {
  const { rows } = await sql<ClaimedCheck>`
    with claimed as (
      update payment_checks set next_at = ${again}
      where provider = ${provider} and ref = (
        select ref from payment_checks
        where provider = ${provider} and next_at <= ${now}
        order by next_at limit 1
        for no key update skip locked
      )
      returning provider, ref
    )
    select claimed.ref, payments.state, attempt.started_at as "startedAt",
      payments.provider_ref is not distinct from claimed.ref as "isCurrent"
    from claimed
    join payment_attempts attempt on attempt.provider = claimed.provider and attempt.ref = claimed.ref
    join payments on payments.id = attempt.payment_id`.execute(db);
  return rows[0];
}

/** Nothing is to be asked of it any more. */
export async function deleteCheck(db: Db, { provider, ref }: AttemptKey): Promise<void> {
  await db.deleteFrom('payment_checks').where('provider', '=', provider).where('ref', '=', ref).execute();
}

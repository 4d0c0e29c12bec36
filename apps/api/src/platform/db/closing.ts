import { sql } from 'kysely';
import { errorCode } from './errors';
import type { Tx } from './tx';

/** Closing a day and booking money exclude each other by it; the triggers of the books have the same number. */
const CLOSING_LOCK = 427_021_005_669;

/** What triggers say where somebody changes what a closed day holds. */
const DAY_CLOSED = 'CLOSD';

/** Waits for the money that is being booked, and has that wait which comes next: what is read afterwards stays true. */
export async function lockBooks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLOSING_LOCK}::bigint)`.execute(tx);
}

/** True where a change was refused because its day is closed. */
export const isDayClosed = (error: unknown): boolean => errorCode(error) === DAY_CLOSED;

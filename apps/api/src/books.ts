import type { Clock } from './platform/clock';
import type { Db } from './platform/db/tx';
import { foldAuditDays } from './resources/audit/audit-days-repository';
import { keepCustomers, keepQuarters } from './resources/dashboard/daily-sums';
import { keepPast } from './resources/dashboard/monthly-figures';
import { foldOrderDays } from './resources/orders/read/order-days-repository';
import { foldOrderNames } from './resources/orders/read/order-names-repository';
import { foldPromoDays } from './resources/promos/promo-days-repository';

/**
 * The job that keeps what the books add up to: today, then some of the days that are over.
 * @param signal ends it after the quarter of an hour or the day that it is at
 * @returns whether there may be more of those: after an update there may be a year and a half of them
 */
export async function keepBooks(db: Db, clock: Clock, signal: AbortSignal): Promise<boolean> {
  await keepQuarters(db, clock, signal);
  await foldOrderDays(db);
  await foldOrderNames(db);
  await foldAuditDays(db);
  await foldPromoDays(db);
  await keepCustomers(db, clock);
  return keepPast(db, clock, signal);
}

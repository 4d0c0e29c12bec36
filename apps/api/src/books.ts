import type { Clock } from './platform/clock';
import type { Db } from './platform/db/tx';
import { foldAuditDays } from './resources/audit/audit-days-repository';
import { keepCustomers, keepQuarters } from './resources/dashboard/daily-sums';
import { keepPast } from './resources/dashboard/monthly-figures';
import { foldOrderDays } from './resources/orders/read/order-days-repository';
import { foldOrderNames } from './resources/orders/read/order-names-repository';
import { foldPromoDays } from './resources/promos/promo-days-repository';

/**
 * The job that keeps what the books add up to. After an update there may be a year and a half of days: it goes on while
 * there are any, and looks after today between some of them and the next.
 * @param signal ends it after the day that it is at
 */
export async function keepBooks(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  for (let isLeft = true; isLeft && !signal.aborted;) {
    await keepQuarters(db, clock);
    await keepCustomers(db, clock);
    await foldOrderDays(db);
    await foldOrderNames(db);
    await foldAuditDays(db);
    await foldPromoDays(db);
    isLeft = await keepPast(db, clock, signal);
  }
}

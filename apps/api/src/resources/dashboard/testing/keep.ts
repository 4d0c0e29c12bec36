import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/tx';
import { keepDays, keepQuarters } from '../daily-sums';
import { keepMonths } from '../monthly-figures';

/** Keeps all there is to keep, as the shop does over many minutes. @returns how many days and quarters that were */
export async function keepAll(db: Db, clock: Clock): Promise<number> {
  let all = await keepQuarters(db, clock);
  for (let kept = await keepDays(db, clock); kept > 0; kept = await keepDays(db, clock)) all += kept;
  return all;
}

/** Makes every month of which all days are kept. @returns how many */
export async function keepAllMonths(db: Db, clock: Clock): Promise<number> {
  let all = 0;
  for (let kept = await keepMonths(db, clock); kept > 0; kept = await keepMonths(db, clock)) all += kept;
  return all;
}

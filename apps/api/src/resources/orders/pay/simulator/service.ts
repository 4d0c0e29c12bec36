import type { Db } from '../../../../platform/db/tx';
import { notFound } from '../../../../platform/http/errors';
import { findSimulated } from './repository';

/** What the simulator's page says of an attempt. Throws 404 for one that was never made. */
export async function readSimulated(db: Db, ref: string) {
  const payment = await findSimulated(db, ref);
  if (!payment) throw notFound('Payment');
  return payment;
}

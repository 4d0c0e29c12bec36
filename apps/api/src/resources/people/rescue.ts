import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import { resetFactor } from '../auth/factor/reset';
import { createSessions } from '../auth/sessions';
import { findStaffNamed } from './repository';

/**
 * Takes the second factor of somebody on staff away from the operator's terminal, for an owner whose phone and recovery
 * codes are gone. The record says it in their own name: nobody is logged in there. False where they have none. Throws
 * where no open account on staff has this email.
 */
export async function rescueFactor(db: Db, clock: Clock, email: string): Promise<boolean> {
  const one = await findStaffNamed(db, email.trim().toLowerCase());
  if (!one) throw new Error(`nobody on staff has the email ${email}`);
  if (!one.has_factor) return false;
  return createSessions(db, clock).endAllOf(one.id, (tx) => resetFactor(tx, one, one.id, clock.now()));
}

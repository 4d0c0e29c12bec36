import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logging/logger';
import type { Database } from '../../platform/db/database';
import { HttpError } from '../../platform/http/errors';
import { createAuthService } from './service';

/**
 * Makes the account of ADMIN_EMAIL where there is none yet. Throws one line that names the variable and the remedy.
 * @param admin `passwordFrom`: the variable that the password came by
 */
export async function addFirstAdmin(
  { db }: Database,
  clock: Clock,
  { email, password, passwordFrom }: { email: string; password: string; passwordFrom: string },
  logger: Logger,
): Promise<void> {
  const auth = createAuthService(db, clock);
  try {
    const added = await auth.addAdmin(email, password);
    logger.info({}, added ? 'made the first admin' : 'the admin of ADMIN_EMAIL has an account already');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const reason =
      error.code === 'EMAIL_TAKEN'
        ? `ADMIN_EMAIL: ${email} is the account of a customer. Name another address, or close that account first`
        : `${passwordFrom}: ${error.message}`;
    throw new Error(`The environment does not fit. ${reason}`, { cause: error });
  }
}

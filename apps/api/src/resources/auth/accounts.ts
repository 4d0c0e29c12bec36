import { MESSAGES } from '@seduh/contract/constants';
import type { Insertable } from 'kysely';
import type { UsersTable } from '../../platform/db/schema';
import type { Db, Tx } from '../../platform/db/tx';
import { HttpError } from '../../platform/http/errors';
import { isEmailHeld } from './email-change-repository';
import { findAnyAccount, insertAccount } from './repository';

/**
 * Adds an account. Throws what the database says of a taken email or phone, which `takenError` reads, and 409 EMAIL_TAKEN
 * where the email may still go back to whoever gave it up. @param isHeld whether it may; a test swaps it
 */
export async function addAccount(tx: Tx, account: Insertable<UsersTable>, isHeld = isEmailHeld): Promise<void> {
  await insertAccount(tx, account);
  // looked for after the email was got: whoever gave it up before has written down that it may go back
  if (await isHeld(tx, account.email, account.created_at)) {
    throw new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
  }
}

/** Whether an email, in lower case, has an account, or had one to which it may go back. */
export const isEmailKnown = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await findAnyAccount(db, email)) || isEmailHeld(db, email, now);

import { MESSAGES } from '@seduh/contract/constants';
import { isUniqueViolation } from '../../platform/db/query';
import { HttpError } from '../../platform/http/errors';

/** The 409 for an email or phone that somebody else has, by the database's word; null for any other error. */
export function takenError(error: unknown): HttpError | null {
  if (!isUniqueViolation(error)) return null;
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return constraint === 'users_phone'
    ? new HttpError(409, 'PHONE_TAKEN', MESSAGES.phoneTaken)
    : new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
}

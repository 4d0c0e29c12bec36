const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** SQLSTATEs and system codes of a connection that broke, or of a server that does not take one right now. */
// 25P03: a transaction that stood still for too long was ended with its connection
const LOST = new Set(['57P01', '57P02', '57P03', '25P03', '08000', '08003', '08006', 'ECONNRESET', 'EPIPE']);
const UNREACHABLE = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

// pg reports a broken socket by message only
const LOST_MESSAGE = /^Connection terminated|^Client has encountered a connection error/;

/** The SQLSTATE of a database error or the code of a system error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint that refused a write. */
export const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;

/** True where the database chose this transaction to give way to another one: running it again is the remedy. */
export function isTransactionConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** What pg says of a statement that no answer came to. */
export const SILENT = 'Query read timeout';
/** Nobody answered in time: the statement may have been done, or may still be. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === SILENT;

/** SQLSTATEs of a statement, or a wait for a lock, that took longer than it may. It has done nothing. */
const TOO_LONG = new Set(['57014', '55P03']);
export const isTooLong = (error: unknown): boolean => TOO_LONG.has(errorCode(error) ?? '') || isSilence(error);

/** True where a migration has outdated a prepared statement: it has done nothing, and prepared again it works. */
export function isOutdatedPlan(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan must not');
}

/** True where the connection broke under a statement. Whether a commit under way took effect is then unknown. */
export const isConnectionLost = (error: unknown): boolean =>
  LOST.has(errorCode(error) ?? '') || (error instanceof Error && LOST_MESSAGE.test(error.message));

/** True where a new connection failed because the server is starting, stopping, full or not there (yet). */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(errorCode(error) ?? '') || (error instanceof Error && LOST_MESSAGE.test(error.message));

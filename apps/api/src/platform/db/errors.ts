/** What `stock_gone` of the database raises. */
const STOCK_GONE = 'STOCK';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** SQLSTATEs and system codes of a connection that broke, or of a server that does not take one right now. */
// 25P03, 57P05: who stood still for too long was ended with the connection
const LOST = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '08000', '08003', '08006', 'ECONNRESET', 'EPIPE']);
// the lines from ETIMEDOUT on: a machine that is gone, and a name that stands for none while another one takes over
const UNREACHABLE = new Set(
  `57P01 57P02 57P03 53300 08001 08004 ECONNREFUSED ECONNRESET ENOENT EPIPE
  ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN`.split(/\s+/),
);
/** What PgBouncer says, whatever it is, as it hangs up: its server is gone, or it waited for one for too long. */
const POOLER_HANGS_UP = '08P01';
const READ_ONLY = '25006';

// pg reports a broken socket by message only
const LOST_MESSAGE = /^Connection terminated|^Client has encountered a connection error|^timeout expired$/;

/** A server was found, and it takes no writes: it is a copy, or has been made one. */
export class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer';
  readonly code = READ_ONLY;

  constructor() {
    super('this database takes no writes: it is a standby, or was made one');
  }
}

/** A server takes writes, and another one has taken over from it: what is written there is lost to the shop. */
export class FormerPrimary extends Error {
  override readonly name = 'FormerPrimary';
  /** As if it had refused to make the connection. */
  readonly code = '08004';

  constructor(timeline: number, latest: number) {
    super(`this database was taken over from: it is on timeline ${timeline}, and the shop has been on ${latest}`);
  }
}

/** A transaction on a copy to read from came to nothing because of the copy: run again it is the database itself's. */
export class CopyFellBehind extends Error {
  override readonly name = 'CopyFellBehind';
  /** As if it had given way to another one: nothing was done, and running it again is the remedy. */
  readonly code = SERIALIZATION_FAILURE;

  constructor(cause: unknown) {
    super('the database to read from broke off within a transaction', { cause });
  }
}

/** One of several hosts took no connection, whatever it has against it: another one may. */
export class RefusedByHost extends Error {
  override readonly name = 'RefusedByHost';
  /** The server refused to make the connection. */
  readonly code = '08004';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

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

/** True where a transaction failed because of another one, or of its time: nothing of it was done. */
export const isGivenWay = (error: unknown): boolean =>
  isTransactionConflict(error) || TOO_LONG.has(errorCode(error) ?? '');

/** True where the database chose this transaction to give way to another one: running it again is the remedy. */
export function isTransactionConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** True where somebody else had taken the stock that a transaction was to take as its last. */
export const isStockGone = (error: unknown): boolean => errorCode(error) === STOCK_GONE;

/**
 * True where the server itself said that a statement failed: what came after it in its transaction was not done. Not of a
 * pooler that says that it has lost its server, nor of a socket that broke.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && !(errorCode(error) ?? '08').startsWith('08');

/** What pg says of a statement that no answer came to. */
const SILENT = 'Query read timeout';
/** Nobody answered in time: the statement may have been done, or may still be. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === SILENT;

/** SQLSTATEs of a statement, or a wait for a lock, that took longer than it may. It has done nothing. */
const TOO_LONG = new Set(['57014', '55P03']);
export const isTooLong = (error: unknown): boolean => TOO_LONG.has(errorCode(error) ?? '') || isSilence(error);

/** True where a migration has outdated a prepared statement: it has done nothing, and prepared again it works. */
export function isOutdatedPlan(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan must not');
}

/** True where a server refused to write, as one does that has become a copy: nothing was done, and elsewhere it works. */
export const isReadOnly = (error: unknown): boolean => errorCode(error) === READ_ONLY;

const isHungUpOn = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_MESSAGE.test(error.message) ||
    (errorCode(error) === POOLER_HANGS_UP && 'severity' in error && error.severity === 'FATAL'));

/**
 * True where the connection broke under a statement, or is of no more use. Whether a commit under way took effect is
 * then unknown.
 */
export const isConnectionLost = (error: unknown): boolean =>
  LOST.has(errorCode(error) ?? '') || isReadOnly(error) || isHungUpOn(error);

/** True where a new connection failed because the server is starting, stopping, full, a copy or not there (yet). */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(errorCode(error) ?? '') || isReadOnly(error) || isHungUpOn(error);

const unreached = new WeakSet<object>();
/** Notes that somebody has gone on trying for a connection as long as may be waited: trying on is nobody's turn. */
export function gaveUp<T>(error: T): T {
  if (error instanceof Error) unreached.add(error);
  return error;
}
/** True where no connection was to be had in the time there was. */
export const isUnreached = (error: unknown): boolean => error instanceof Error && unreached.has(error);

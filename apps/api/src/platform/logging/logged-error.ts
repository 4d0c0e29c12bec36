/** Of a database error, what says where it happened. Its `detail`, `where` and `hint` hold contents of rows. */
const SAFE = [
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
  'statusCode',
  'syscall',
] as const;
/** PostgreSQL's class of errors about a value, whose texts quote it. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
const SECRET = /([?&](?:token|code|state|password|key)=)[^&\s"']+/gi;
const CAUSES = 5;

/** An error as the log keeps it. */
export interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  cause?: LoggedError;
  /** The errors under an AggregateError. */
  errors?: LoggedError[];
  [field: string]: unknown;
}

/**
 * What the log keeps of an error and of all that caused it: what somebody needs to find the place, and nothing that a
 * person has written or the database stores.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const fields: Record<string, unknown> = { ...error };
  const kept = SAFE.filter((name) => typeof fields[name] === 'string' || typeof fields[name] === 'number');
  const under = depth < CAUSES;
  return {
    type: error.name,
    message: messageOf(error, fields.code),
    stack: framesOf(error),
    ...Object.fromEntries(kept.map((name) => [name, fields[name]])),
    ...(under && error.cause !== undefined ? { cause: loggedError(error.cause, depth + 1) } : {}),
    ...(under && error instanceof AggregateError
      ? { errors: error.errors.slice(0, CAUSES).map((one: unknown) => loggedError(one, depth + 1)) }
      : {}),
  };
}

function messageOf({ message }: Error, code: unknown): string {
  const open = message.replace(SECRET, '$1…');
  if (typeof code !== 'string' || !DATA_EXCEPTION.test(code)) return open;
  // what is quoted or follows the colon is the value itself
  return open.replace(/".*"/s, '"…"').replace(/:.*$/s, ': …');
}

/** The lines of the stack that name a place; those before them repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  Transaction,
  type Dialect,
  type Driver,
  type KyselyConfig,
  type PostgresPool,
} from 'kysely';
import { isAnswered } from './errors';
import type { Db, Schema, Tx } from './schema';

/** What a transaction's own Kysely is made of, beside its connection. */
interface Parts {
  config: KyselyConfig;
  dialect: Dialect;
  driver: Driver;
}

const pipelining = new WeakMap<object, Parts>();

/**
 * Kysely over a pool.
 * @param pipelines whether its connections send statements without waiting for the answers to those before
 */
export function kyselyOver(pool: PostgresPool, pipelines: boolean): Db {
  const dialect = new PostgresDialect({ pool });
  const config = { dialect };
  const db = new Kysely<Schema>(config);
  if (pipelines) pipelining.set(db, { config, dialect, driver: dialect.createDriver() });
  return db;
}

export const canPipeline = (db: Db): boolean => pipelining.has(db);

/** One statement that was not sent yet, as `sql` and Kysely's builders are. */
interface Statement {
  compile(tx: Tx): CompiledQuery;
}

/**
 * Sends a statement of which nothing is asked but that it succeeds: the commit follows without waiting for its answer. One
 * statement, and no work that sends it: what a work asked for after its first answer would come after the commit.
 * @returns what becomes of it, for who only watches: the transaction fails with it anyway
 */
export type Alongside = (statement: Statement) => Promise<unknown>;

interface Pipelined<Result> {
  /** The statement that begins the transaction. */
  begin: string;
  work: (tx: Tx, alongside: Alongside) => Promise<Result>;
  /** The commit is sent now. */
  onCommit(): void;
  /** A statement before it has failed at the server, so that nothing was committed. */
  onUndone(): void;
}

/**
 * Runs a transaction whose statements go out as they are asked for: what is asked for in one go is one write and one
 * answer, the beginning with the first statements and the commit with the last. PostgreSQL does them one after the other,
 * and after one that failed none, a commit included: it is a rollback then.
 */
export async function pipelined<Result>(
  db: Db,
  { begin, work, onCommit, onUndone }: Pipelined<Result>,
): Promise<Result> {
  const parts = pipelining.get(db);
  if (!parts) throw new Error('this pool does not pipeline');
  return db.getExecutor().provideConnection(async (connection) => {
    const command = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    let isOver = false;
    const executor = db.getExecutor().withConnectionProvider({
      provideConnection: (ask) => (isOver ? Promise.reject(new Error('this transaction is over')) : ask(connection)),
    });
    const tx = new Transaction<Schema>({ ...parts, executor });
    const last: Promise<unknown>[] = [];
    const begun = command(begin);
    let isCommitting = false;
    try {
      // a transaction that did not begin is told of by its first statement too
      const [result] = await Promise.all([work(tx, sender(tx, last)), begun]);
      isOver = true;
      onCommit();
      const committed = command('commit');
      isCommitting = true;
      const failures = (await Promise.allSettled([...last, committed])).map((one) =>
        one.status === 'rejected' ? { reason: one.reason as unknown } : null,
      );
      const failed = failures.find((one) => one !== null);
      if (!failed) return result;
      // what the server said to the commit itself may hide one that took effect
      if (isAnswered(failed.reason) && failed !== failures.at(-1)) onUndone();
      throw failed.reason;
    } catch (error) {
      isOver = true;
      if (!isCommitting) await command('rollback');
      throw error;
    }
  });
}

/** Sends statements at once, and notes what becomes of them; they may fail before anybody waits for it. */
export const sender =
  (tx: Tx, last: Promise<unknown>[]): Alongside =>
  (statement) => {
    const sent = tx.executeQuery(statement.compile(tx));
    sent.catch(() => undefined);
    last.push(sent);
    return sent;
  };

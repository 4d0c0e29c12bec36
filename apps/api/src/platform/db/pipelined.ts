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
import type { Schema } from './schema';
import type { Db, Tx } from './tx';

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

/** Has a transaction commit only if this succeeds, which is sent already: the commit does not wait for its answer. */
export type Alongside = (statement: Promise<unknown>) => void;

interface Pipelined<Result> {
  /** The statement that begins the transaction. */
  begin: string;
  work: (tx: Tx, alongside: Alongside) => Promise<Result>;
  /** The commit is sent now. */
  onCommit(): void;
}

/**
 * Runs a transaction whose statements go out as they are asked for: what is asked for in one go is one write and one
 * answer, the beginning with the first statements and the commit with the last. PostgreSQL does them one after the other,
 * and after one that failed none, a commit included: it is a rollback then.
 */
export async function pipelined<Result>(db: Db, { begin, work, onCommit }: Pipelined<Result>): Promise<Result> {
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
      const [result] = await Promise.all([work(tx, (statement) => void last.push(heard(statement))), begun]);
      isOver = true;
      onCommit();
      const committed = command('commit');
      isCommitting = true;
      const failed = (await Promise.allSettled([...last, committed])).find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
      return result;
    } catch (error) {
      isOver = true;
      if (!isCommitting) await command('rollback');
      throw error;
    }
  });
}

/** The same promise, which may fail before anybody waits for it. */
function heard<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}

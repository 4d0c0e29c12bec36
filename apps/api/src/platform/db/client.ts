import { type ClientBase, type ClientConfig, Client } from 'pg';
import { callbackify, promisify } from 'node:util';
import { isOutdatedPlan, isUnreachable, ReadOnlyServer, RefusedByHost } from './errors';
import type { ConnectionSource } from './hosts';
import { GRACE_MS, type PoolLimits } from './limits';
import { tracedStatements } from '../observe/spans';
import { cutWhenVanished, gathered, inTurn, isAwaited, timedInTurn, WATCHED_FROM_MS, type Query } from './sending';
import type { StatementNames } from './statement-names';
import type { Timelines } from './timelines';
import { giveUpWhenUseless, heedReports, takesNoWrites } from './unusable';
import { valueTypes } from './value-types';

interface ClientParts {
  connection: ConnectionSource;
  names: StatementNames | undefined;
  limits: PoolLimits | undefined;
  onlyReads: boolean;
  timelines: Timelines | undefined;
  lookEveryMs: number;
  pipelines: boolean;
}

/** The server keeps to the limits; where it does not even say that they were passed, the client gives up on it. */
const configOf = ({ statementMs, lockMs, idleMs }: PoolLimits): ClientConfig => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  query_timeout: statementMs + GRACE_MS,
});

/** The text of a statement that was named. */
function textOf([first]: readonly unknown[]): string | undefined {
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  return typeof first.text === 'string' ? first.text : undefined;
}

const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

/** Names statements, so that they are prepared, and sends one again whose plan a migration has outdated. */
function prepared(client: Client, send: Query, names: StatementNames): Query {
  // what the server says of a transaction is not heard yet by whoever asks on at once
  let hasBegun = false;
  return (...args) => {
    const [command] = args;
    if (typeof command === 'string') hasBegun = BEGINS.test(command) || (hasBegun && !ENDS.test(command));
    const named = names.withName(args);
    const text = textOf(named);
    // who sends a callback or a cursor is a pool or a stream: they see the failure, and the next one works
    if (named === args || text === undefined || !isAwaited(args)) return send(...named);
    const isAlone = !hasBegun && client.getTransactionStatus() === 'I';
    return (send(...named) as Promise<unknown>).catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      names.renew(text);
      // in a transaction the whole of it has to run again
      if (!isAlone) throw error;
      return send(...names.withName(args));
    });
  };
}

/**
 * A client class that asks `connection` where to go, refuses a server that takes no writes or was taken over from, reads
 * values as `valueTypes` says, and heeds limits, names and the order of its statements.
 */
export function clientClass({ connection, names, limits, onlyReads, timelines, lookEveryMs, pipelines }: ClientParts) {
  return class extends Client {
    readonly #address: ClientConfig;

    constructor(config?: ClientConfig) {
      const address = connection();
      super({
        ...config,
        ...address,
        ...(limits && configOf(limits)),
        types: valueTypes,
        pipeline: pipelines,
      } as object);
      this.#address = address;
      if (!onlyReads) heedReports(this);
      const query = this.query.bind(this) as Query;
      const timed = pipelines && limits ? timedInTurn(query, limits.statementMs) : query;
      const ask = tracedStatements(pipelines ? gathered(this, timed) : query);
      const isLong = limits !== undefined && limits.statementMs >= WATCHED_FROM_MS;
      const watched = isLong ? cutWhenVanished(this, ask, address, lookEveryMs) : ask;
      const send = giveUpWhenUseless(this, watched, onlyReads);
      const named = names ? prepared(this, send, names) : send;
      this.query = (pipelines ? named : inTurn(named)) as ClientBase['query'];
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      // the pool hands a callback
      if (!callback) return promisify((done: (error: Error) => void) => this.connect(done))().then(() => this);
      // the pool listens from the callback on: a line that breaks before would end the process
      this.on('error', () => undefined);
      callbackify(() => this.#connectChecked())((error) => callback(error as Error));
    }

    async #connectChecked(): Promise<void> {
      try {
        await super.connect();
      } catch (error) {
        // whatever one of several hosts has against it, the next one may take it
        if (!connection.leave) throw error;
        connection.leave(this.#address);
        throw isUnreachable(error) ? error : new RefusedByHost(error as Error);
      }
      try {
        if (takesNoWrites(this)) throw new ReadOnlyServer();
        await timelines?.check(this, (sql) => super.query(sql));
      } catch (error) {
        connection.leave?.(this.#address);
        this.end(() => undefined);
        throw error;
      }
    }
  };
}

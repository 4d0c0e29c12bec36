// Long because all that a connection heeds (limits, names, what its server says of itself, pipelining) wraps one client.
import { type ClientConfig, Client, Pool, type ClientBase, type PoolClient } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { callbackify, promisify } from 'node:util';
import { gaveUp, isOutdatedPlan, isReadOnly, isSilence, isUnreachable, ReadOnlyServer, RefusedByHost } from './errors';
import type { ConnectionSource } from './hosts';
import { GRACE_MS, type PoolLimits, type PoolName } from './limits';
import type { Logger } from '../logging/logger';
import { connectionTaken } from '../observe/signals';
import { tracedStatements } from '../observe/spans';
import type { Pulse } from './pulse';
import { StatementNames } from './statement-names';
import type { Timelines } from './timelines';
import { LOOK_EVERY_MS, watchFor } from './vanished';
import { valueTypes } from './value-types';

export interface PoolSettings {
  connection: ConnectionSource;
  /** What it is called where its waits are counted. Default: nobody counts them. */
  name?: PoolName | undefined;
  logger: Logger;
  /** Most connections at a time. Default 10. */
  size?: number | undefined;
  /** Prepare statements by name. Turn off behind a pooler in transaction mode. Default true. */
  namedStatements?: boolean | undefined;
  /** Send statements without waiting for the answers to those before. Default false. */
  pipelines?: boolean | undefined;
  /** How long, in milliseconds, to go on trying for a connection while the database restarts. Default 10,000. */
  patienceMs?: number | undefined;
  /** What statements may cost. Default: whatever they take. */
  limits?: PoolLimits | undefined;
  /** Say the limits once more on each new connection: a pooler in between passes no startup parameters on. Default false. */
  saysLimits?: boolean | undefined;
  /** A server that takes no writes will do, as a copy does. Default false: such a one is as good as none. */
  onlyReads?: boolean | undefined;
  /** Counts who asks and who is answered. */
  pulse?: Pulse | undefined;
  /** Refuses a server that another one has taken over from. Default: nobody looks. */
  timelines?: Timelines | undefined;
  /** How often, ms, it is looked whether a host is still there that a statement of minutes was sent to. Default 10,000. */
  lookEveryMs?: number | undefined;
}

type Done = (release?: Error | boolean) => void;
type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

const RETRY_EVERY_MS = 50;

/** A pg pool that finds its server again: connecting is tried until the patience is spent, a statement never twice. */
class PatientPool extends Pool {
  constructor(
    client: new (config?: ClientConfig) => ClientBase,
    size: number,
    private readonly patienceMs: number,
    private readonly pulse: Pulse | undefined,
    private readonly name: PoolName | undefined,
    private readonly timelines: Timelines | undefined,
    said: PoolLimits | undefined,
  ) {
    super({
      Client: client,
      max: size,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: patienceMs,
      // the pool waits for what is asked here before it gives a connection out
      ...(said && { onConnect: (connected: ClientBase) => connected.query(settingsOf(said)) as unknown as void }),
    });
    // the one event that comes with every end of a use; an error is no sign of life
    if (pulse) this.on('release', (error, client) => pulse.end(!error && !isGone(client)));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!callback) return this.#connectCounted();
    callbackify(() => this.#connectCounted())((error, client) => {
      callback(error ?? undefined, client, (broken) => client.release(broken));
    });
  }

  async #connectCounted(): Promise<PoolClient> {
    if (!this.name) return this.#connectPatiently();
    const since = performance.now();
    let isGiven = false;
    try {
      const client = await this.#connectPatiently();
      isGiven = true;
      return client;
    } finally {
      connectionTaken.tell({ pool: this.name, ms: performance.now() - since, isGiven });
    }
  }

  async #connectPatiently(): Promise<PoolClient> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      this.pulse?.begin();
      try {
        const client = await super.connect();
        if (!readsOnly.has(client) && !this.timelines?.isBehind(client)) return client;
        // since it was used last its server has been made a copy, shut to writes, or taken over from
        client.release(true);
      } catch (error) {
        this.pulse?.end(false);
        if (this.ending || !isUnreachable(error) || performance.now() > deadline) throw gaveUp(error);
        await delay(RETRY_EVERY_MS * (0.5 + Math.random()));
      }
    }
  }
}

/** The same limits as statements. */
const settingsOf = ({ statementMs, lockMs, idleMs }: PoolLimits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`;

/** The server keeps to the limits; where it does not even say that they were passed, the client gives up on it. */
const configOf = ({ statementMs, lockMs, idleMs }: PoolLimits): ClientConfig => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  query_timeout: statementMs + GRACE_MS,
});

/** Connections that were given up, and what for. */
const gone = new WeakMap<object, Error>();
const isGone = (client: object): boolean => gone.has(client);

/** Connections whose server takes no writes, of those that are there for writing too. */
const readsOnly = new WeakSet<object>();
/** What a server reports of itself as a session begins, and whenever it changes (PostgreSQL 14 and later). */
const SHUT_TO_WRITES = new Set(['in_hot_standby', 'default_transaction_read_only']);

/**
 * Notes what the server of a connection says of writing.
 * @param onShut called when it says that it takes no writes
 */
export function heedReports(client: Client, onShut?: () => void): void {
  const shut = new Set<string>();
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('parameterStatus', (report: { parameterName: string; parameterValue: string }) => {
    if (!SHUT_TO_WRITES.has(report.parameterName)) return;
    if (report.parameterValue === 'on') shut.add(report.parameterName);
    else shut.delete(report.parameterName);
    if (shut.size === 0) return void readsOnly.delete(client);
    readsOnly.add(client);
    onShut?.();
  });
}

/** A connection on which nothing was answered, or nothing can be written, is closed, and says so to whoever asks it again. */
function giveUpWhenUseless(client: Client, ask: (...args: unknown[]) => unknown, onlyReads: boolean) {
  return (...args: unknown[]): unknown => {
    // a rollback, too, fails as what it is for: whoever tries again has to know
    const reason = gone.get(client);
    if (reason && typeof args.at(-1) !== 'function') return Promise.reject(reason);
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      const isUseless = isSilence(error) || (isReadOnly(error) && !onlyReads);
      if (isUseless && error instanceof Error && !gone.has(client)) {
        gone.set(client, error);
        void client.end().catch(() => undefined);
      }
      throw error;
    });
  };
}

/** Statements that may take longer are watched over: for others their own limit is soon enough. */
const WATCHED_FROM_MS = 60_000;

/** A connection whose host has vanished under a long statement is cut: whoever waits hears of it, and may go elsewhere. */
function cutWhenVanished(client: Client, ask: (...args: unknown[]) => unknown, address: ClientConfig, everyMs: number) {
  return (...args: unknown[]): unknown => {
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    return answer.finally(watchFor(address, () => stream.destroy(), everyMs));
  };
}

/** The text of a statement that was named. */
function textOf([first]: readonly unknown[]): string | undefined {
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  return typeof first.text === 'string' ? first.text : undefined;
}

interface ClientParts {
  connection: ConnectionSource;
  names: StatementNames | undefined;
  limits: PoolLimits | undefined;
  onlyReads: boolean;
  timelines: Timelines | undefined;
  lookEveryMs: number;
  pipelines: boolean;
}

const BEGINS = /^(?:begin|start transaction)\b/;
const ENDS = /^(?:commit|rollback)$/;

/** Holds back what is written to a connection until nothing more is asked for just now: one write for all of it. */
function gathered(client: Client, ask: (...args: unknown[]) => unknown) {
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  let isHeld = false;
  return (...args: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true;
      const { stream } = connection;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return ask(...args);
  };
}

/** The arguments of a query with a limit of the client's own put in. */
function withTimer([first, ...rest]: readonly unknown[], query_timeout: number): unknown[] {
  if (typeof first === 'string') return [{ text: first, query_timeout }, ...rest];
  const isConfig = typeof first === 'object' && first !== null && !('submit' in first);
  return [isConfig ? { ...first, query_timeout } : first, ...rest];
}

/**
 * The server begins to count as it begins with a statement, the client as it sends it: what was sent behind others may
 * take as long as they may, and only then is given up.
 */
function timedInTurn(ask: (...args: unknown[]) => unknown, statementMs: number) {
  let underWay = 0;
  return (...args: unknown[]): unknown => {
    const answer = ask(...withTimer(args, (underWay + 1) * statementMs + GRACE_MS));
    if (!(answer instanceof Promise)) return answer;
    underWay += 1;
    return answer.finally(() => (underWay -= 1));
  };
}

/** A client class that asks `connection` where to go, reads values as `valueTypes` says, and names its statements. */
function clientClass({ connection, names, limits, onlyReads, timelines, lookEveryMs, pipelines }: ClientParts) {
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
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      const timed = pipelines && limits ? timedInTurn(query, limits.statementMs) : query;
      const ask = tracedStatements(pipelines ? gathered(this, timed) : query);
      const isLong = limits !== undefined && limits.statementMs >= WATCHED_FROM_MS;
      const watched = isLong ? cutWhenVanished(this, ask, address, lookEveryMs) : ask;
      const send = giveUpWhenUseless(this, watched, onlyReads);
      if (!names) {
        this.query = send as ClientBase['query'];
        return;
      }
      // what the server says of a transaction is not heard yet by whoever asks on at once
      let hasBegun = false;
      this.query = ((...args: unknown[]) => {
        const [command] = args;
        if (typeof command === 'string') hasBegun = BEGINS.test(command) || (hasBegun && !ENDS.test(command));
        const named = names.withName(args);
        const text = textOf(named);
        // who sends a callback or a cursor is a pool or a stream: they see the failure, and the next one works
        if (named === args || text === undefined || typeof args.at(-1) === 'function') return send(...named);
        const isAlone = !hasBegun && this.getTransactionStatus() === 'I';
        return (send(...named) as Promise<unknown>).catch((error: unknown) => {
          if (!isOutdatedPlan(error)) throw error;
          names.renew(text);
          // in a transaction the whole of it has to run again
          if (!isAlone) throw error;
          return send(...names.withName(args));
        });
      }) as ClientBase['query'];
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
        if (readsOnly.has(this)) throw new ReadOnlyServer();
        await timelines?.check(this, (sql) => super.query(sql));
      } catch (error) {
        connection.leave?.(this.#address);
        this.end(() => undefined);
        throw error;
      }
    }
  };
}

/** A pool that outlives restarts of the database: broken connections are dropped, new ones go where it is by then. */
export function createPool({
  connection,
  name,
  logger,
  size = 10,
  namedStatements = true,
  pipelines = false,
  patienceMs = 10_000,
  limits,
  saysLimits = false,
  onlyReads = false,
  pulse,
  timelines,
  lookEveryMs = LOOK_EVERY_MS,
}: PoolSettings): Pool {
  const names = namedStatements ? new StatementNames() : undefined;
  const client = clientClass({
    connection,
    names,
    limits,
    onlyReads,
    timelines: onlyReads ? undefined : timelines,
    lookEveryMs,
    pipelines,
  });
  const pool = new PatientPool(client, size, patienceMs, pulse, name, timelines, saysLimits ? limits : undefined);
  // without these two listeners a server that goes away takes this process along; pg drops the client by itself
  pool.on('error', (error) => logger.debug({ err: error }, 'an idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ err: error }, 'a database connection broke'));
  });
  return pool;
}

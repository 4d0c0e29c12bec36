import { Pool, type ClientBase, type ClientConfig, type PoolClient } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { clientClass } from './client';
import { gaveUp, isUnreachable } from './errors';
import type { ConnectionSource } from './hosts';
import type { PoolLimits, PoolName } from './limits';
import type { Logger } from '../logging/logger';
import { connectionTaken } from '../observe/signals';
import type { Pulse } from './pulse';
import { StatementNames } from './statement-names';
import type { Timelines } from './timelines';
import { isGone, takesNoWrites } from './unusable';
import { LOOK_EVERY_MS } from './vanished';

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
        if (!takesNoWrites(client) && !this.timelines?.isBehind(client)) return client;
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

import { setTimeout as delay } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient } from 'pg';
import type { ConnectionSource } from './connection';
import { isUnreachable } from './errors';
import type { DbLogger } from './logger';
import { StatementNames } from './statement-names';
import { valueTypes } from './value-types';

export interface PoolSettings {
  connection: ConnectionSource;
  logger: DbLogger;
  /** Most connections at a time. Default 10. */
  size?: number | undefined;
  /** Prepare statements by name. Turn off behind a pooler in transaction mode. Default true. */
  namedStatements?: boolean | undefined;
  /** How long, in milliseconds, to go on trying for a connection while the database restarts. Default 10,000. */
  patienceMs?: number | undefined;
}

type Done = (release?: Error | boolean) => void;
type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

const RETRY_EVERY_MS = 50;

/** A pg pool that finds its server again: connecting is tried until the patience is spent, a statement never twice. */
class PatientPool extends Pool {
  readonly #patienceMs: number;

  constructor(client: new (config?: ClientConfig) => ClientBase, size: number, patienceMs: number) {
    super({ Client: client, max: size, idleTimeoutMillis: 30_000, connectionTimeoutMillis: patienceMs });
    this.#patienceMs = patienceMs;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!callback) return this.#connectPatiently();
    callbackify(() => this.#connectPatiently())((error, client) => {
      callback(error ?? undefined, client, (broken) => client.release(broken));
    });
  }

  async #connectPatiently(): Promise<PoolClient> {
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || !isUnreachable(error) || performance.now() > deadline) throw error;
        await delay(RETRY_EVERY_MS * (0.5 + Math.random()));
      }
    }
  }
}

/** A client class that asks `connection` where to go, reads values as `valueTypes` says, and names its statements. */
function clientClass(connection: ConnectionSource, names: StatementNames | undefined) {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...connection(), types: valueTypes });
      if (!names) return;
      const send = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]) => send(...names.withName(args))) as ClientBase['query'];
    }
  };
}

/**
 * Makes a pool of connections. It outlives restarts of the database: broken connections are dropped, new ones go where
 * `connection` points by then.
 */
export function createPool({
  connection,
  logger,
  size = 10,
  namedStatements = true,
  patienceMs = 10_000,
}: PoolSettings): Pool {
  const names = namedStatements ? new StatementNames() : undefined;
  const pool = new PatientPool(clientClass(connection, names), size, patienceMs);
  // without these two listeners a server that goes away takes this process along; pg drops the client by itself
  pool.on('error', (error) => logger.debug({ err: error }, 'an idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.debug({ err: error }, 'a database connection broke'));
  });
  return pool;
}

import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier, type Notification } from 'pg';
import { ReadOnlyServer } from './errors';
import type { ConnectionSource } from './hosts';
import { heedReports } from './unusable';
import type { Timelines } from './timelines';
import type { Logger } from '../logging/logger';

/** Gets the payload of each NOTIFY; `undefined` after a lost connection: some may be missed, read the tables again. */
export type NotifyHandler = (payload: string | undefined) => void;

const LONGEST_PAUSE_MS = 2_000;
const HEARTBEAT_MS = 30_000;
/** How long is waited for a connection, and for each answer. */
const ANSWER_MS = 5_000;

/** One connection of its own that LISTENs for everybody and comes back by itself. It connects at the first `listen`. */
export class Listener {
  readonly #handlers = new Map<string, Set<NotifyHandler>>();
  readonly #closed = new AbortController();
  #client: Client | undefined;
  #connecting: Promise<void> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: ConnectionSource,
    private readonly logger: Logger,
    private readonly timelines?: Timelines | undefined,
    /** How often it is asked whether the server is still there and the one that leads, ms. */
    private readonly beatMs = HEARTBEAT_MS,
  ) {}

  /** Resolves when NOTIFYs on `channel` reach `handler`, however long that takes, with the way to stop. */
  async listen(channel: string, handler: NotifyHandler): Promise<() => Promise<void>> {
    if (this.#closed.signal.aborted) throw new Error('this database is closed');
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    await this.#run(`LISTEN ${escapeIdentifier(channel)}`);
    return async () => {
      if (!handlers.delete(handler) || handlers.size > 0 || this.#handlers.get(channel) !== handlers) return;
      this.#handlers.delete(channel);
      await this.#send(`UNLISTEN ${escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#handlers.clear();
    clearInterval(this.#heartbeat);
    await this.#connecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #run(sql: string): Promise<void> {
    await this.#connected();
    // a connection that breaks right now listens to every known channel when it is back
    await this.#send(sql).catch(() => this.#connected());
  }

  /** One after the other: a client takes one statement at a time. */
  #send(sql: string): Promise<unknown> {
    const sent = this.#last.then(() => this.#client?.query(sql));
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  #connected(): Promise<void> {
    if (this.#client) return Promise.resolve();
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #connect(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      // a peer that vanished without a word answers nothing, and says nothing of it either
      const address = this.connection();
      const client = new Client({ connectionTimeoutMillis: ANSWER_MS, ...address, query_timeout: ANSWER_MS });
      client.on('error', () => this.#lost(client));
      client.on('end', () => this.#lost(client));
      client.on('notification', (notification) => this.#deliver(notification));
      // one that takes no writes any more has no news either
      let isShut = false;
      const leave = () => {
        isShut = true;
        this.connection.leave?.(address);
        this.#lost(client);
      };
      if (this.connection.leave) heedReports(client, leave);
      try {
        await client.connect();
        if (isShut) throw new ReadOnlyServer();
        await this.timelines?.check(client, (sql) => client.query(sql));
        for (const channel of this.#handlers.keys()) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
        this.#closed.signal.throwIfAborted();
        this.#client = client;
        this.#beat(client);
        return;
      } catch (error) {
        client.end().catch(() => undefined);
        this.#closed.signal.throwIfAborted();
        this.connection.leave?.(address);
        if (attempt === 0) this.logger.warn({ err: error }, 'cannot listen for database notifications, trying on');
        const pause = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt) * (0.5 + Math.random());
        await delay(pause, undefined, { signal: this.#closed.signal });
      }
    }
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.end().catch(() => undefined);
    this.#connected().then(
      () => this.#everyone(),
      () => this.logger.debug({}, 'stopped listening for database notifications'),
    );
  }

  /** A peer that vanished without a word is noticed by asking it now and then. */
  #beat(client: Client): void {
    this.#heartbeat = setInterval(() => {
      if (this.#client !== client) return;
      // a server that was taken over from, and goes on, has no news either
      if (this.timelines?.isBehind(client)) this.#lost(client);
      else this.#send('select 1').catch(() => this.#lost(client));
    }, this.beatMs);
    this.#heartbeat.unref();
  }

  #deliver({ channel, payload }: Notification): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
  }

  #everyone(): void {
    for (const handlers of this.#handlers.values()) for (const handler of handlers) handler(undefined);
  }
}

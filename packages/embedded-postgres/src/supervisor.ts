import { setTimeout as delay } from 'node:timers/promises';
import { acquire, type Acquired } from './acquire';
import type { Plan } from './plan';
import { isPostmasterOf } from './postmaster';
import type { EmbeddedConnection } from './probe';
import { removeFolder } from './runtime-folder';

/** A PostgreSQL on our data folder, kept running. */
export interface EmbeddedPostgres {
  /** Where it answers now; changes with every restart, so ask again for each connection. */
  readonly connection: EmbeddedConnection;
  /** True while another process's PostgreSQL is used. */
  readonly attached: boolean;
  /** Stops it, if it is ours; lets go of it, if not. Resolves when that is done; a second call waits for the first. */
  stop(): Promise<void>;
}

// looking is cheap on Linux (three small files), and costs a process elsewhere
const LOOK_EVERY_MS = process.platform === 'linux' ? 200 : 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A server that starts and soon ends is started again without a rush, but soon: people wait for it. */
const RESTART_PAUSE_MS = 250;
/** A server that ran this long was healthy: the next restart comes at once. */
const HEALTHY_AFTER_MS = 30_000;

/**
 * Keeps a PostgreSQL running: restarts ours when it dies, and takes over when the process whose PostgreSQL we share
 * has stopped it or died. Of several processes on one data folder, exactly one owns the server at a time.
 */
export class Supervisor implements EmbeddedPostgres {
  #now: Acquired;
  #since = performance.now();
  #quickEnds = 0;
  readonly #stopping = new AbortController();
  #watch: Promise<void>;
  #stopped: Promise<void> | undefined;

  private constructor(
    private readonly plan: Plan,
    first: Acquired,
  ) {
    this.#now = first;
    this.#watch = this.#keepRunning();
  }

  static async start(plan: Plan): Promise<Supervisor> {
    const first = await acquire(plan, true);
    const supervisor = new Supervisor(plan, first);
    supervisor.#logAttached();
    return supervisor;
  }

  get connection(): EmbeddedConnection {
    return this.#now.connection;
  }

  get attached(): boolean {
    return !this.#now.server;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watch;
    await this.#now.server?.stop();
    await this.#cleanUp();
  }

  async #keepRunning(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#ended();
      if (signal.aborted) return;
      this.plan.logger.warn(
        { dataDir: this.plan.dataDir, pid: this.#now.pid },
        'PostgreSQL has ended, starting it again',
      );
      await this.#cleanUp();
      await this.#recover();
    }
  }

  /** Resolves when the server has ended, or when we are to stop. */
  async #ended(): Promise<void> {
    const { signal } = this.#stopping;
    const { server, pid } = this.#now;
    if (server) {
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([server.ended, aborted]);
      return;
    }
    while (!signal.aborted && (await isPostmasterOf(pid, this.plan.dataDir))) {
      await delay(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #recover(): Promise<void> {
    const { signal } = this.#stopping;
    if (performance.now() - this.#since > HEALTHY_AFTER_MS) this.#quickEnds = 0;
    for (let failedStarts = 0; !signal.aborted; failedStarts += 1) {
      await delay(pauseBefore(failedStarts, this.#quickEnds), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        this.#now = await acquire(this.plan, false);
        this.#since = performance.now();
        this.#quickEnds += 1;
        this.#logAttached();
        return;
      } catch (error) {
        this.plan.logger.error({ err: error }, 'PostgreSQL could not be started again, trying on');
      }
    }
  }

  async #cleanUp(): Promise<void> {
    if (this.#now.runtimeDir) await removeFolder(this.#now.runtimeDir);
  }

  #logAttached(): void {
    if (!this.attached) return;
    const { dataDir, logger } = this.plan;
    logger.info(
      { dataDir, pid: this.#now.pid },
      'attached to the PostgreSQL of another process; will take over if it ends',
    );
  }
}

/**
 * How long to wait before PostgreSQL is started again, in milliseconds.
 * @param failedStarts how often it could not be started since it last could
 * @param quickEnds how often in a row it has started and soon ended
 */
export function pauseBefore(failedStarts: number, quickEnds: number): number {
  if (failedStarts > 0) return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failedStarts);
  return quickEnds > 0 ? RESTART_PAUSE_MS : 0;
}

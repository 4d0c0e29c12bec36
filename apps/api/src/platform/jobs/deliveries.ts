import type { Database } from '../db/database';

/** Sends what is due of one queue. */
export interface Deliveries {
  /** Sends what is due; resolves when nothing is. Never twice at once. */
  deliver(): Promise<void>;
  /** Begins to hear of what was committed, and sends what was before. */
  start(): void;
  /** Takes nothing more on; resolves when what is under way is done. */
  stop(): Promise<void>;
}

interface Queue {
  listen: Database['listen'];
  /** The NOTIFY channel by which a commit wakes it. */
  channel: string;
  /** Sends until nothing is due. */
  run(): Promise<void>;
  onFailure(error: unknown): void;
}

/** A queue in the database that goes as soon as its transaction is committed, by whichever process hears of it first. */
export function createDeliveries({ listen, channel, run, onFailure }: Queue): Deliveries {
  let delivering: Promise<void> | undefined;
  let again = false;
  let closing = false;
  let hears: Promise<(() => Promise<void>) | undefined> | undefined;

  function deliver(): Promise<void> {
    if (closing) return Promise.resolve();
    // what was written since the run under way last looked
    again = delivering !== undefined;
    delivering ??= run()
      .catch(onFailure)
      .then(() => {
        delivering = undefined;
        return again ? deliver() : undefined;
      });
    return delivering;
  }

  return {
    deliver,
    start() {
      // a database that is away is no reason not to start: it is heard when it is back
      hears = listen(channel, () => void deliver()).catch(() => undefined);
      // what was written before we heard of it
      void hears.then(deliver);
    },
    async stop() {
      closing = true;
      await Promise.all([delivering, hears?.then((stop) => stop?.())]);
    },
  };
}

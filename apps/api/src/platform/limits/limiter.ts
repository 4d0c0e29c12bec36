import { LRUCache } from 'lru-cache';
import type { Db } from '../db/tx';
import { away } from '../http/errors';
import type { Logger } from '../logging/logger';
import { Attempts } from './attempts';
import { countAll, deleteOver, uncount, type Counted } from './repository';
import type { Attempt, Pass, WindowRule } from './rules';

/** Counts what is limited, together with all other processes of the shop. */
export interface Limiter {
  /**
   * Takes an attempt of each; where one has none left it takes none, and says in how many seconds there is. Throws 503
   * where the counts cannot be read: nobody guesses while nobody counts.
   */
  take(passes: readonly Pass[]): Promise<Attempt | number>;
  /** The same of one limit that is no guess's: while the counts cannot be read, this process counts by itself. */
  takeAnyway(rule: WindowRule, key: string): Promise<Attempt | number>;
}

/** How many keys of each limit a process remembers by itself. */
const KEPT = 50_000;
/** For how long after a failure nobody waits for the database, ms. */
const REST_MS = 1_000;

/** @param db a pool of its own: whoever crowds at one door takes no order's connection */
export function createLimiter(db: Db, logger: Logger): Limiter {
  const here = new Map<string, Attempts>();
  /** Until when who was refused is refused again, without a word to the database. */
  // by size, as the room for `max` would be laid out at once
  const shut = new LRUCache<string, number>({ maxSize: KEPT, sizeCalculation: () => 1 });
  let restsUntil = 0;

  const giveBack = async (all: readonly Counted[]) => {
    await Promise.all(all.map((one) => uncount(db, one))).catch((error: unknown) => {
      logger.warn({ err: error }, 'an attempt stays counted');
    });
  };

  async function count(passes: readonly Pass[]): Promise<Attempt | number> {
    const counted = await countAll(db, passes);
    const letIn = counted.filter((one) => one.let_in);
    const refused = counted.find((one) => !one.let_in);
    if (!refused) return { giveBack: () => giveBack(letIn) };
    await giveBack(letIn);
    return Math.max(1, Math.ceil(refused.seconds));
  }

  function countHere({ name, max, windowMs }: WindowRule, key: string): Attempt | number {
    const attempts = here.get(name) ?? new Attempts(max, windowMs, KEPT);
    here.set(name, attempts);
    return attempts.take(key);
  }

  return {
    take: (passes) =>
      count(passes).catch((error: unknown) => {
        logger.warn({ err: error }, 'limits could not be counted: nothing is guessed meanwhile');
        throw away();
      }),

    async takeAnyway(rule, key) {
      const door = `${rule.name} ${key}`;
      const now = performance.now();
      const shutFor = ((shut.get(door) ?? 0) - now) / 1_000;
      if (shutFor > 0) return Math.ceil(shutFor);
      if (now < restsUntil) return countHere(rule, key);
      try {
        const taken = await count([[rule, key]]);
        if (typeof taken === 'number') shut.set(door, performance.now() + taken * 1_000);
        return taken;
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        logger.warn({ err: error }, 'limits could not be counted together: each process counts by itself meanwhile');
        return countHere(rule, key);
      }
    },
  };
}

/** Takes counts that are over away; any number of processes may do it at once. */
export async function forgetCounts(db: Db): Promise<void> {
  await deleteOver(db);
}

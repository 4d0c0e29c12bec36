import { jobRan } from '../observe/signals';
import { inSpan } from '../observe/spans';
import type { Logger } from '../logging/logger';

/** How often the shop looks for what nobody asks it to do. */
const EVERY_MS = 15_000;
/** A stop that waits longer is told: the process is killed a few seconds later. */
const LATE_MS = 5_000;

/**
 * Runs `sweep`, the job of that name, now and every 15 s, never twice at once, maybe beside other processes; a failure is
 * logged. One that answers true has more to do, and comes again at once. Stopping waits for the sweep under way, and tells
 * it by its signal.
 */
export function startSweeper(
  job: string,
  sweep: (signal: AbortSignal) => Promise<boolean | void>,
  logger: Logger,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= runThrough().finally(() => {
      running = undefined;
    });
  };
  const runThrough = async () => {
    for (let isLeft = true; isLeft && !stopping.signal.aborted;)
      isLeft = await runOnce(job, () => sweep(stopping.signal), logger);
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      const late = setTimeout(() => logger.warn({ job }, 'the end waits for a sweep'), LATE_MS).unref();
      await running;
      clearTimeout(late);
    },
  };
}

/** @returns whether there is more to do */
async function runOnce(job: string, sweep: () => Promise<boolean | void>, logger: Logger): Promise<boolean> {
  const since = performance.now();
  let [isDone, isLeft] = [false, false];
  try {
    isLeft = (await inSpan(`job ${job}`, sweep)) === true;
    isDone = true;
  } catch (error) {
    logger.warn({ err: error, job }, 'the sweep did not work, trying again');
  }
  jobRan.tell({ job, ms: performance.now() - since, isDone });
  return isLeft;
}

import { jobRan } from '../observe/signals';
import { inSpan } from '../observe/spans';
import type { Logger } from '../logging/logger';

/** How often the shop looks for what nobody asks it to do. */
const EVERY_MS = 15_000;

/**
 * Runs `sweep`, the job of that name, now and every 15 s, never twice at once, maybe beside other processes; a failure is
 * logged. Stopping waits for the sweep under way, and tells it by its signal.
 */
export function startSweeper(
  job: string,
  sweep: (signal: AbortSignal) => Promise<void>,
  logger: Logger,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= runOnce(job, () => sweep(stopping.signal), logger).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function runOnce(job: string, sweep: () => Promise<void>, logger: Logger): Promise<void> {
  const since = performance.now();
  let isDone = false;
  try {
    await inSpan(`job ${job}`, sweep);
    isDone = true;
  } catch (error) {
    logger.warn({ err: error, job }, 'the sweep did not work, trying again');
  }
  jobRan.tell({ job, ms: performance.now() - since, isDone });
}

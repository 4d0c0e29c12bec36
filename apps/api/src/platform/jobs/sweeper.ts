import type { Logger } from '../logging/logger';

/** How often the shop looks for what nobody asks it to do. */
const EVERY_MS = 15_000;

/** Runs `sweep` now and every 15 s, never twice at once, maybe beside other processes; a failure is logged. */
export function startSweeper(
  sweep: () => Promise<void>,
  logger: Logger,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sweep()
      .catch((error: unknown) => logger.warn({ err: error }, 'the sweep did not work, trying again'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

// The process of the shop. What it takes to open the database comes first: it starts while all else is loaded.
import { setFlagsFromString } from 'node:v8';
import { version } from '../package.json';
import type { RunningShop } from './serve';
import type { Env } from './env';
import type { Spans } from './platform/observe/spans';

const STOP_WITHIN_MS = 9_500;
/**
 * How much the old part of the heap may grow by, of what lives there, before it is collected. V8 takes up to 300 where the
 * machine is large, and keeps all of that: in a rush three times what the shop needs (record 111).
 */
const HEAP_GROWING_PERCENT = 30;

// before anything is loaded: how large the heap gets until it is collected first follows from how often it was meanwhile
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);

// without one, as on Node 20, `pg` asks a Response whether it runs at Cloudflare, and that loads all of fetch
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.', 1).join('')}` } as Navigator;

/** Spans for a collector, where one was named. OpenTelemetry is loaded only then, before whatever it is told of. */
async function traceWhereWanted({ tracing }: Env): Promise<Spans | null> {
  if (!tracing) return null;
  const { startTracing } = await import('./platform/observe/tracing');
  const { recordSpans } = await import('./platform/observe/spans');
  const spans = startTracing({ ...tracing, version });
  recordSpans(spans);
  return spans;
}

/** Ends in time whatever happens: after a second signal, or 9.5 s after it was taken out of service, it is over. */
function stopOnSignals(shop: RunningShop, tracing: Spans | null, drainMs: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + STOP_WITHIN_MS).unref();
    await shop.stop();
    await tracing?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

const { explain, processLogger } = await import('./platform/logging/logger');
try {
  const [{ readEnv }, { openDatabase }, { SERVING }, { BackupError, SERVER_HAS_ITS_OWN }] = await Promise.all([
    import('./env'),
    import('./platform/db/database'),
    import('./platform/db/limits'),
    import('./platform/backup/error'),
  ]);
  const env = readEnv();
  const logger = processLogger(env.logLevel, (line) => process.stdout.write(line));
  const tracing = await traceWhereWanted(env);
  if ((env.backup.dir ?? env.backup.s3) !== null && env.databaseUrl) throw new BackupError(SERVER_HAS_ITS_OWN);
  const database = openDatabase({ ...env, logger, limits: SERVING, pipelines: true });
  // a failure is told where it is waited for
  database.catch(() => undefined);
  const [{ startShop }, { greeting }] = await Promise.all([import('./serve'), import('./seed/people')]);
  const shop = await startShop({ env, logger, database, programs: import.meta.dirname });
  stopOnSignals(shop, tracing, env.drainMs);
  process.stdout.write(greeting({ url: shop.url, demo: env.mode !== 'production', dataDir: env.dataDir }));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

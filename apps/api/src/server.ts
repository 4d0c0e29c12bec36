import { join } from 'node:path';
import { readEnv } from './env';
import { explain } from './platform/logging/explain';
import { greeting } from './seed/greeting';
import { processLogger } from './platform/logging/process-log';
import { startShop, type RunningShop } from './start';

const DEADLINE_MS = 9_500;
const here = import.meta.dirname;
const paths = {
  storefrontDir: join(here, '../../storefront/dist'),
  storefrontServer: join(here, '../../storefront/dist-server/entry-server.js'),
  demoPictureDir: join(here, '../assets/demo'),
  picturesProgram: join(here, 'pictures.js'),
  encoderProgram: join(here, 'encoder.js'),
};

/** Ends in time whatever happens: a second signal, or 10 s, and it is over. */
function stopOnSignals(shop: RunningShop): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    await shop.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

try {
  const env = readEnv();
  const shop = await startShop(
    env,
    paths,
    processLogger(env.logLevel, (line) => process.stdout.write(line)),
  );
  stopOnSignals(shop);
  process.stdout.write(greeting({ url: shop.url, demo: env.mode !== 'production', dataDir: env.dataDir }));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

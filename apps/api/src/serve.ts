import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { version } from '../package.json';
import { createApp } from './app';
import { keepBooks } from './books';
import type { Env } from './env';
import { keepAtStart, openKeptAssets } from './platform/assets/open';
import { startBackups, type ScheduledBackups } from './platform/backup/schedule';
import { createSealer } from './platform/backup/seal';
import { openBackupStore } from './platform/backup/open-store';
import { folderUploads, storedUploads } from './platform/backup/uploads';
import type { Database } from './platform/db/database';
import { encoderChild } from './platform/images/encoders';
import { openServingStore } from './platform/images/open-store';
import { shopIdOf } from './platform/images/owner-repository';
import type { ImageStore } from './platform/images/store';
import { deleteExpired, removeOrphanedImages } from './platform/jobs/retention';
import { forgetCounts } from './platform/limits/limiter';
import { postTo } from './platform/push/post';
import { startSweeper } from './platform/jobs/sweeper';
import { keepKeyFile } from './platform/key-file';
import type { Logger } from './platform/logging/logger';
import { namingRequests } from './platform/logging/request-log';
import type { Mailer } from './platform/mail/mailer';
import { outboxMailer } from './platform/mail/outbox';
import { addFirstAdmin } from './resources/auth/first-admin';
import { createOidcProvider } from './resources/auth/oidc/provider';
import { mailFigures } from './resources/dashboard/figures/mail/service';
import { readShopFigures } from './resources/health/figures';
import { IMAGE_TABLES, PERIODS } from './retention';
import { seedDemo } from './seed/demo';
import { startDemoImages, withDemoImages } from './seed/images';

/** How old an answer of the product list may be under load. */
const CATALOGUE_AGE_MS = 1_000;
/** How often days that are over are looked for: until they are kept, the dashboard adds them up each time. */
const KEEP_BOOKS_EVERY_MS = 60_000;
/** How often it is looked whether the morning has come for yesterday's figures, and who still wants them. */
const MAIL_FIGURES_EVERY_MS = 60_000;
const FORGET_COUNTS_EVERY_MS = 60_000;
const DELETE_EXPIRED_EVERY_MS = 10 * 60_000;
const REMOVE_IMAGES_EVERY_MS = 24 * 60 * 60_000;
/** How often a process says that its build still runs, and looks for those that do not. */
const SWEEP_ASSETS_EVERY_MS = 60 * 60_000;

/** What comes with the program, as seen from the folder that it was built to. */
const buildIn = (programs: string) => ({
  storefrontDir: join(programs, '../../storefront/dist'),
  storefrontServer: join(programs, '../../storefront/dist-server/entry-server.js'),
  demoImageDir: join(programs, '../assets/demo'),
  demoImagesProgram: join(programs, 'demo-images.js'),
  encoderProgram: join(programs, 'encoder.js'),
});

interface Start {
  env: Env;
  logger: Logger;
  /** Closed where the shop cannot be opened. */
  database: Promise<Database>;
  /** Folder of the built programs. */
  programs: string;
}

export interface RunningShop {
  /** Where people reach it. */
  url: string;
  /** Answers what is under way, ends streams, closes the database. */
  stop(): Promise<void>;
}

/** Fills an empty development shop, and listens. Rejects with why the database could not be opened, where that is so. */
export async function startShop({ env, logger, database: opening, programs }: Start): Promise<RunningShop> {
  const { dataDir, clock } = env;
  const { storefrontDir, storefrontServer, demoImageDir, demoImagesProgram, encoderProgram } = buildIn(programs);
  const database = await opening;
  const jobs: { stop(): Promise<void> }[] = [];
  let app: FastifyInstance | undefined;
  const failed = new AbortController();
  try {
    await prepare(database, env, logger);
    const store = await openServingStore(env, () => shopIdOf(database.jobs), logger);
    const assets = await openKeptAssets(env, storefrontDir, logger, store.isOurs);
    // nothing is put into a bucket that does not fit
    const kept = keepAtStart(assets, logger, { signal: failed.signal });
    const demo = env.mode !== 'production';
    const encoder = encoderChild(encoderProgram, namingRequests(logger));
    app = await createApp({
      database,
      clock,
      assets,
      images: demo ? withDemoImages(store, demoImageDir, encoder) : store,
      encoder,
      mailer: await mailerOf(env, logger),
      oidc: env.oidc && createOidcProvider(env.oidc),
      cards: env.cards,
      push: { ...env.push, post: postTo() },
      messages: env.messages,
      secondFactor: {
        rule: env.secondFactor.rule,
        key: env.secondFactor.key ?? (await keepKeyFile(join(dataDir, 'second-factor.key'))),
      },
      config: {
        mode: env.mode,
        trustProxyHops: env.trustProxyHops,
        storefrontDir,
        storefrontServer,
        publicUrl: env.publicUrl,
        imageOrigin: env.s3?.publicUrl ? new URL(env.s3.publicUrl).origin : null,
        catalogueAgeMs: CATALOGUE_AGE_MS,
        logLevel: env.logLevel,
        countsVisits: env.metrics !== null,
        connections: { connections: env.maxConnections },
      },
    });
    // whoever is sent here may ask another process for a part of the page
    await kept;
    await app.listen({ port: env.port, host: env.host, listenTextResolver: (address) => `listening at ${address}` });
    const context = { db: database.jobs, clock, logger };
    const { rule } = env.secondFactor;
    const shopUrl = urlOf(env, app);
    const backups = await backupsOf(env, database, store, logger);
    // each has its own: one that waits for somebody else's server holds up no other
    jobs.push(
      startSweeper('orders', app.orders.sweep, logger),
      startSweeper('mails', app.mails.deliver, logger),
      startSweeper('notices', app.notices.deliver, logger),
      startSweeper('books', (signal) => keepBooks(database.jobs, clock, signal), logger, KEEP_BOOKS_EVERY_MS),
      startSweeper('figures', () => mailFigures({ ...context, rule, shopUrl }), logger, MAIL_FIGURES_EVERY_MS),
      startSweeper('limits', () => forgetCounts(database.jobs), logger, FORGET_COUNTS_EVERY_MS),
      startSweeper('retention', () => deleteExpired(context, PERIODS), logger, DELETE_EXPIRED_EVERY_MS),
      startSweeper(
        'images',
        (signal) => removeOrphanedImages(context, store, IMAGE_TABLES, signal),
        logger,
        REMOVE_IMAGES_EVERY_MS,
      ),
      startSweeper('assets', assets.sweep, logger, SWEEP_ASSETS_EVERY_MS),
      ...(demo ? [startDemoImages(demoImagesProgram, [demoImageDir])] : []),
      ...(backups ? [backups] : []),
    );
    jobs.push(...(await measureWhereWanted(env, app, database, logger)));
    const shop = app;
    const stop = async () => {
      shop.readiness.drain();
      // a balancer looks now and then: until it has, requests still come here
      await delay(env.drainMs);
      await stopAll(shop, database, jobs);
      await backups?.shipLast();
    };
    return { url: shopUrl, stop };
  } catch (error) {
    failed.abort();
    await stopAll(app, database, jobs);
    throw error;
  }
}

/** Copies of an embedded shop, while it runs. */
async function backupsOf(
  env: Env,
  database: Database,
  pictures: ImageStore,
  logger: Logger,
): Promise<ScheduledBackups | null> {
  const { dir, s3, passphrase, ...plan } = env.backup;
  const store = await openBackupStore({ dir, s3 });
  if (!store) return null;
  const sealer = passphrase === null ? null : createSealer(passphrase);
  const { dataDir } = env;
  const uploads = env.s3 ? storedUploads(pictures) : folderUploads(dataDir);
  return startBackups({ connection: database.connection, dataDir, uploads, store, sealer }, plan, logger);
}

async function prepare(database: Database, env: Env, logger: Logger): Promise<void> {
  if (env.mode === 'production' && env.publicUrl === null)
    logger.warn({}, 'PUBLIC_URL is not set: links in mails lead to this machine');
  if (env.mode !== 'production' && (await seedDemo(database.jobs, env.clock)))
    logger.info({}, 'filled the shop with the demo');
  if (env.admin) await addFirstAdmin(database, env.clock, env.admin, logger);
}

/** Without a mail server mails are kept, so that a shop that is tried out can be used to the end. */
async function mailerOf({ mail, clock }: Env, logger: Logger): Promise<Mailer> {
  if (mail.smtpUrl === null) return outboxMailer(mail.dir, mail.sender, clock, logger);
  const { smtpMailer } = await import('./platform/mail/smtp');
  return smtpMailer(mail.smtpUrl, mail.sender);
}

async function stopAll(
  app: FastifyInstance | undefined,
  database: Database,
  jobs: { stop(): Promise<void> }[],
): Promise<void> {
  try {
    await Promise.all([app?.close(), ...jobs.map((job) => job.stop())]);
  } finally {
    await database.close();
  }
}

/** Figures for whoever watches, where a port was named for them. What counts is loaded only then. */
async function measureWhereWanted(
  { metrics: address, clock }: Env,
  app: FastifyInstance,
  database: Database,
  logger: Logger,
): Promise<{ stop(): Promise<void> }[]> {
  if (!address) return [];
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./platform/observe/metrics'),
    import('./platform/observe/metrics-server'),
  ]);
  const metrics = createMetrics({
    readFigures: () => readShopFigures(database.jobs, clock),
    pools: database.pools,
    isReady: app.readiness.isReady,
    version,
  });
  return [await serveMetrics(metrics, address, logger)];
}

function urlOf(env: Env, app: FastifyInstance): string {
  if (env.publicUrl) return env.publicUrl.replace(/\/$/, '');
  const address = app.server.address();
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : env.port}`;
}

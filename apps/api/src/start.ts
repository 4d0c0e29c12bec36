import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import type { DbLogger } from './platform/db/logger';
import { SERVING } from './platform/db/limits';
import { openDatabase, type Database } from './platform/db/open';
import type { Env } from './env';
import { encoderChild } from './platform/images/encoder-child';
import { localStore } from './platform/images/local-store';
import type { Mailer } from './platform/mail/mailer';
import { outboxMailer } from './platform/mail/outbox';
import { createOidcProvider } from './resources/auth/oidc/provider';
import { namingRequests } from './platform/logging/request-context';
import { deleteWhatIsOld, removeOrphanedPictures } from './platform/jobs/retention/run';
import { keepDays } from './resources/dashboard/daily-sums';
import { foldOrderDays } from './resources/orders/read/order-days-repository';
import { seedDemo } from './seed/demo';
import { withDemoPictures } from './seed/pictures';
import { addFirstAdmin } from './resources/auth/first-admin';
import { startPictures } from './seed/pictures-child';
import { startSweeper } from './platform/jobs/sweeper';

/** Folders that come with the program. */
export interface BuildPaths {
  storefrontDir: string;
  storefrontServer: string;
  demoPictureDir: string;
  /** The program that makes the demo's pictures. */
  picturesProgram: string;
  /** The program that encodes what people send. */
  encoderProgram: string;
}

export interface RunningShop {
  app: FastifyInstance;
  /** Where it listens. */
  url: string;
  /** Answers what is under way, ends streams, closes the database. */
  stop(): Promise<void>;
}

/** How old an answer of the product list may be under load. */
const CATALOGUE_AGE_MS = 1_000;
/** How often days that are over are looked for: until they are kept, the dashboard adds them up each time. */
const KEEP_DAYS_EVERY_MS = 60_000;

/** How often the shop deletes what is past its period, and pictures that nothing shows. */
const DELETE_OLD_EVERY_MS = 10 * 60_000;
const REMOVE_PICTURES_EVERY_MS = 24 * 60 * 60_000;

/**
 * Opens the database, fills an empty development shop with the demo, and listens. Whatever was opened is closed on
 * failure.
 */
export async function startShop(env: Env, paths: BuildPaths, logger: DbLogger): Promise<RunningShop> {
  const { dataDir, databaseUrl, pgBinDir } = env;
  const database = await openDatabase({ dataDir, databaseUrl, pgBinDir, logger, limits: SERVING });
  let app: FastifyInstance | undefined;
  try {
    await prepare(database, env, logger);
    const store = await localStore(uploadsOf(env));
    const demo = env.mode !== 'production';
    const encoder = encoderChild(paths.encoderProgram, namingRequests(logger));
    app = await createApp({
      database,
      clock: env.clock,
      images: demo ? withDemoPictures(store, paths.demoPictureDir, encoder) : store,
      encoder,
      mailer: await mailerOf(env, logger),
      oidc: env.oidc && createOidcProvider(env.oidc),
      cards: env.cards,
      config: {
        mode: env.mode,
        trustProxyHops: env.trustProxyHops,
        storefrontDir: paths.storefrontDir,
        storefrontServer: paths.storefrontServer,
        publicUrl: env.publicUrl,
        catalogueAgeMs: CATALOGUE_AGE_MS,
        logLevel: env.logLevel,
      },
    });
    await app.listen({ port: env.port, host: env.host, listenTextResolver: (address) => `listening at ${address}` });
    const pictures = demo ? startPictures(paths.picturesProgram, [paths.demoPictureDir, uploadsOf(env)]) : null;
    // each has its own: one that waits for somebody else's server holds up no other
    const sweepers = [app.orders.sweep, app.mails.deliver].map((sweep) => startSweeper(sweep, logger));
    const bookkeeper = startSweeper(
      async () => {
        await keepDays(database.jobs, env.clock);
        await foldOrderDays(database.jobs);
      },
      logger,
      KEEP_DAYS_EVERY_MS,
    );
    const retention = { db: database.jobs, clock: env.clock, images: store, logger };
    const cleaners = [
      startSweeper(() => deleteWhatIsOld(retention), logger, DELETE_OLD_EVERY_MS),
      startSweeper(() => removeOrphanedPictures(retention), logger, REMOVE_PICTURES_EVERY_MS),
    ];
    const jobs = [...sweepers, ...cleaners, bookkeeper, pictures];
    return { app, url: urlOf(env, app), stop: () => stopAll(app, database, jobs) };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

async function prepare(database: Database, env: Env, logger: DbLogger): Promise<void> {
  if (env.mode === 'production' && env.publicUrl === null)
    logger.warn({}, 'PUBLIC_URL is not set: links in mails lead to this machine');
  if (env.mode !== 'production' && (await seedDemo(database.jobs, env.clock)))
    logger.info({}, 'filled the shop with the demo');
  if (env.admin) await addFirstAdmin(database, env.clock, env.admin, logger);
}

/** Without a mail server mails are kept, so that a shop that is tried out can be used to the end. */
async function mailerOf({ mail, clock }: Env, logger: DbLogger): Promise<Mailer> {
  if (mail.smtpUrl === null) return outboxMailer(mail.dir, mail.sender, clock, logger);
  const { smtpMailer } = await import('./platform/mail/smtp');
  return smtpMailer(mail.smtpUrl, mail.sender);
}

const uploadsOf = (env: Env): string => join(env.dataDir, 'uploads');

async function stopAll(
  app: FastifyInstance | undefined,
  database: Database,
  others: ({ stop(): Promise<void> } | null)[],
): Promise<void> {
  const ended = Promise.all(others.map((other) => other?.stop()));
  await app?.close();
  await ended;
  await database.close();
}

function urlOf(env: Env, app: FastifyInstance): string {
  if (env.publicUrl) return env.publicUrl.replace(/\/$/, '');
  const address = app.server.address();
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : env.port}`;
}

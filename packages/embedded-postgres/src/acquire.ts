import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning, type Running } from './attach';
import { chooseIdentity, type Proven } from './choose-identity';
import { checkOwner, checkVersion, giveDataFolder, initialise, isInitialised } from './data-folder';
import { EmbeddedPostgresError, reasonIn } from './error';
import { linkLibraries } from './binaries';
import { signAsOwner, postmasterFile, readPostmasterFile } from './postmaster';
import type { Plan } from './plan';
import { connectionTo, probe, type EmbeddedConnection } from './probe';
import { makeRuntimeFolder, removeFolder, sweepRuntimeFolders } from './runtime-folder';
import { ServerProcess } from './program';
import { postgresArguments } from './settings';
import { withStartLock } from './start-lock';

const START_TIMEOUT_MS = 120_000;
const RETRY_MS = 20;

/** A PostgreSQL that answers: `server` is there where we started it, absent where we share another process's. */
export interface Acquired extends Running {
  server?: ServerProcess;
  /** The folder that goes when the server has ended. */
  runtimeDir?: string;
}

/**
 * Attaches to the PostgreSQL that runs on the data folder, or starts one. What a crash left is removed on the way.
 *
 * @param mayInitialise - whether an absent data folder is made; a restart must not answer lost data with an empty shop.
 * @throws EmbeddedPostgresError
 */
export const acquire = (plan: Plan, mayInitialise: boolean): Promise<Acquired> =>
  withStartLock(plan, async () => {
    const deadline = performance.now() + START_TIMEOUT_MS;
    return (await findRunning(plan, deadline)) ?? start(plan, mayInitialise, deadline);
  });

async function start(plan: Plan, mayInitialise: boolean, deadline: number): Promise<Acquired> {
  const { dataDir, binaries, logger, words } = plan;
  await checkOwner(plan);
  const initialised = await isInitialised(plan);
  if (!initialised && !mayInitialise) throw new EmbeddedPostgresError(`the data folder ${dataDir} is gone`, words);
  await sweepRuntimeFolders(plan);
  const runtimeDir = await makeRuntimeFolder(plan);
  try {
    await signAsOwner(runtimeDir);
    const libraries = path.join(runtimeDir, 'lib');
    const variables = binaries.packedRoot ? await linkLibraries(binaries.packedRoot, libraries) : {};
    const { postgres } = binaries;
    const launch = await chooseIdentity({ dataDir, runtimeDir, postgres, variables, only: plan.identities, words });
    if (initialised) await checkVersion(plan, launch.major);
    else await initialise(plan, launch);
    await giveDataFolder(dataDir, launch.identity.owner);
    const server = await launchServer(plan, launch, runtimeDir, deadline);
    const connection = connectionTo(plan, runtimeDir);
    // its checkpointer, which ends segments of the log in time, fell asleep before there was a log to write: for five
    // minutes, if nothing wakes it
    if (plan.settings?.['archive_timeout'] !== undefined) await probe(connection, 'select pg_reload_conf()');
    const pid = (await readPostmasterFile(dataDir))?.pid ?? 0;
    logger.info({ dataDir, pid, runsAs: launch.identity.kind }, 'embedded PostgreSQL started');
    return { pid, connection, server, runtimeDir };
  } catch (error) {
    await removeFolder(runtimeDir);
    throw error;
  }
}

/** Starts it, again while processes of one that was killed still hold its shared memory. */
async function launchServer(plan: Plan, launch: Proven, socketDir: string, deadline: number): Promise<ServerProcess> {
  const { dataDir, durable, logger, words } = plan;
  const args = postgresArguments({ dataDir, socketDir, major: launch.major, durable, extra: plan.settings });
  for (;;) {
    // nobody living is named in it (findRunning has looked), and PostgreSQL would believe a zombie or an empty file
    await rm(postmasterFile(dataDir), { force: true });
    const server = new ServerProcess(launch, plan.binaries.postgres, args, logger);
    const refusal = await untilReady(server, connectionTo(plan, socketDir), deadline);
    if (!refusal) return server;
    await server.stop();
    const said = server.lastWords;
    const leftovers = said.includes('pre-existing shared memory block');
    if (!leftovers || performance.now() > deadline) {
      throw new EmbeddedPostgresError(reasonIn(said) || refusal.message, words, { cause: refusal });
    }
    await delay(RETRY_MS * 5);
  }
}

async function untilReady(
  server: ServerProcess,
  connection: EmbeddedConnection,
  deadline: number,
): Promise<Error | undefined> {
  for (;;) {
    const refusal = await probe(connection);
    if (!refusal) return undefined;
    if (!server.running || performance.now() > deadline) return refusal;
    await delay(RETRY_MS);
  }
}

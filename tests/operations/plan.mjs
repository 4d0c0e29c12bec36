import { join } from 'node:path';
import { createCluster } from './cluster.mjs';
import { openBucket, storeAway } from './scenarios/bucket.mjs';
import { failOver, kill, missingFor, openChain, reloadFront, restartPooler, roll } from './scenarios/chain.mjs';
import {
  changeOver,
  changeOverBehind,
  crash,
  farAway,
  formerPrimary,
  fullDisk,
  openLinked,
  oneOfTwoGone,
  openPair,
  openSynchronous,
  refuse,
  smallDisk,
  stall,
  standbyGone,
  standbyTakenOut,
} from './scenarios/database.mjs';
import { openReadCopy, readFromCopy } from './scenarios/replica.mjs';
import { killedInstead, noWayBack, rollback, rollingRestart } from './scenarios/deploy.mjs';
import { expiry, mails, openJobs, refunds } from './scenarios/jobs.mjs';
import { guesses } from './scenarios/limits.mjs';
import { openMoving, toEmbedded, toNextMajor, toServer } from './scenarios/move.mjs';
import { lostMachine, openCopied } from './scenarios/restore.mjs';
import { openWorld } from './world.mjs';

/**
 * Opens a shop, goes through scenarios one after the other, and ends it.
 *
 * @param {(result: import('./table.mjs').Result) => void} tell told of each as it is over
 * @param {((world: any) => Promise<import('./table.mjs').Result>)[]} scenarios
 */
async function inWorld(open, tell, scenarios) {
  const world = await open();
  try {
    for (const scenario of scenarios) tell(await scenario(world));
  } finally {
    await world.shops.stop();
    await world.link?.stop();
    await world.primary.kill();
    await world.standby?.kill();
    for (const standby of world.standbys ?? []) await standby.kill();
    for (const end of world.ends ?? []) await end();
  }
}

const alone = (folder) => async () =>
  openWorld({ folder, primary: await (await createCluster(join(folder, 'primary'))).start() });

/** What happens behind each proxy; what is behind it is the same for both. */
const CHAINS = {
  HAProxy: [roll, kill, restartPooler, reloadFront, failOver],
  Caddy: [roll, kill, reloadFront],
};

/**
 * All there are, by name: each opens what it needs in a folder of its own, and tells what came of it.
 *
 * @type {Record<string, (folder: string, tell: (result: import('./table.mjs').Result) => void) => Promise<void>>}
 */
export const SCENARIOS = {
  deploy: (folder, tell) =>
    inWorld(() => openPair(folder), tell, [(world) => rollingRestart(world, folder), changeOver]),
  crash: (folder, tell) => inWorld(alone(folder), tell, [crash]),
  rollback: (folder, tell) =>
    inWorld(alone(folder), tell, [
      (world) => rollback(world, folder),
      (world) => noWayBack(world, folder),
      killedInstead,
    ]),
  slow: (folder, tell) => inWorld(() => openLinked(folder), tell, [farAway, refuse, stall]),
  async full(folder, tell) {
    const disk = smallDisk(join(folder, 'disk'));
    if (!disk) {
      const left = 'this machine lets nobody mount a small disk (a tmpfs); root may';
      return tell({ scenario: 'disk is full', killed: '', wrong: [], left });
    }
    const primary = await createCluster(folder, join(disk, 'data'));
    return inWorld(async () => openWorld({ folder, primary: await primary.start() }), tell, [
      (world) => fullDisk(world, disk),
    ]);
  },
  unfenced: (folder, tell) => inWorld(() => openPair(folder), tell, [changeOver, formerPrimary]),
  async standby(folder, tell) {
    await inWorld(() => openSynchronous(join(folder, 'one')), tell, [standbyGone, standbyTakenOut]);
    await inWorld(() => openSynchronous(join(folder, 'two'), { two: true }), tell, [oneOfTwoGone]);
  },
  copy: (folder, tell) => inWorld(() => openReadCopy(folder), tell, [readFromCopy]),
  async chain(folder, tell) {
    for (const [front, scenarios] of Object.entries(CHAINS)) {
      const missing = missingFor(front);
      if (missing.length > 0) {
        const left = `this machine lacks ${missing.join(', ')}`;
        tell({ scenario: `${front}: the whole chain`, killed: '', wrong: [], left });
        continue;
      }
      await inWorld(() => openChain(join(folder, front.toLowerCase()), front), tell, scenarios);
    }
  },
  restore: (folder, tell) => inWorld(() => openCopied(folder), tell, [lostMachine]),
  move: (folder, tell) => inWorld(() => openMoving(folder), tell, [toServer, toNextMajor, toEmbedded]),
  jobs: (folder, tell) => inWorld(() => openJobs(folder), tell, [expiry, mails, refunds]),
  limits: (folder, tell) => inWorld(alone(folder), tell, [guesses]),
  bucket: (folder, tell) => inWorld(() => openBucket(folder), tell, [storeAway]),
  behind: (folder, tell) => inWorld(() => openPair(folder, { isSynchronous: false }), tell, [changeOverBehind]),
};

/** What is part of `npm test`: what takes no more than a minute, and no more than Node. */
const SHORT = ['deploy', 'limits'];

/** The names to go through; throws for one that there is not. */
export function chosen({ short, only }) {
  const names = only?.split(',') ?? (short ? SHORT : Object.keys(SCENARIOS));
  const unknown = names.filter((name) => !(name in SCENARIOS));
  if (unknown.length > 0) throw new Error(`There is no scenario ${unknown.join(', ')}`);
  return names;
}

import { createCluster } from './cluster.mjs';
import {
  changeOver,
  changeOverBehind,
  crash,
  farAway,
  fullDisk,
  openLinked,
  openPair,
  refuse,
  smallDisk,
  stall,
} from './scenarios/database.mjs';
import { killedInstead, noWayBack, rollback, rollingRestart } from './scenarios/deploy.mjs';
import { openWorld } from './world.mjs';
import { join } from 'node:path';

/** A shop of three processes on a database of its own; ended when the work is done. */
async function inWorld(open, work) {
  const world = await open();
  try {
    return await work(world);
  } finally {
    await world.shops.stop();
    await world.primary.kill();
    await world.standby?.kill();
  }
}

const alone = (folder) => async () =>
  openWorld({ folder, primary: await (await createCluster(join(folder, 'primary'))).start() });

/**
 * All there are, by name: each opens what it needs in a folder of its own, and tells what came of it.
 *
 * @type {Record<string, (folder: string) => Promise<import('./table.mjs').Result[]>>}
 */
export const SCENARIOS = {
  deploy: (folder) => inWorld(alone(folder), async (world) => [await rollingRestart(world)]),
  crash: (folder) => inWorld(alone(folder), async (world) => [await crash(world)]),
  standby: (folder) =>
    inWorld(
      () => openPair(folder),
      async (world) => [await changeOver(world)],
    ),
  rollback: (folder) =>
    inWorld(alone(folder), async (world) => [
      await rollback(world, folder),
      await noWayBack(world, folder),
      await killedInstead(world),
    ]),
  slow: (folder) =>
    inWorld(
      () => openLinked(folder),
      async (world) => [await farAway(world), await refuse(world), await stall(world)],
    ),
  full: async (folder) => {
    const disk = smallDisk(join(folder, 'disk'));
    const killed = 'all room on the disk';
    if (!disk)
      return [
        {
          scenario: 'disk is full',
          killed,
          wrong: [],
          left: 'this machine lets nobody mount a small disk (tmpfs); root may',
        },
      ];
    return inWorld(
      async () => openWorld({ folder, primary: await (await createCluster(folder, join(disk, 'data'))).start() }),
      async (world) => [await fullDisk(world, disk)],
    );
  },
  behind: (folder) =>
    inWorld(
      () => openPair(folder, { isSynchronous: false }),
      async (world) => [await changeOverBehind(world)],
    ),
};

/** What is part of `npm test`: a minute of it. */
const SHORT = ['deploy', 'standby'];

/** The names to go through; throws for one that there is not. */
export function chosen({ short, only }) {
  const names = only?.split(',') ?? (short ? SHORT : Object.keys(SCENARIOS));
  const unknown = names.filter((name) => !(name in SCENARIOS));
  if (unknown.length > 0) throw new Error(`There is no scenario ${unknown.join(', ')}`);
  return names;
}

// The database server dies, is replaced by its standby, stalls, is far away, refuses connections, or runs out of disk.
// Long because each is done to the same servers, and told beside its control.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd } from '../../bench/processes.mjs';
import { createCluster } from '../cluster.mjs';
import { startLink } from '../link.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

/** Nobody waits longer for an answer, whatever the database does: two waits for a connection and a statement. */
const WAIT_MS = 20_000;
/** From the moment that there is a server again. */
const AGAIN_MS = 5_000;
const AWAY_MS = 3_000;
/** Longer than a statement may take. */
const STALLED_MS = 9_000;
const LATE_MS = 60;
/** Longer than a statement may take, and than a page waits for an answer. */
const STANDBY_AWAY_MS = 12_000;

const told = (outcome) => (outcome.honest === 0 ? ['nobody was told: the database was not away'] : []);

/** Killed in the middle of everything, and started again. @returns {Promise<import('../table.mjs').Result>} */
export async function crash(world) {
  const outcome = await during({
    world,
    after: 6_000,
    async happen() {
      const since = performance.now();
      await world.primary.kill();
      await delay(AWAY_MS);
      const before = performance.now();
      await world.primary.start();
      return {
        since,
        back: performance.now(),
        note: `away for ${seconds(AWAY_MS)}, then ${Math.round(performance.now() - before)} ms until it answered`,
      };
    },
  });
  const wrong = [
    ...kept(outcome),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
  ];
  return { scenario: 'database dies and comes back', killed: 'PostgreSQL, by SIGKILL', outcome, wrong };
}

/** A world of its own: a primary, a standby that it waits for, and both in DATABASE_URL. */
export async function openPair(folder, { isSynchronous = true } = {}) {
  const primary = await createCluster(join(folder, 'primary'));
  if (isSynchronous) primary.configure({ synchronous_standby_names: 'standby' });
  const standby = await primary.standby(join(folder, 'standby'), 'standby');
  await primary.start();
  await standby.start();
  const databaseUrl = `postgres://seduh@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`;
  const world = await openWorld({ folder, primary, databaseUrl });
  const [{ state }] = await primary.query(`select coalesce(max(sync_state), 'none') as state from pg_stat_replication`);
  if (state !== (isSynchronous ? 'sync' : 'async')) throw new Error(`the standby is ${state}`);
  return { ...world, standby };
}

/** The primary dies for good; the standby that has every order is promoted. */
export async function changeOver(world) {
  const { primary, standby } = world;
  const outcome = await during({
    world,
    after: 6_000,
    async happen() {
      const since = performance.now();
      await primary.kill();
      await delay(1_000);
      const before = performance.now();
      await standby.promote();
      return {
        server: standby,
        since,
        back: performance.now(),
        note: `noticed after 1 s, promoted in ${Math.round(performance.now() - before)} ms`,
      };
    },
  });
  const wrong = [
    ...kept(outcome),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
  ];
  return { scenario: 'change over to the standby', killed: 'the primary, by SIGKILL', outcome, wrong };
}

/**
 * The former primary is started again as it was, and nobody has kept it from taking writes: it stands first in DATABASE_URL, and
 * new processes begin with it.
 */
export async function formerPrimary(world) {
  const { primary, standby } = world;
  let had = 0;
  const outcome = await during({
    world: { ...world, primary: standby },
    async happen() {
      // what it waited for is its master now: left as it is, it would take no order of anybody
      primary.configure({ synchronous_standby_names: '' });
      await primary.start();
      had = await ordersIn(primary);
      await world.shops.roll();
      return { server: standby };
    },
  });
  outcome.recoveredMs = 0;
  const orders = (await ordersIn(primary)) - had;
  const said = readFileSync(world.shops.logFile, 'utf8').includes('that another one has taken over from takes writes');
  outcome.note = 'all processes were started anew with it at the head of the list';
  const wrong = [
    ...kept(outcome),
    ...(orders > 0 ? [`${orders} orders were written to the former primary`] : []),
    ...(said ? [] : ['nobody noticed the former primary']),
  ];
  return { scenario: 'a former primary that nobody fenced', killed: 'nothing: it comes back', outcome, wrong };
}

const ordersIn = async (server) => (await server.query('select count(*)::int as orders from orders'))[0].orders;

/** A primary that waits for standbys; `two`: for either of two. */
export async function openSynchronous(folder, { two = false } = {}) {
  const primary = await createCluster(join(folder, 'primary'));
  primary.configure({ synchronous_standby_names: two ? 'ANY 1 (a, b)' : 'a' });
  const standbys = [];
  for (const name of two ? ['a', 'b'] : ['a']) standbys.push(await primary.standby(join(folder, name), name));
  await primary.start();
  for (const standby of standbys) await standby.start();
  const world = await openWorld({ folder, primary });
  return { ...world, standbys };
}

/** The one standby that each order waits for is taken away: nothing is acknowledged, and all of it is honest. */
export async function standbyGone(world) {
  const [standby] = world.standbys;
  const outcome = await during({
    world,
    after: 8_000,
    async happen() {
      const since = performance.now();
      await standby.kill();
      await delay(STANDBY_AWAY_MS);
      await standby.start();
      return { since, back: performance.now(), note: `away for ${seconds(STANDBY_AWAY_MS)}, then started again` };
    },
  });
  return {
    scenario: 'the only synchronous standby dies',
    killed: 'the standby, by SIGKILL',
    outcome,
    wrong: waited(outcome),
  };
}

/** The same, and it does not come back: somebody takes it out of the setting. */
export async function standbyTakenOut(world) {
  const [standby] = world.standbys;
  const outcome = await during({
    world,
    after: 8_000,
    async happen() {
      const since = performance.now();
      await standby.kill();
      await delay(STANDBY_AWAY_MS);
      await world.primary.query(`alter system set synchronous_standby_names = ''`);
      await world.primary.query('select pg_reload_conf()');
      return { since, back: performance.now(), note: `taken out of the setting after ${seconds(STANDBY_AWAY_MS)}` };
    },
  });
  return {
    scenario: 'the same, taken out of the setting',
    killed: 'the standby, by SIGKILL',
    outcome,
    wrong: waited(outcome),
  };
}

const waited = (outcome) => [
  ...kept(outcome),
  ...told(outcome),
  ...within('longest wait', outcome.worstMs, WAIT_MS),
  ...within('orders again, once somebody saw to it', outcome.afterMs, AGAIN_MS),
];

/** One of two that either will do is taken away: nobody notices. */
export async function oneOfTwoGone(world) {
  const [standby] = world.standbys;
  const outcome = await during({
    world,
    async happen() {
      await standby.kill();
      await delay(STANDBY_AWAY_MS);
      return { note: `ANY 1 (a, b); a was away for ${seconds(STANDBY_AWAY_MS)}` };
    },
  });
  outcome.recoveredMs = 0;
  const wrong = [...kept(outcome), ...(outcome.honest > 0 ? [`${outcome.honest} requests were refused`] : [])];
  return { scenario: 'one of two synchronous standbys dies', killed: 'a standby, by SIGKILL', outcome, wrong };
}

/** A standby that nobody waits for is behind when the primary dies: what was acknowledged since is gone. */
export async function changeOverBehind(world) {
  const { primary, standby } = world;
  const outcome = await during({
    world,
    async happen() {
      await standby.query(`alter system set primary_conninfo = 'host=127.0.0.1 port=1'`);
      await standby.query('select pg_reload_conf()');
      await delay(4_000);
      const since = performance.now();
      await primary.kill();
      await standby.promote();
      return { server: standby, since, back: performance.now() };
    },
    after: 4_000,
  });
  const { lost } = outcome;
  const wrong = lost === 0 ? ['nothing was lost: then the count of lost orders proves nothing'] : [];
  return {
    scenario: 'control: a standby that nobody waits for',
    killed: 'the primary, by SIGKILL',
    outcome,
    wrong,
    isControl: true,
  };
}

/** Every process of the server stands still, with all connections open. */
export async function stall(world) {
  const outcome = await during({
    world,
    after: 8_000,
    async happen() {
      const since = performance.now();
      world.primary.freeze();
      await delay(STALLED_MS);
      world.primary.thaw();
      return { since, back: performance.now(), note: `stood still for ${seconds(STALLED_MS)}` };
    },
  });
  const wrong = [
    ...kept(outcome),
    ...told(outcome),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
  ];
  return { scenario: 'database stalls', killed: 'all of PostgreSQL, by SIGSTOP', outcome, wrong };
}

/** A shop whose database is behind a line of the scenario's own. */
export async function openLinked(folder) {
  const primary = await (await createCluster(join(folder, 'primary'))).start();
  const link = await startLink(primary.port);
  atEnd(() => link.stop());
  const world = await openWorld({ folder, primary, databaseUrl: `postgres://seduh@127.0.0.1:${link.port}/postgres` });
  return { ...world, link };
}

/** Each word to it and from it comes late: everything takes its time, and is done. */
export async function farAway(world) {
  const outcome = await during({
    world,
    after: 2_000,
    async happen() {
      world.link.delay(LATE_MS);
      await delay(10_000);
      world.link.delay(0);
      return { note: `${LATE_MS} ms each way, for 10 s` };
    },
  });
  outcome.recoveredMs = 0;
  const wrong = [
    ...kept(outcome),
    ...(outcome.honest > 0 ? [`${outcome.honest} requests were refused`] : []),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
  ];
  return { scenario: 'database is slow', killed: 'nothing: each word comes late', outcome, wrong };
}

/** Connections are cut, and new ones refused. */
export async function refuse(world) {
  const away = 12_000;
  const outcome = await during({
    world,
    after: 6_000,
    async happen() {
      const since = performance.now();
      await world.link.cut();
      await delay(away);
      await world.link.mend();
      return { since, back: performance.now(), note: `refused for ${seconds(away)}` };
    },
  });
  const wrong = [
    ...kept(outcome),
    ...told(outcome),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
  ];
  return { scenario: 'database refuses connections', killed: 'every connection', outcome, wrong };
}

/** A disk of its own that is small enough to be filled; null where this machine lets nobody mount one. */
export function smallDisk(folder) {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0700', 'tmpfs', folder]);
  if (status !== 0) return null;
  atEnd(async () => void spawnSync('umount', ['-l', folder]));
  return folder;
}

/** The disk is full: nothing can be written any more, until somebody makes room. */
export async function fullDisk(world, disk) {
  const ballast = join(disk, 'ballast');
  const outcome = await during({
    world,
    after: 8_000,
    async happen() {
      fill(ballast);
      // the log has room for a while: it is used up, as a busy shop would
      await world.primary
        .query('create table ballast as select repeat(md5(n::text), 20) from generate_series(1, 200000) n')
        .catch(() => undefined);
      const since = performance.now();
      await delay(6_000);
      const died = !world.primary.isRunning;
      rmSync(ballast);
      // what watches over the server starts it again
      if (died) await world.primary.start();
      return {
        since,
        back: performance.now(),
        note: died
          ? 'PostgreSQL ended by itself, and was started once there was room'
          : 'PostgreSQL went on, and wrote once there was room',
      };
    },
  });
  const wrong = [
    ...kept(outcome),
    ...told(outcome),
    ...within('longest wait', outcome.worstMs, WAIT_MS),
    ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
  ];
  return { scenario: 'disk is full', killed: 'all room on the disk', outcome, wrong };
}

/** Takes all the room there is. */
function fill(file) {
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

const seconds = (value) => `${value / 1_000} s`;

// A chain's data centre on one machine, with the real parts: each of them dies or is replaced while people order.
// Long because each is done to the same parts, one after the other.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCluster, findDebian, NEEDS_POSTGRES } from '../cluster.mjs';
import { FRONTS } from '../fronts.mjs';
import { findPgBouncer, NEEDS_PGBOUNCER, startPgBouncer } from '../pgbouncer.mjs';
import { missingPictures, startPictures } from '../pictures.mjs';
import { nameOf } from '../shops.mjs';
import { ownerAt } from '../staff.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';
import { clean, endsOf } from './deploy.mjs';

/** As in production: the front looks every other second. */
const DRAIN_SECONDS = 5;
const AGAIN_MS = 5_000;
const WAIT_MS = 20_000;
/** Everybody who can have been at the one that is killed: 24 who order, eight who follow, two who send pictures. */
const PEOPLE = 34;
const REPORT = '/api/dashboard/report.csv?range=daily';

/** What this machine lacks for it; empty where it has all. @param {string} front */
export const missingFor = (front) =>
  [
    findDebian() === null ? NEEDS_POSTGRES : null,
    findPgBouncer() === null ? NEEDS_PGBOUNCER : null,
    FRONTS[front].needs,
  ].filter(Boolean);

/** Three processes with everything around them that deploy/ names. @param {string} front which of the two */
export async function openChain(folder, front) {
  const debian = findDebian();
  const primary = await createCluster(join(folder, 'primary'), undefined, { debian });
  primary.configure({ synchronous_standby_names: 'standby' });
  const standby = await primary.standby(join(folder, 'standby'), 'standby');
  await primary.start();
  await standby.start();
  const bouncer = await startPgBouncer({
    host: '127.0.0.1',
    port: primary.port,
    user: 'seduh',
    database: 'postgres',
  });
  const pictures = await startPictures();
  const env = {
    ...pictures.env,
    DATABASE_LISTEN_URL: `postgres://seduh@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    DATABASE_READ_URL: standby.url,
    DATABASE_PREPARE: String(bouncer.keepsStatements),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  };
  const world = await openWorld({ folder, primary, databaseUrl: bouncer.url, env, front: FRONTS[front].start });
  const parts = `PostgreSQL ${debian}, PgBouncer ${bouncer.version}, ${front}`;
  const ends = [() => bouncer.stop(), () => pictures.server.close()];
  return { ...world, standby, bouncer, pictures: pictures.server, front, parts, ends };
}

/** Something happens to the chain: what it may never cost, and that its pictures and figures are there. */
async function inChain(world, { scenario, killed, happen, database = world.primary, after }, judge) {
  const owner = await ownerAt(world.shops.port);
  let figures;
  let onStandby;
  const outcome = await during({
    world,
    after,
    async happen() {
      // read from the standby while it is one; while the primary is gone it may say that it cannot
      figures = await owner(REPORT);
      onStandby = await connectionsTo(world.standby);
      return happen();
    },
  });
  const wrong = [
    ...judge(outcome),
    ...(figures.status === 200 ? [] : [`the figures were answered with ${figures.status}`]),
    ...(onStandby > 0 ? [] : ['the figures were not read from the standby']),
    ...(outcome.uploads === 0 ? ['no picture was sent'] : []),
    ...(await missingPictures(database, world.pictures)),
  ];
  return { scenario: `${world.front}: ${scenario}`, killed, outcome, wrong };
}

/** How many connections of the shop a server has. */
async function connectionsTo(server) {
  const [{ n }] = await server.query(
    `select count(*)::int as n from pg_stat_activity where application_name like '${nameOf('%')}'`,
  );
  return n;
}

/** Nothing to notice: each process is replaced, the next one before it is told to end. */
export async function roll(world) {
  let ends;
  const result = await inChain(
    world,
    {
      scenario: 'rolling restart',
      killed: 'each process, by SIGTERM',
      async happen() {
        ends = await world.shops.roll();
        return { note: `${world.parts}; ${endsOf(ends)}` };
      },
    },
    (outcome) => clean(outcome, ends, { drainMs: DRAIN_SECONDS * 1_000 }),
  );
  result.outcome.recoveredMs = 0;
  return result;
}

/** What it was at is broken off, and what it held goes on with others. */
export async function kill(world) {
  let victim;
  const result = await inChain(
    world,
    {
      scenario: 'a process is killed',
      killed: 'a process, by SIGKILL',
      after: 6_000,
      async happen() {
        const since = performance.now();
        [victim] = world.shops.processes;
        victim.child.kill('SIGKILL');
        await once(victim.child, 'exit');
        await world.shops.replace(victim);
        return { since };
      },
    },
    ({ failed, ...rest }) => [
      ...kept({ ...rest, failed: [] }),
      ...(failed.length > PEOPLE ? [`${failed.length} requests failed, more than there are people`] : []),
      ...within('orders again', rest.recoveredMs, AGAIN_MS),
    ],
  );
  const { failed, cut } = result.outcome;
  result.outcome.note = `${failed.length} requests and ${cut} streams were broken off, and asked again; another one was started`;
  return result;
}

/** Connections to the pooler break, and come back. */
export function restartPooler(world) {
  return inChain(
    world,
    {
      scenario: 'PgBouncer is restarted',
      killed: 'PgBouncer, by SIGINT',
      after: 6_000,
      async happen() {
        const since = performance.now();
        await world.bouncer.restart();
        return { since, back: performance.now() };
      },
    },
    (outcome) => [
      ...kept(outcome),
      ...within('longest wait', outcome.worstMs, WAIT_MS),
      ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
    ],
  );
}

/** As after a change of its file: who is connected goes on. */
export async function reloadFront(world) {
  const result = await inChain(
    world,
    {
      scenario: 'the proxy reads its file again',
      killed: 'nothing: it is reloaded',
      async happen() {
        await world.shops.balancer.reload();
        // what the one before still has is handed over or ends
        await delay(3_000);
      },
    },
    (outcome) => [...kept(outcome), ...(outcome.honest > 0 ? [`${outcome.honest} requests were refused`] : [])],
  );
  result.outcome.recoveredMs = 0;
  return result;
}

/** The primary dies for good, its standby is promoted, and PgBouncer is told. */
export function failOver(world) {
  const { primary, standby, bouncer } = world;
  return inChain(
    world,
    {
      scenario: 'change over to the standby',
      killed: 'the primary, by SIGKILL',
      after: 8_000,
      database: standby,
      async happen() {
        const since = performance.now();
        await primary.kill();
        await delay(1_000);
        await standby.promote();
        bouncer.pointTo(standby.port);
        return { server: standby, since, back: performance.now(), note: 'noticed after 1 s; PgBouncer was told' };
      },
    },
    (outcome) => [
      ...kept(outcome),
      ...within('longest wait', outcome.worstMs, WAIT_MS),
      ...within('orders again, once it was back', outcome.afterMs, AGAIN_MS),
    ],
  );
}

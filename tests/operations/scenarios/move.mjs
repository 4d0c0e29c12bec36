// A shop moves: from the database that it runs itself to a server of another version, and back; each time it is the same.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCluster, findDebian } from '../cluster.mjs';
import { Embedded } from '../embedded.mjs';
import { kept } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

const ORDERS_MS = 3_000;

/** One process with its own database, and an empty server of Debian's version, where there is one. */
export async function openMoving(folder) {
  const debian = findDebian();
  const server = await (
    await createCluster(join(folder, 'server'), undefined, { debian: debian ?? undefined })
  ).start();
  const newer = await (await createCluster(join(folder, 'newer'))).start();
  const world = await openWorld({ folder, primary: new Embedded(join(folder, 'shop')), count: 1 });
  return { ...world, folder, debian, server, newer, ends: [() => server.kill(), () => newer.kill()] };
}

/** People order while the shop is at `primary`, and it shuts: what came of it, and what the database had then. */
async function orderThenShut(world, primary) {
  const outcome = await during({
    world: { ...world, primary },
    happen: () => delay(ORDERS_MS),
    before: 0,
    after: 0,
  });
  const [process] = world.shops.processes;
  process.child.kill('SIGTERM');
  await process.ended;
  return { outcome, process, shut: performance.now(), had: await stateAt(primary) };
}

/** People order at the old place; it moves while it is shut; they order at the new one. @returns {Promise<import('../table.mjs').Result>} */
async function moveTo(world, { from, to, way, url, scenario }) {
  const { shops } = world;
  const { outcome: before, process, shut, had } = await orderThenShut(world, from);
  await shops.run('move', [way], { DATABASE_URL: world.server.url });
  const has = await stateAt(to);
  shops.moveTo(url);
  await shops.replace(process);
  const shutMs = performance.now() - shut;
  const outcome = await during({
    world: { ...world, primary: to },
    happen: () => delay(ORDERS_MS),
    before: 0,
    after: 0,
  });
  outcome.recoveredMs = shutMs;
  outcome.lost += before.lost;
  outcome.note = `${summary(has)}; shut for ${(shutMs / 1_000).toFixed(1)} s`;
  const wrong = [...kept(before), ...kept(outcome), ...differences(had, has)];
  return { scenario, killed: 'the process, by SIGTERM', outcome, wrong };
}

const versionOf = async (server) => (await server.query('show server_version'))[0].server_version.split('.')[0];

/** From the own database to the server. */
export async function toServer(world) {
  const [from, to] = [await versionOf(world.primary), await versionOf(world.server)];
  return moveTo(world, {
    from: world.primary,
    to: world.server,
    way: 'to-server',
    url: world.server.url,
    scenario: `move to a server (PostgreSQL ${from} to ${to})`,
  });
}

/** And back, which is to the next major version where the server is Debian's. */
export async function toEmbedded(world) {
  const result = await moveTo(world, {
    from: world.server,
    to: world.primary,
    way: 'to-embedded',
    url: '',
    scenario: '',
  });
  const [from, to] = [await versionOf(world.server), await versionOf(world.primary)];
  return { ...result, scenario: `move back (PostgreSQL ${from} to ${to})` };
}

/** A server's shop in a server of the next major version, by a dump. */
export async function toNextMajor(world) {
  const { shops, server, newer, folder, debian } = world;
  const [from, to] = [await versionOf(server), await versionOf(newer)];
  const scenario = 'next major version of a server';
  if (debian === null || from === to) {
    const left = 'this machine lacks PostgreSQL of another version (Debian and Ubuntu: apt-get install postgresql)';
    return { scenario, killed: '', wrong: [], left };
  }
  const { outcome, process, shut, had } = await orderThenShut(world, server);
  const [dump, dataDir] = [join(folder, 'dump'), join(folder, 'next-shop')];
  await shops.run('backup', ['--dump', dump], { DATABASE_URL: server.url });
  mkdirSync(dataDir);
  await shops.run('restore', ['--dump', dump], { DATABASE_URL: newer.url, DATA_DIR: dataDir });
  const has = await stateAt(newer);
  outcome.recoveredMs = performance.now() - shut;
  outcome.note = summary(has);
  await shops.replace(process);
  const wrong = [...kept(outcome), ...differences(had, has)];
  return { scenario: `${scenario} (${from} to ${to})`, killed: 'the process, by SIGTERM', outcome, wrong };
}

/** Of every table how many rows it has and a sum over them, and where every sequence goes on. The shop is shut. */
const stateAt = (place) =>
  place instanceof Embedded ? place.during(stateBy) : stateBy((sql, values) => place.query(sql, values));

/** Counts of tries are nobody's to keep: a crash empties them, too. */
const NOT_KEPT = ['schema_migrations', 'rate_limits'];

async function stateBy(query) {
  const tables = await query(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
    [NOT_KEPT],
  );
  const state = {};
  for (const { name } of tables) {
    // the order of texts is a matter of versions
    const [{ sum, rows }] = await query(
      `select count(*)::int as rows, coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as sum
         from ${name} t`,
    );
    state[name] = { rows, sum };
  }
  const sequences = await query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) state[`sequence ${name}`] = { rows: 0, sum: last };
  return state;
}

const summary = (state) =>
  `${Object.keys(state).length} tables and sequences, ${Object.values(state).reduce((all, { rows }) => all + rows, 0)} rows`;

function differences(had, has) {
  const names = [...new Set([...Object.keys(had), ...Object.keys(has)])];
  return names
    .filter((name) => had[name]?.rows !== has[name]?.rows || had[name]?.sum !== has[name]?.sum)
    .map((name) => `${name} has ${has[name]?.rows} rows, and had ${had[name]?.rows}, or others`);
}

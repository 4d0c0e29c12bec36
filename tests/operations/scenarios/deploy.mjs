// A new version is put in place while people order, follow and send pictures; then the one before comes back.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { freePort, start } from '../../bench/processes.mjs';
import { BUILT } from '../shops.mjs';
import { buildNextStorefront, filesOfStorefront } from '../storefront.mjs';
import { openTabs } from '../tab.mjs';
import { kept, within } from '../table.mjs';
import { during } from '../world.mjs';

const ENDS_WITHIN_MS = 10_000;
/** By then a version that may start has. */
const STARTS_WITHIN_MS = 60_000;
/** Streams are told to come back within 200 ms; the rest is a busy machine's. */
const GAP_MS = 5_000;

/**
 * All processes are replaced by the next version, whose storefront is another build: one after the other, while people order.
 * A tab that was open before goes on to a page whose code it does not have yet. @returns {Promise<import('../table.mjs').Result>}
 */
export async function rollingRestart(world, folder) {
  const next = nextVersion(join(folder, 'next'));
  const files = await buildNextStorefront(join(folder, 'next/apps/storefront'));
  const tabs = await openTabs(world.shops.port);
  try {
    const [open, control] = [await tabs.open('/cart'), await tabs.open('/cart')];
    const wrong = [];
    let ends;
    const outcome = await during({
      world,
      async happen() {
        ends = await world.shops.roll(next, {
          // versions are side by side: whoever comes now gets parts of a page from either
          async between() {
            const visit = await tabs.open('/cart');
            await visit.goOn('Login');
            wrong.push(...visit.missed().map((name) => `side by side, nobody had ${name}`));
            if (visit.documents() !== 1) wrong.push(`side by side, a visit was loaded ${visit.documents()} times`);
            await visit.close();
            const [{ port: fresh }, { port: old }] = world.shops.processes;
            wrong.push(
              ...(await answersFor({ page: old, asked: fresh, own: files })),
              ...(await answersFor({ page: fresh, asked: old, own: filesOfStorefront() })),
            );
          },
        });
      },
    });
    const old = await open.goOn('Login');
    wrong.push(...wentOn(open, old, files));
    // without the kept files the same is a reload, or this proves nothing
    const kept = join(world.shops.dataDir, 'assets');
    renameSync(kept, `${kept}-away`);
    try {
      await control.goOn('Sign up');
    } finally {
      renameSync(`${kept}-away`, kept);
    }
    if (control.documents() !== 2)
      wrong.push(`control: without kept files the tab was loaded ${control.documents()} times`);
    outcome.recoveredMs = 0;
    outcome.note = `${endsOf(ends)}; an open tab went on with ${old.length} files of the version before`;
    return {
      scenario: 'rolling restart of three processes',
      killed: 'each, by SIGTERM',
      outcome,
      wrong: [...clean(outcome, ends), ...wrong],
    };
  } finally {
    await tabs.close();
  }
}

/**
 * What is wrong with how a process answers for the files of a page that another one made.
 * @param {{ page: number, asked: number, own: Set<string> }} where the ports of both, and what the asked one's build has itself
 */
async function answersFor({ page, asked, own }) {
  const html = await (await fetch(`http://127.0.0.1:${page}/cart`)).text();
  const named = new Set([...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name]) => name));
  const foreign = [...named].filter((name) => !own.has(name));
  if (foreign.length === 0)
    return ['side by side, a page has no file that the other build lacks: then it proves nothing'];
  const wrong = [];
  for (const name of foreign) {
    const { status } = await fetch(`http://127.0.0.1:${asked}/assets/${name}`);
    if (status !== 200) wrong.push(`side by side, a process answered ${status} for ${name} of the other build`);
  }
  return wrong;
}

/** What is wrong with how a tab went on, that had asked for these files by then. */
function wentOn(tab, asked, filesOfNext) {
  return [
    ...(tab.documents() === 1 ? [] : [`the open tab was loaded ${tab.documents()} times`]),
    ...tab.missed().map((name) => `the open tab did not get ${name}`),
    ...(asked.some((name) => name.endsWith('.js') && !filesOfNext.has(name))
      ? []
      : ['the open tab asked for no code that the next version does not have: then it proves nothing']),
  ];
}

/** What a deploy may cost: nothing. `drainMs`: how long each goes on answering. */
export function clean(outcome, { codes, endedMs }, { drainMs = 0 } = {}) {
  return [
    ...kept(outcome),
    ...(outcome.honest > 0 ? [`${outcome.honest} requests were refused`] : []),
    ...(codes.some((code) => code !== 0) ? [`processes ended with ${codes.join(', ')}`] : []),
    ...within('the slowest end', Math.max(...endedMs), drainMs + ENDS_WITHIN_MS),
    ...(outcome.cut > 0 ? [`${outcome.cut} streams ended without a word`] : []),
    ...within('longest without a stream', outcome.gapMs, GAP_MS),
    ...(outcome.uploads === 0 ? ['no picture was sent'] : []),
  ];
}

export const endsOf = ({ codes, endedMs }) =>
  `ended with ${codes.join(', ')} after ${endedMs.map((value) => Math.round(value)).join(', ')} ms`;

/** The same where the processes are not asked but killed: the load has to notice. */
export async function killedInstead(world) {
  const outcome = await during({
    world,
    async happen() {
      const [victim] = world.shops.processes;
      victim.child.kill('SIGKILL');
      await once(victim.child, 'exit');
      world.shops.processes.splice(0, 1);
      // the balancer finds out by itself
    },
  });
  outcome.recoveredMs = 0;
  outcome.note = `${outcome.cut} streams ended without a word`;
  const { failed, ...rest } = outcome;
  const wrong = [
    ...kept({ ...rest, failed: [] }),
    ...(failed.length + outcome.cut === 0 ? ['nobody noticed: then the load proves nothing'] : []),
  ];
  return {
    scenario: 'control: one is killed instead',
    killed: 'a process, by SIGKILL',
    outcome,
    wrong,
    isControl: true,
  };
}

/** The next version takes over, with its columns in every table, and has to be taken back while people order. */
export async function rollback(world, folder) {
  const next = nextVersion(
    join(folder, 'next'),
    'alter table orders add column next_words text not null default $$next$$;',
  );
  let ends;
  const outcome = await during({
    world,
    async happen() {
      const forward = await world.shops.roll(next);
      const [{ known }] = await world.primary.query(
        `select count(*)::int as known from schema_migrations where name = '9998_next'`,
      );
      if (known !== 1) throw new Error('the next version did not bring its columns');
      const back = await world.shops.roll();
      ends = { codes: [...forward.codes, ...back.codes], endedMs: [...forward.endedMs, ...back.endedMs] };
      return { note: endsOf(ends) };
    },
  });
  outcome.recoveredMs = 0;
  const said = readFileSync(world.shops.logFile, 'utf8').includes(
    'the database is of a newer version, going on beside it',
  );
  const wrong = [
    ...clean(outcome, ends),
    ...(said ? [] : ['the version before did not see that the database is newer']),
  ];
  return { scenario: 'next version, and back by one', killed: 'each twice, by SIGTERM', outcome, wrong };
}

/** Once a version has taken away what the one before needs, that one says so and does not start; those that run go on. */
export async function noWayBack(world, folder) {
  const columns = 'alter table orders add column next_words text not null default $$next$$;';
  const gone = '-- contract: nobody reads it any more\\ncreate table next_things (id int);';
  const next = nextVersion(join(folder, 'after-next'), columns, gone);
  let refusal = '';
  const outcome = await during({
    world,
    async happen() {
      await world.shops.roll(next);
      const { child, ended } = start(process.execPath, [join(BUILT, 'server.js')], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          DATABASE_URL: world.primary.url,
          DATA_DIR: join(folder, 'shop'),
          PORT: String(await freePort()),
          DRAIN_SECONDS: '0',
        },
      });
      child.stderr.on('data', (chunk) => (refusal += chunk));
      // one that starts after all would never end by itself
      const started = setTimeout(() => child.kill('SIGKILL'), STARTS_WITHIN_MS);
      await ended;
      clearTimeout(started);
    },
  });
  outcome.recoveredMs = 0;
  const wrong = [
    ...kept(outcome),
    ...(/took away what this version needs/.test(refusal) ? [] : [`it did not say why: ${refusal}`]),
  ];
  return {
    scenario: 'control: too late to go back',
    killed: 'the version before does not start',
    outcome,
    wrong,
    isControl: true,
  };
}

/**
 * The build with migrations on top, as the next version would have them: one is a build of its own in a folder. Its storefront
 * is the same, unless somebody puts another one there.
 */
function nextVersion(folder, ...migrations) {
  const api = join(folder, 'apps/api');
  mkdirSync(api, { recursive: true });
  cpSync(BUILT, join(api, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'assets', 'package.json'])
    symlinkSync(join(dirname(BUILT), name), join(api, name));
  if (migrations.length === 0) return join(api, 'dist');
  symlinkSync(join(dirname(BUILT), '../storefront'), join(folder, 'apps/storefront'));
  const added = migrations.map(
    (sql, n) => `"./migrations/${9998 + n}_next.sql": ${JSON.stringify(sql).replaceAll('\\\\n', '\\n')}`,
  );
  let patched = 0;
  for (const file of [...readdirSync(join(api, 'dist/chunks')).map((name) => `chunks/${name}`), 'server.js']) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(api, 'dist', file), 'utf8');
    const found = /"\.\/migrations\/0001_[a-z_]+\.sql":/.exec(text);
    if (!found) continue;
    writeFileSync(
      join(api, 'dist', file),
      `${text.slice(0, found.index)}${added.join(', ')}, ${text.slice(found.index)}`,
    );
    patched += 1;
  }
  if (patched !== 1) throw new Error(`the migrations are in ${patched} files of the build`);
  return join(api, 'dist');
}

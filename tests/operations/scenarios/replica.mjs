// A real standby that streams stands in DATABASE_READ_URL: it lags, dies, comes back, and replays what its readers read.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCluster } from '../cluster.mjs';
import { kept, within } from '../table.mjs';
import { during, openWorld } from '../world.mjs';

/** What figures may be behind, and what a process believes of the copy; both are the server's. */
const MOST_BEHIND_MS = 10_000;
const BELIEVED_MS = 2_000;
const REST_MS = 5_000;
/** Nobody who looks something up waits longer. */
const WAIT_MS = 10_000;
const PATIENCE_MS = 30_000;
const CONFLICTS = 5;
/** What a standby says to a statement that it ends for what it replays. */
const GAVE_WAY = '40001';
const [PICK_UP, CASH] = [3, 4];
const STAFF = { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' };

/** A primary that waits for nobody, and a standby that is only read. */
export async function openReadCopy(folder) {
  const primary = await createCluster(join(folder, 'primary'));
  const standby = await primary.standby(join(folder, 'standby'), 'copy');
  await primary.start();
  await standby.start();
  const world = await openWorld({ folder, primary, env: { DATABASE_READ_URL: standby.url } });
  return { ...world, standby };
}

/** Staff who look things up; every answer that is not a success is a failure. */
async function openStaff({ shops, product }) {
  const at = `http://127.0.0.1:${shops.port}/api`;
  const failed = [];
  let worstMs = 0;
  let headers = { 'content-type': 'application/json' };
  async function call(path, init = {}) {
    const since = performance.now();
    const answer = await fetch(`${at}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    const text = await answer.text();
    worstMs = Math.max(worstMs, performance.now() - since);
    if (!answer.ok) failed.push(`${path}: ${answer.status} ${text.slice(0, 120)}`);
    return { ok: answer.ok, text, json: () => JSON.parse(text) };
  }
  const { data } = (await call('/auths/login', { method: 'POST', body: JSON.stringify(STAFF) })).json();
  headers = { ...headers, 'x-access-token': data.token };
  let placed = 0;
  return {
    failed,
    worstMs: () => worstMs,
    placed: () => placed,
    /** Sells something at the counter, which is paid at once. @returns {Promise<string>} the order's number */
    async sell() {
      const body = JSON.stringify({
        lines: [{ product_id: product, size_id: 1, qty: 1 }],
        delivery_id: PICK_UP,
        payment_id: CASH,
        name: `Copy ${placed}`,
      });
      const key = { 'idempotency-key': `copy-${placed}-${Date.now()}` };
      const answer = await call('/transactions/counter', { method: 'POST', body, headers: key });
      placed += 1;
      return answer.json().data.number;
    },
    /** How many orders the figures know, of all days that they reach. */
    async figures() {
      const answer = await call('/figures');
      return answer.ok ? answer.json().data.totals.now.orders : null;
    },
    async search(text) {
      const answer = await call(`/transactions?search=${encodeURIComponent(text)}`);
      return answer.ok ? answer.json().data.map(({ number }) => number) : [];
    },
    record: async () => (await call('/audit-log/record.csv')).text,
  };
}

/** Whether the last statement of some connection there was one about orders. */
async function isSearched(server) {
  const rows = await server.query(
    `select query from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.some(({ query }) => /\borders\.|"orders"/.test(query));
}

/** Four who look things up all the while. @returns what has them stop, and waits for them */
function startReading(staff) {
  const ending = new AbortController();
  const readers = Array.from({ length: 4 }, async (_, n) => {
    while (!ending.signal.aborted) await (n % 2 ? staff.figures() : staff.search('Copy'));
  });
  return async () => {
    ending.abort();
    await Promise.all(readers);
  };
}

async function until(what, ask, patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await ask()) return [];
    if (performance.now() > deadline) return [`${what}: not within ${patienceMs / 1_000} s`];
    await delay(50);
  }
}

/** Orders of today, which the figures are about; others place them all the while. */
const paidIn = async (server) =>
  (await server.query(`select count(*)::int as paid from payments where state = 'paid'`))[0].paid;

/** All that a copy can do to those who read from it. @returns {Promise<import('../table.mjs').Result>} */
export async function readFromCopy(world) {
  const { primary, standby } = world;
  const staff = await openStaff(world);
  const wrong = [];
  const notes = [];
  const check = (isSo, otherwise) => void (isSo || wrong.push(otherwise));
  const outcome = await during({
    world,
    async happen() {
      // it keeps up: it is asked, and whoever looks for what was just sold finds it
      let found = 0;
      for (let round = 0; round < 10; round += 1) {
        const number = await staff.sell();
        if ((await staff.search(number)).includes(number)) found += 1;
      }
      check(found === 10, `of 10 orders ${10 - found} were not found right after they were sold`);
      wrong.push(
        ...(await until('the copy is asked for figures and searches', async () => {
          await staff.figures();
          await staff.search('Copy');
          return isSearched(standby);
        })),
      );
      check((await staff.record()).startsWith('sep=,'), 'the record does not come as a file');

      // it stands still: figures are those of then, a search is of now
      await standby.query('select pg_wal_replay_pause()');
      await until('the copy stands still', async () => {
        const [{ state }] = await standby.query('select pg_get_wal_replay_pause_state() as state');
        return state === 'paused';
      });
      const paused = performance.now();
      const before = await paidIn(standby);
      const [then] = [await staff.figures()];
      const number = await staff.sell();
      const searched = performance.now();
      check((await staff.search(number)).includes(number), 'an order was not found while the copy stood still');
      notes.push(`a search that the copy lacks took ${Math.round(performance.now() - searched)} ms`);
      check((await staff.figures()) === then, 'figures were not those of the copy while it stood still');
      check((await paidIn(standby)) === before && (await paidIn(primary)) > before, 'the copy did not stand still');
      wrong.push(
        ...(await until(
          'figures are the database’s own once the copy is too far behind',
          async () => (await staff.figures()) > then,
          MOST_BEHIND_MS + 2 * BELIEVED_MS + WAIT_MS,
        )),
      );
      notes.push(`figures were new ${((performance.now() - paused) / 1_000).toFixed(1)} s after it stood still`);
      await standby.query('select pg_wal_replay_resume()');

      // it replays what its readers read, and gives them no time, as it does after 30 s otherwise: they never hear of it
      standby.configure({ max_standby_streaming_delay: '0' });
      await standby.query('select pg_reload_conf()');
      const conflicts = () => conflictsOf(standby);
      const had = await conflicts();
      const stopReading = startReading(staff);
      wrong.push(
        ...(await until(`${CONFLICTS} readers gave way to what was replayed`, async () => {
          await primary.query('begin; lock table orders in access exclusive mode; commit');
          return (await conflicts()) >= had + CONFLICTS;
        })),
      );
      await stopReading();
      notes.push(`${(await conflicts()) - had} readers gave way to what was replayed`);

      // it dies under its readers, and comes back
      const stopAgain = startReading(staff);
      await delay(500);
      await standby.kill();
      await delay(2 * BELIEVED_MS);
      await stopAgain();
      await standby.start();
      wrong.push(
        ...(await until(
          'the copy is asked again once it is back',
          async () => {
            await Promise.all([staff.figures(), staff.search('Copy')]);
            return isSearched(standby);
          },
          REST_MS + BELIEVED_MS + WAIT_MS,
        )),
      );
      return { note: notes.join('; ') };
    },
  });
  outcome.recoveredMs = 0;
  outcome.doubled -= staff.placed();
  return {
    scenario: 'a copy to read from lags and dies',
    killed: 'the standby of DATABASE_READ_URL, by SIGKILL',
    outcome,
    wrong: [
      ...kept(outcome),
      ...wrong,
      ...(staff.failed.length > 0
        ? [`${staff.failed.length} look-ups failed: ${[...new Set(staff.failed)].slice(0, 4).join(' | ')}`]
        : []),
      ...(outcome.honest > 0 ? [`${outcome.honest} requests were refused`] : []),
      ...within('longest look-up', staff.worstMs(), WAIT_MS),
    ],
  };
}

/** How many statements and sessions a standby has ended for what it replays. This one may be among them: then it asks again. */
async function conflictsOf(standby) {
  for (;;) {
    const [row] = await standby
      .query('select coalesce(sum(conflicts), 0)::int as conflicts from pg_stat_database')
      .catch((error) => (error.code === GAVE_WAY ? [] : Promise.reject(error)));
    if (row) return row.conflicts;
  }
}

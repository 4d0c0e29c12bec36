import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ask, Connection, requestBytes } from '../connection.mjs';
import { cart, headersOf } from '../customers.mjs';
import { row } from '../row.mjs';
import { pageCalls, readingCalls } from '../size/calls.mjs';
import { CUSTOMER, lookAround, plainly, readingBytes } from '../size/seen.mjs';
import { quantile } from '../stats.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const FIGURE = 'at size';
const MOST = 2;
/** A difference below this is the machine's, not the size's. */
const FLOOR_MS = 2;
const WARM = 3;
/** What takes longer is asked less often, but so often at least. */
const BUDGET_MS = 12_000;
const FEWEST = 4;
/**
 * p99 of a hundred calls is the slowest of them, which is as often as not something else of the machine: what misses is
 * asked as often again, and again, and all of it counts.
 */
const LOOKS = 3;
/** After that many calls the caller is another one: limits count by address. */
const CALLS_EACH = 15;
const CASH_ON_DELIVERY = 3;
const PICKUP = 3;
/** The one that has nothing to find. */
const OF_NO_ADDRESS = 'page of no address';

/**
 * Every page, every reading call and the chief writing ones, asked of a large shop and of the demo's in turns, call by
 * call: p50 and p99 of both.
 *
 * @param {{ demo: object, large: object, only?: string | null }} options of each: the running `shop`, a `pool` into its
 *   database, `tokens`; `only`: those calls alone whose name holds it
 */
export async function sizeFigure({ demo, large, quick, say, only = null }) {
  const both = [
    await lookAround(demo.shop, demo.pool, demo.tokens),
    await lookAround(large.shop, large.pool, large.tokens),
  ];
  // the same number of different pages: more of them than are kept in memory would be made anew with each call
  const products = Math.min(...both.map(({ ids }) => ids.products.length));
  const bothPages = both.map((seen) => ({
    ...seen,
    ids: { ...seen.ids, products: seen.ids.products.slice(0, products) },
  }));
  const calls = quick ? 20 : 100;
  const { PAGES } = (
    await runnerImport(fileURLToPath(new URL('../../../packages/contract/src/constants/pages.ts', import.meta.url)))
  ).module;
  const { body } = await ask(large.shop.port, '/api/openapi.json');
  const reading = [
    ...readingCalls(JSON.parse(body.toString())).map((call) => [call, both]),
    ...pageCalls(PAGES).map((call) => [call, bothPages]),
  ];
  const rows = [];
  for (const [call, asked] of reading) {
    if (only && !call.what.includes(only)) continue;
    const [median, slowest] = await looked(call, asked, calls);
    say(
      `${call.what}: ${median.ours.toFixed(1)} : ${median.baseline.toFixed(1)} ms${median.ok && slowest.ok ? '' : ' ✗'}`,
    );
    rows.push(median, slowest);
  }
  if (only) return rows;
  return [...rows, ...(await writing(both, calls, say))];
}

/** The rows of a reading call; where they miss, of more calls, all of which count. */
async function looked(call, both, calls) {
  const told = both.map(() => ({ times: [], statuses: new Set() }));
  for (let look = 1; ; look += 1) {
    const more = await inTurns(both, calls, (seen, number) => readingBytes(seen, call, told[0].times.length + number));
    for (const [index, { times, statuses }] of more.entries()) {
      told[index].times.push(...times);
      for (const status of statuses) told[index].statuses.add(status);
    }
    const rows = rowsOf(call.what, told);
    if (look === LOOKS || rows.every(({ ok }) => ok)) return rows;
  }
}

/** Who orders, is quoted, makes a cup and moves on; each in both shops. */
async function writing(both, calls, say) {
  const post = (path, json, token, headers = {}) =>
    requestBytes('POST', `/api${path}`, { headers: { ...plainly(headersOf(token)), ...headers }, json });
  const of = ({ tokens, ids }, number) => ({
    token: tokens[number % tokens.length],
    order: { ...cart(ids.products, number), delivery_id: PICKUP },
  });
  const rows = [];
  const time = async (what, bytes) => {
    say(what);
    const answers = await inTurns(both, calls, bytes);
    rows.push(...rowsOf(what, answers));
    return answers;
  };
  await time('POST /api/auths/login', () =>
    requestBytes('POST', '/api/auths/login', { headers: plainly(BROWSER_HEADERS), json: CUSTOMER }),
  );
  await time('POST /api/transactions/quote', (seen, number) => {
    const { token, order } = of(seen, number);
    return post('/transactions/quote', order, token);
  });
  await time('POST /api/transactions/times', (seen, number) => {
    const { token, order } = of(seen, number);
    return post('/transactions/times', { lines: order.lines, delivery_id: order.delivery_id }, token);
  });
  const placed = await time('POST /api/transactions: an order', (seen, number) => {
    const { token, order } = of(seen, number);
    return post('/transactions', { ...order, payment_id: CASH_ON_DELIVERY }, token, {
      'idempotency-key': randomUUID(),
    });
  });
  const ids = placed.map(({ bodies }) => bodies.map((body) => JSON.parse(body.toString()).data?.id));
  const ofShop = (seen, number) => ids[both.indexOf(seen)][number];
  const move = (seen, number, json) =>
    requestBytes('PATCH', `/api/transactions/${ofShop(seen, number)}`, { headers: seen.headers.Admin, json });
  await time('PATCH /api/transactions/{id}: a move', (seen, number) =>
    move(seen, number, { status_name: 'confirmed' }),
  );
  // each answers for what is begun: a cup of an order that waits would be refused
  await inTurns(both, calls, (seen, number) => move(seen, number, { status_name: 'preparing' }));
  await time('POST /api/transactions/{id}/pours: a cup', (seen, number) =>
    requestBytes('POST', `/api/transactions/${ofShop(seen, number)}/pours`, {
      headers: seen.headers.Admin,
      json: { pour_id: randomUUID(), line: 1 },
    }),
  );
  // the next run finds the board as this one did
  await inTurns(both, calls, (seen, number) =>
    move(seen, number, { status_name: 'cancelled', reason: 'The bench is over' }),
  );
  return rows;
}

/** @returns {Promise<{ times: number[], statuses: Set<number>, bodies: Buffer[] }[]>} of the demo's shop, and of the large one */
async function inTurns(both, calls, bytes) {
  const told = both.map(() => ({ times: [], statuses: new Set(), bodies: [] }));
  let connections = [];
  const deadline = performance.now() + BUDGET_MS;
  for (let number = -WARM; number < calls; number += 1) {
    if (number >= FEWEST && performance.now() > deadline) break;
    if ((number + WARM) % CALLS_EACH === 0) {
      for (const connection of connections) connection.close();
      connections = await Promise.all(both.map(({ port }) => Connection.open({ port, address: nextAddress() })));
    }
    for (const [index, seen] of both.entries()) {
      const request = bytes(seen, number + WARM);
      const sent = performance.now();
      const { status, body } = await connections[index]
        .send(request)
        .catch(() => ({ status: 0, body: Buffer.alloc(0) }));
      const ms = performance.now() - sent;
      told[index].statuses.add(status);
      told[index].bodies.push(body);
      if (status === 0) connections[index] = await Connection.open({ port: seen.port, address: nextAddress() });
      if (number >= 0) told[index].times.push(ms);
    }
  }
  for (const connection of connections) connection.close();
  return told;
}

function rowsOf(what, [demo, large]) {
  const statuses = [...new Set([...demo.statuses, ...large.statuses])];
  // what was refused says nothing of what an answer takes
  const refused = what !== OF_NO_ADDRESS && statuses.some((status) => status === 0 || status >= 400);
  const differ = [...demo.statuses].sort().join() !== [...large.statuses].sort().join();
  const note = refused || differ ? `demo ${[...demo.statuses].join(' ')}, large ${[...large.statuses].join(' ')}` : '';
  return [0.5, 0.99].map((share) => {
    const ours = quantile(large.times, share);
    const baseline = quantile(demo.times, share);
    const told = share === 0.5;
    return row(FIGURE, told ? what : '  p99', {
      ours,
      baseline,
      unit: 'ms',
      atMost: MOST,
      ok: !(refused || differ) && (ours - baseline < FLOOR_MS || ours / baseline <= MOST),
      ...(told && {
        note: note || (statuses.join() === '200' || statuses.join() === '201' ? '' : `answers ${statuses.join(' ')}`),
      }),
    });
  });
}

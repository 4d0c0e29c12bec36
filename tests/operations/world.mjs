// What a scenario happens in: a database server, processes of the shop before it, and people who order.
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoad } from './load.mjs';
import { openShops } from './shops.mjs';

const CUSTOMERS = 24;
const FOLLOWERS = 8;
const UPLOADERS = 2;

/**
 * Opens the shop on a database, and fills it with the demo and with customers who may order as much as they like.
 *
 * @param {{ folder: string, primary: import('./cluster.mjs').Cluster, databaseUrl?: string, count?: number, env?: any, front?: any }} options see `openShops`
 */
export async function openWorld({ folder, primary, databaseUrl = primary.url ?? '', count, env, front }) {
  mkdirSync(folder, { recursive: true });
  const shops = await openShops({ folder, databaseUrl, accounts: CUSTOMERS, count, env, front });
  await primary.query(
    'update shop set first_cash_orders = 100000, first_cash_portions = 1000000, unpaid_orders = 100000',
  );
  await primary.query('update products set stock = 1000000 where stock is not null');
  const [product] = await primary.query(`select id from products where product_name = 'Americano'`);
  return { shops, product: product.id, primary, lastAt: [] };
}

/**
 * Has people order while something happens, and counts what came of it.
 *
 * @param {{ world: Awaited<ReturnType<typeof openWorld>>, happen: () => Promise<{ server?: import('./cluster.mjs').Cluster, since?: number, back?: number, note?: string, givenUp?: [number, number], beside?: number } | void>,
 *   before?: number, after?: number, anew?: boolean }} options `happen` resolves once it is over, with when people were cut off
 *   and from when on it could be mended (`performance.now()`), and which server has the orders by then; `givenUp`: orders that were acknowledged in between are gone on purpose; `beside`: how many
 *   it placed itself
 * @returns {Promise<import('./table.mjs').Outcome>}
 */
export async function during({ world, happen, before = 3_000, after = 3_000, anew }) {
  const { shops, product, primary } = world;
  const [{ orders: had }] = await primary.query('select count(*)::int as orders from orders');
  const load = startLoad({
    port: shops.port,
    tokens: shops.tokens,
    product,
    followers: FOLLOWERS,
    uploaders: UPLOADERS,
    anew,
    lastAt: world.lastAt,
  });
  await delay(before);
  const began = performance.now();
  const { server = primary, since = began, back = null, note = '', givenUp, beside = 0 } = (await happen()) ?? {};
  const tookMs = performance.now() - began;
  await delay(after);
  const tally = await load.stop();
  const { recoveredMs, until } = pauses(tally, since, back ?? since);
  const afterMs = until === null || back === null ? null : Math.max(0, until - back);
  return { ...(await settle({ server, tally, had: had + beside, givenUp })), recoveredMs, afterMs, tookMs, note };
}

/** Of orders that come in by chance no two are that far apart: who waits that long was refused, or held up. */
const NO_CHANCE_MS = 5_000;

/**
 * The longest time in which nobody was told that an order was taken, of those who asked after the cut: what had been
 * taken before may still be on its way. `until`: when it was over that there was a way again, or that it broke down once more.
 */
function pauses({ orders }, since, back) {
  const next = orders.filter(({ sentAt }) => sentAt > since).map(({ at }) => at);
  let [from, longest, until, worst] = [since, 0, null, 0];
  for (const at of next.toSorted((one, other) => one - other)) {
    const pause = at - from;
    longest = Math.max(longest, pause);
    const counts = (from <= back && at > back) || pause > NO_CHANCE_MS;
    if (counts && pause > worst) [worst, until] = [pause, at];
    from = at;
  }
  return { recoveredMs: next.length === 0 ? null : longest, until };
}

/** What is in the database against what people were told. */
async function settle({ server, tally, had, givenUp: [from, to] = [Infinity, Infinity] }) {
  const told = tally.orders.map(({ id }) => id);
  const [{ all, ids }] = await server.query(
    `select count(*)::int as all, coalesce(array_agg(id::text) filter (where id = any($1::uuid[])), '{}') as ids from orders`,
    [told],
  );
  const there = new Set(ids);
  const gone = tally.orders.filter(({ id }) => !there.has(id));
  return {
    sent: tally.sent,
    honest: tally.honest,
    failed: tally.failed,
    orders: told.length,
    again: tally.orders.filter(({ firstTry }) => !firstTry).length,
    lost: gone.filter(({ at }) => at <= from || at > to).length,
    givenUp: gone.filter(({ at }) => at > from && at <= to).length,
    // one key, one order, and everybody asks until they are told: whatever else is there was taken twice
    doubled: all - had - there.size,
    uploads: tally.uploads,
    streams: tally.streams,
    cut: tally.cut,
    gapMs: tally.gaps.length > 0 ? Math.max(...tally.gaps) : null,
    unheard: tally.unheard,
    heardMs: tally.heardMs,
    worstMs: tally.worstMs,
  };
}

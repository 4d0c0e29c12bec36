import { comesInAllSizes, orderingCustomers } from '../customers.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { median, sumOf } from '../stats.mjs';
import { commitOrder, commitRow, NOBODY, prepareCommits, rateOf, staffKitchen, whileHandedOver } from './commits.mjs';

const FIGURE = 'orders';
const CUSTOMERS_AT_A_TIME = 20;
/** As many as the shop itself keeps. */
const DATABASE_CONNECTIONS = 10;

/**
 * Orders a second, limits on, against what the same PostgreSQL commits over as many connections as the shop has, in
 * turns; all of them on one counted product against a mixed menu; and how far the slowest are from the middle. Nothing is
 * scarce and the kitchen keeps up, so every order must be placed, and be in the database afterwards.
 */
export async function ordersFigure({ shop, connect, tokens, products, quick }) {
  const ms = quick ? 1_000 : 2_000;
  // one size each: a refusal is cheaper than an order
  const mixed = orderingCustomers(tokens, products.filter(comesInAllSizes));
  const pool = connect(DATABASE_CONNECTIONS);
  const counter = connect(1);
  const place = (customers = mixed) =>
    whileHandedOver(counter, () =>
      load({ port: shop.port, visitors: customers, concurrency: CUSTOMERS_AT_A_TIME, ms }),
    );
  const textbook = (commit) => whileHandedOver(counter, () => rateOf(pool, DATABASE_CONNECTIONS, ms, commit));
  try {
    const { userId } = await prepareCommits(pool);
    await staffKitchen(pool);
    const hot = await hotCustomers(pool, tokens, products);
    const before = await countOrders(pool);
    // cold code is several times slower; what it placed is counted all the same
    const warmUp = [];
    for (let again = 0; again < (quick ? 2 : 5); again += 1) warmUp.push(await place());
    const rounds = [];
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      const bareRow = await textbook(commitRow);
      const bareOrder = await textbook((client, number) => commitOrder(client, { userId, products }, number));
      rounds.push({ bareRow, bareOrder, ours: await place(), hot: await place(hot) });
    }
    return [
      ...speedRows(rounds),
      ...promiseRows(
        [...warmUp, ...rounds.flatMap(({ ours, hot: one }) => [ours, one])],
        (await countOrders(pool)) - before,
      ),
    ];
  } finally {
    await Promise.all([pool.end(), counter.end()]);
  }
}

/** Customers who all want the same: a product whose portions are counted. */
async function hotCustomers(pool, tokens, products) {
  const product = products.find(comesInAllSizes);
  await pool.query('update products set stock = 100000000 where id = $1', [product.id]);
  // from the other end, as an account orders ten times a minute
  return orderingCustomers(tokens.toReversed(), [product]);
}

const count = (result, status) => result.statuses[status] ?? 0;

function speedRows(rounds) {
  const rate = (placed) => count(placed, 201) / placed.seconds;
  const against = (baselineOf, placedOf = ({ ours }) => ours) => ({
    ours: median(rounds.map((round) => rate(placedOf(round)))),
    baseline: median(rounds.map(baselineOf)),
    ratio: median(rounds.map((round) => rate(placedOf(round)) / baselineOf(round))),
    unit: 'orders/s',
  });
  const time = (name, of = 'ours') => median(rounds.map((round) => round[of][name]));
  const p50 = { ours: time('p50'), unit: 'ms' };
  const p99 = {
    ours: time('p99'),
    baseline: time('p50'),
    ratio: median(rounds.map(({ ours }) => ours.p99 / ours.p50)),
    unit: 'ms',
  };
  return [
    row(FIGURE, 'against one row and one commit each', { ...against(({ bareRow }) => bareRow), atLeast: 1 }),
    row(FIGURE, 'against a textbook order, without a server', {
      ...against(({ bareOrder }) => bareOrder),
      atLeast: 0.8,
    }),
    row(FIGURE, 'all of one counted product, against a mixed menu', {
      ...against(
        ({ ours }) => rate(ours),
        ({ hot }) => hot,
      ),
      atLeast: 0.6,
    }),
    row(FIGURE, `p50, ${CUSTOMERS_AT_A_TIME} customers at a time`, p50),
    row(FIGURE, 'p99, against p50', { ...p99, atMost: 4 }),
    row(FIGURE, 'p99 of one counted product', { ours: time('p99', 'hot'), unit: 'ms' }),
  ];
}

function promiseRows(results, stored) {
  const acknowledged = results.reduce((total, result) => total + count(result, 201), 0);
  const trouble = troubles(results, { expected: (status) => status === 201 });
  return [
    row(FIGURE, 'not placed', {
      ours: sumOf(results, 'answers') - acknowledged,
      limit: 0,
      note: trouble,
      ...(trouble && { ok: false }),
    }),
    row(FIGURE, 'acknowledged but not stored', {
      ours: Math.max(0, acknowledged - stored),
      limit: 0,
      note: `${acknowledged} acknowledged, ${stored} stored`,
    }),
  ];
}

async function countOrders(pool) {
  const { rows } = await pool.query('select count(*)::int as count from orders where customer_name <> $1', [NOBODY]);
  return rows[0].count;
}

import { comesInAllSizes, orderingCustomers } from '../customers.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { median, sumOf } from '../stats.mjs';
import { commitOrder, commitRow, handOver, NOBODY, prepareCommits, rateOf } from './commits.mjs';

const FIGURE = 'orders';
const CUSTOMERS_AT_A_TIME = 20;
/** As many as the shop itself keeps. */
const DATABASE_CONNECTIONS = 10;

/**
 * Orders a second, limits on, against what the same PostgreSQL commits over as many connections as the shop has, in
 * turns; all of them on one counted product against a mixed menu; and how far the slowest are from the middle. Every
 * acknowledged order must be in the database afterwards.
 */
export async function ordersFigure({ shop, connect, tokens, products, quick }) {
  const ms = quick ? 1_000 : 2_000;
  // one size each: a refusal is cheaper than an order
  const mixed = orderingCustomers(tokens, products.filter(comesInAllSizes));
  const pool = connect(DATABASE_CONNECTIONS);
  const place = async (customers = mixed) => {
    await handOver(pool);
    return load({ port: shop.port, visitors: customers, concurrency: CUSTOMERS_AT_A_TIME, ms });
  };
  try {
    const { userId } = await prepareCommits(pool);
    // what is counted stays scarce for nobody: a refusal is cheaper than an order
    await pool.query('update products set stock = 1000000 where stock is not null');
    const hot = await hotCustomers(pool, tokens, products);
    const before = await countOrders(pool);
    // cold code is several times slower; what it placed is counted all the same
    const warmUp = [];
    for (let again = 0; again < (quick ? 2 : 5); again += 1) warmUp.push(await place());
    const rounds = [];
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      const bareRow = await rateOf(pool, DATABASE_CONNECTIONS, ms, commitRow);
      const bareOrder = await rateOf(pool, DATABASE_CONNECTIONS, ms, (client, number) =>
        commitOrder(client, { userId, products }, number),
      );
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
    await pool.end();
  }
}

/** Customers who all want the same: a product whose portions are counted. */
async function hotCustomers(pool, tokens, products) {
  const product = products.find(comesInAllSizes);
  await pool.query('update products set stock = 1000000 where id = $1', [product.id]);
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
  const sum = (status) => results.reduce((total, result) => total + count(result, status), 0);
  const acknowledged = sum(201);
  const trouble = troubles(results, { expected: (status) => status === 201 || status === 409 });
  const failed = sumOf(results, 'answers') - acknowledged - sum(409);
  return [
    row(FIGURE, 'neither placed nor an honest 409', {
      ours: failed,
      limit: 0,
      note: trouble,
      ...(trouble && { ok: false }),
    }),
    row(FIGURE, 'acknowledged but not stored', {
      ours: Math.max(0, acknowledged - stored),
      limit: 0,
      note: `${acknowledged} acknowledged, ${stored} stored, ${sum(409)} refused`,
    }),
  ];
}

async function countOrders(pool) {
  const { rows } = await pool.query('select count(*)::int as count from orders where customer_name <> $1', [NOBODY]);
  return rows[0].count;
}

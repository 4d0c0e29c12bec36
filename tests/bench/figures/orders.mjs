import { orderingCustomers } from '../customers.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { median, sumOf } from '../stats.mjs';
import { commitOrder, commitRow, NOBODY, prepareCommits, rateOf } from './commits.mjs';

const FIGURE = 'orders';
const CUSTOMERS_AT_A_TIME = 32;
/** As many as the shop itself keeps. */
const DATABASE_CONNECTIONS = 10;

/**
 * Orders a second, limits on, against what the same PostgreSQL commits over as many connections as the shop has, in
 * turns. Every acknowledged order must be in the database afterwards.
 */
export async function ordersFigure({ shop, connect, tokens, products, quick }) {
  const ms = quick ? 1_000 : 2_000;
  const customers = orderingCustomers(tokens, products);
  const place = () => load({ port: shop.port, visitors: customers, concurrency: CUSTOMERS_AT_A_TIME, ms });
  const pool = connect(DATABASE_CONNECTIONS);
  try {
    const { userId } = await prepareCommits(pool);
    // what is counted stays scarce for nobody: a refusal is cheaper than an order
    await pool.query('update products set stock = 1000000 where stock is not null');
    const before = await countOrders(pool);
    // cold code is several times slower; what it placed is counted all the same
    const warmUp = await place();
    const rounds = [];
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      const bareRow = await rateOf(pool, DATABASE_CONNECTIONS, ms, commitRow);
      const bareOrder = await rateOf(pool, DATABASE_CONNECTIONS, ms, (client, number) =>
        commitOrder(client, { userId, products }, number),
      );
      rounds.push({ bareRow, bareOrder, ours: await place() });
    }
    return [
      ...speedRows(rounds),
      ...promiseRows([warmUp, ...rounds.map(({ ours }) => ours)], (await countOrders(pool)) - before),
    ];
  } finally {
    await pool.end();
  }
}

const count = (result, status) => result.statuses[status] ?? 0;

function speedRows(rounds) {
  const rate = ({ ours }) => count(ours, 201) / ours.seconds;
  const against = (name) => ({
    ours: median(rounds.map(rate)),
    baseline: median(rounds.map((round) => round[name])),
    ratio: median(rounds.map((round) => rate(round) / round[name])),
    unit: 'orders/s',
  });
  const time = (name) => ({ ours: median(rounds.map(({ ours }) => ours[name])), unit: 'ms' });
  return [
    row(FIGURE, 'against one row and one commit each', { ...against('bareRow'), atLeast: 1 }),
    row(FIGURE, 'against a textbook order, without a server', against('bareOrder')),
    row(FIGURE, `p50, ${CUSTOMERS_AT_A_TIME} customers at a time`, time('p50')),
    row(FIGURE, 'p95', time('p95')),
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

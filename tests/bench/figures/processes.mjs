import { join } from 'node:path';
import { createCluster } from '../../operations/cluster.mjs';
import { ask } from '../connection.mjs';
import { comesInAllSizes, orderingCustomers } from '../customers.mjs';
import { connectToUrl } from '../database.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { createShop } from '../shop.mjs';
import { median } from '../stats.mjs';
import { commitOrder, prepareCommits, rateOf, staffKitchen, whileHandedOver } from './commits.mjs';

const FIGURE = 'orders by processes';
const MOST = 3;
/** An account may order ten times a minute, and each process has a third of them. */
const TOKENS = 3_000;
const CUSTOMERS_AT_A_TIME = 32;
const DATABASE_CONNECTIONS = 10;
const DEMO_PRODUCTS = 24;

/**
 * Orders a second that one, two and three processes of a shop take on one PostgreSQL, each customer at one of them, in
 * turns with the textbook order in the same database.
 *
 * @param {{ folder: string, quick: boolean }} context
 */
export async function processesFigure({ folder, quick }) {
  const ms = quick ? 1_500 : 4_000;
  const cluster = await createCluster(join(folder, 'shared'));
  await cluster.start();
  const more = { DATABASE_URL: cluster.url, SECOND_FACTOR_KEY: Buffer.alloc(32, 'bench').toString('base64') };
  const shop = createShop(join(folder, 'several'), more);
  const tokens = await shop.seedTokens(TOKENS);
  const pool = connectToUrl(cluster.url, DATABASE_CONNECTIONS);
  const counter = connectToUrl(cluster.url);
  const running = [];
  try {
    await staffKitchen(pool);
    const { userId } = await prepareCommits(pool);
    const rows = [];
    const customers = [];
    while (running.length < MOST) {
      running.push(await shop.open());
      const { body } = await ask(running[0].port, `/api/products?limit=${DEMO_PRODUCTS}`);
      const products = JSON.parse(body.toString()).data.filter(({ available }) => available);
      customers.push(
        orderingCustomers(
          tokens.filter((_, index) => index % MOST === customers.length),
          products.filter(comesInAllSizes),
        ),
      );
      const place = () => whileHandedOver(counter, () => placeAt(running, customers, ms));
      const results = [await place()];
      const rounds = [];
      for (let round = 0; round < (quick ? 2 : 4); round += 1) {
        const textbook = await whileHandedOver(counter, () =>
          rateOf(pool, DATABASE_CONNECTIONS, ms, (client, number) => commitOrder(client, { userId, products }, number)),
        );
        const placed = await place();
        results.push(placed);
        rounds.push({ textbook, ours: placed.reduce((sum, one) => sum + (one.statuses[201] ?? 0) / one.seconds, 0) });
      }
      const note = troubles(results.flat(), { expected: (status) => status === 201 });
      rows.push(
        row(FIGURE, `${running.length} ${running.length === 1 ? 'process' : 'processes'}; baseline: a textbook order`, {
          ours: median(rounds.map(({ ours }) => ours)),
          baseline: median(rounds.map(({ textbook }) => textbook)),
          ratio: median(rounds.map(({ ours, textbook }) => ours / textbook)),
          unit: 'orders/s',
          note,
          ...(note && { ok: false }),
        }),
      );
    }
    return rows;
  } finally {
    await Promise.all([pool.end(), counter.end()]);
    for (const one of running) await one.stop();
    await cluster.kill();
  }
}

const placeAt = (running, customers, ms) =>
  Promise.all(
    running.map(({ port }, index) =>
      load({
        port,
        visitors: customers[index],
        concurrency: Math.ceil(CUSTOMERS_AT_A_TIME / running.length),
        ms,
      }),
    ),
  );

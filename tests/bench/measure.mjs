import { join } from 'node:path';
import { ask } from './connection.mjs';
import { connectTo, growMenu } from './database.mjs';
import { catalogueFigure } from './figures/catalogue.mjs';
import { listFigure } from './figures/list.mjs';
import { ordersFigure } from './figures/orders.mjs';
import { rushFigure } from './figures/rush.mjs';
import { startFigure } from './figures/start.mjs';
import { measurePages } from './pages.mjs';
import { createShop } from './shop.mjs';

const SMALL_MENU = 1_000;
const BIG_MENU = 100_000;
const TOKENS = 200;
const DEMO_PRODUCTS = 24;

/**
 * Takes all figures, one after the other, on two shops: one with 1,000 products, one with 100,000.
 *
 * @param {{ say: (text: string) => void, deadline: number }} context `deadline`: when to stop repeating, in terms of
 *   `performance.now()`
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measure({ options, folder, bare, say, deadline }) {
  const { quick, parts } = options;
  const small = createShop(join(folder, 'small'));
  const big = createShop(join(folder, 'big'));
  const starts = { first: [], warm: [] };
  const open = async (shop, kind) => {
    const running = await shop.open();
    starts[kind].push(running.startMs);
    return running;
  };
  const reopen = async (shop, running) => {
    await running.stop();
    return open(shop, 'warm');
  };

  say('first starts');
  const first = await open(small, 'first');
  await first.stop();
  const tokens = await small.seedTokens(TOKENS);
  let shop = await open(small, 'warm');
  await fill(small, SMALL_MENU);
  for (let again = 0; again < (quick ? 1 : 3); again += 1) shop = await reopen(small, shop);
  const products = await demoProducts(shop.port);

  const rows = [];
  if (parts.has('list')) {
    say('list from memory');
    rows.push(...(await listFigure({ shop, bare, quick })));
  }
  if (parts.has('catalogue')) {
    say('100,000 products');
    let bigShop = await open(big, 'first');
    await fill(big, BIG_MENU);
    bigShop = await reopen(big, bigShop);
    rows.push(...(await catalogueFigure({ shop, bigShop, quick })));
    await bigShop.stop();
  }
  if (parts.has('orders')) {
    say('orders');
    const connect = (size) => connectTo(small, size);
    rows.push(...(await ordersFigure({ shop, connect, tokens, products, quick })));
  }
  if (parts.has('memory')) {
    say('rush hour');
    rows.push(...(await rushFigure({ shop, tokens, products, quick })));
  }
  if (parts.has('pages')) {
    shop = await reopen(small, shop);
    rows.push(...(await measurePages({ shop, bare, productId: products[0].id, quick, say, deadline })));
  }
  return [...startFigure({ ...starts, bare: bare.startMs }), ...rows];
}

async function fill(shop, total) {
  const pool = connectTo(shop);
  try {
    await growMenu(pool, total);
  } finally {
    await pool.end();
  }
}

/** The most popular products: those of the demo, with their pictures. */
async function demoProducts(port) {
  const { body } = await ask(port, `/api/products?limit=${DEMO_PRODUCTS}`);
  return JSON.parse(body.toString()).data.filter(({ available }) => available);
}

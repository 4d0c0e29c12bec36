import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './connection.mjs';
import { connectTo, serverOf } from './database.mjs';
import { catalogueFigure } from './figures/catalogue.mjs';
import { crowdFigure } from './figures/crowd.mjs';
import { failoverFigure } from './figures/failover.mjs';
import { firstPageFigure } from './figures/first-page.mjs';
import { listFigure } from './figures/list.mjs';
import { ordersFigure } from './figures/orders.mjs';
import { recoveryFigure } from './figures/recovery.mjs';
import { rushFigure } from './figures/rush.mjs';
import { processesFigure } from './figures/processes.mjs';
import { sizeFigure } from './figures/size.mjs';
import { daysKept, staffFigure } from './figures/staff.mjs';
import { startFigure } from './figures/start.mjs';
import { streamsFigure } from './figures/streams.mjs';
import { measureBoard, measurePages, measureParts } from './pages.mjs';
import { createShop } from './shop.mjs';

const SMALL_MENU = 1_000;
const BIG_MENU = 100_000;
const YEAR_OF_ORDERS = { orders: 500_000, customers: 20_000 };
/** An account may order ten times a minute: enough of them for as many orders as the shop can take. */
const TOKENS = 2_000;
const DEMO_PRODUCTS = 24;
/** Customers who order in ten minutes. */
const RUSH = 60;

/**
 * Takes all figures, one after the other, on three shops: one with 1,000 products, one with 100,000, one with 500,000
 * orders behind it.
 *
 * @param {{ folder: string, large: string, say: (text: string) => void, deadline: number }} context `large`: where the
 *   two that take long to write are, or will be; `deadline`: when to stop repeating, in terms of `performance.now()`
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measure({ options, folder, large, bare, say, deadline }) {
  const { quick, parts } = options;
  const small = createShop(join(folder, 'small'));
  const big = createShop(join(large, 'big'));
  const year = createShop(join(large, 'year'));
  const starts = { first: [], warm: [] };
  const open = async (shop, kind, settings) => {
    const running = await shop.open(settings);
    starts[kind].push(running.startMs);
    return running;
  };
  const openLarge = (shop) => open(shop, existsSync(shop.dataDir) ? 'warm' : 'first');
  const reopen = async (shop, running, settings) => {
    await running.stop();
    return open(shop, 'warm', settings);
  };

  say('first starts');
  const first = await open(small, 'first');
  await first.stop();
  await small.grow({ products: SMALL_MENU });
  const tokens = await small.seedTokens(TOKENS);
  let shop = await open(small, 'warm');
  await trustNewcomers(small);
  for (let again = 0; again < (quick ? 1 : 3); again += 1) shop = await reopen(small, shop);
  const products = await demoProducts(shop.port);

  const rows = [];
  if (parts.has('list')) {
    say('list from memory');
    rows.push(...(await listFigure({ shop, bare, quick })));
  }
  if (parts.has('catalogue') || parts.has('crowd')) {
    say('100,000 products');
    await big.grow({ products: BIG_MENU });
    const customers = parts.has('crowd') ? await big.seedTokens(TOKENS) : [];
    const bigShop = await openLarge(big);
    if (parts.has('catalogue'))
      rows.push(...(await withPool(small, (pool) => catalogueFigure({ shop, bigShop, pool, quick }))));
    if (parts.has('crowd')) {
      say('a crowd that searches');
      const on = { bigShop, tokens: customers, products: await demoProducts(bigShop.port) };
      rows.push(...(await crowdFigure({ ...on, quick })));
    }
    await bigShop.stop();
  }
  if (parts.has('orders')) {
    say('orders');
    const connect = (size) => connectTo(small, size);
    rows.push(...(await ordersFigure({ shop, connect, tokens, products, quick })));
  }
  if (parts.has('memory')) {
    say('rush hour');
    const connect = (size) => connectTo(small, size);
    rows.push(...(await rushFigure({ shop, connect, tokens, products, quick, minutes: options.minutes })));
  }
  if (parts.has('board')) {
    say('a rush on the board');
    const busy = createShop(join(folder, 'busy'));
    const shut = await busy.open();
    await shut.stop();
    const customers = await busy.seedTokens(RUSH);
    const running = await busy.open();
    await trustNewcomers(busy);
    const products = await demoProducts(running.port);
    rows.push(...(await measureBoard({ shop: running, server: serverOf(busy), tokens: customers, products, quick })));
    await running.stop();
  }
  if (parts.has('streams')) {
    say('idle streams');
    shop = await reopen(small, shop, { MAX_CONNECTIONS: '6000' });
    rows.push(...(await withPool(small, (pool) => streamsFigure({ shop, pool, tokens, quick }))));
  }
  if (parts.has('staff')) {
    say('a year of orders');
    await year.grow(YEAR_OF_ORDERS);
    const yearShop = await openLarge(year);
    say("staff's pages");
    rows.push(...(await withPool(year, (pool) => staffFigure({ shop, yearShop, pool, quick }))));
    await yearShop.stop();
  }
  if (parts.has('size')) rows.push(...(await atSize({ folder: join(large, 'size'), size: options.size, quick, say })));
  if (parts.has('processes')) {
    say('one, two, three processes');
    rows.push(...(await processesFigure({ folder, quick })));
  }
  if (parts.has('recovery')) {
    say('after a crash');
    await shop.stop();
    rows.push(...(await recoveryFigure({ shop: small, tokens, products, crashes: quick ? 3 : 5 })));
    shop = await open(small, 'warm');
  }
  if (parts.has('failover')) {
    await shop.stop();
    rows.push(...(await failoverFigure({ folder, say })));
    shop = await open(small, 'warm');
  }
  if (parts.has('pages')) {
    shop = await reopen(small, shop);
    rows.push(...(await firstPageFigure({ shop, quick })));
    rows.push(...(await measurePages({ shop, bare, productId: products[0].id, quick, say, deadline })));
  }
  if (parts.has('parts')) {
    say('parts');
    rows.push(...(await measureParts(quick)));
  }
  return [...startFigure({ ...starts, bare: bare.startMs }), ...rows];
}

/** The demo's shop and one of `size` orders, asked the same. */
async function atSize({ folder, size, quick, say }) {
  const shops = { demo: createShop(join(folder, 'demo')), large: createShop(join(folder, String(size))) };
  say(`${size.toLocaleString('en')} orders`);
  await shops.large.grow({ orders: size, customers: Math.ceil(size / 50), products: Math.ceil(size / 500) });
  const sides = {};
  for (const [name, shop] of Object.entries(shops)) {
    const tokens = await shop.seedTokens(RUSH);
    const running = await shop.open();
    await trustNewcomers(shop);
    sides[name] = { shop: running, pool: connectTo(shop), tokens };
  }
  try {
    for (const { pool } of Object.values(sides)) await daysKept(pool);
    say('every page and call');
    return await sizeFigure({ ...sides, quick, say });
  } finally {
    for (const { pool, shop } of Object.values(sides)) await pool.end().then(() => shop.stop());
  }
}

/** The load's people have never been handed anything over, and order in cash all the same. */
const trustNewcomers = (shop) =>
  withPool(shop, (pool) => pool.query('update shop set first_cash_orders = 100000, first_cash_portions = 1000000'));

/** Does something in an open shop's database. */
async function withPool(shop, work) {
  const pool = connectTo(shop);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The most popular products: those of the demo, with their pictures. */
async function demoProducts(port) {
  const { body } = await ask(port, `/api/products?limit=${DEMO_PRODUCTS}`);
  return JSON.parse(body.toString()).data.filter(({ available }) => available);
}

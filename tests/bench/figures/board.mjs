import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ask, requestBytes } from '../connection.mjs';
import { headersOf } from '../customers.mjs';
import { interactionsOf, slowDown, watchInteractions } from '../interactions.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { APP_NOW } from '../shop.mjs';
import { median, quantile } from '../stats.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const FIGURE = 'board in a rush';
const ORDERS = 60;
const PRESSES = 40;
const SLOWER = 4;
/** Between two presses: nobody is quicker, and what the last one asked for is answered. */
const PAUSE_MS = 400;
/** Between looking for a tile and pressing it: the look runs in the page that is measured, and is nothing of the shop's. */
const SETTLE_MS = 100;
const QUOTES = 200;
const ROUNDS = 5;
/** What sells best has nothing that must be chosen. */
const CUPS = 8;
const CASH_ON_DELIVERY = 3;
const PICK_UP = 3;
const ADMIN = { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' };

/**
 * The board with the orders of a rush on it, cup by cup: how long a press takes until it is painted on a slow tablet; and
 * what so full a board costs whoever asks what an order would cost, against the board of the demo.
 */
export async function boardFigure({ browser, shop, server, tokens, products, quick }) {
  // the best of a few rounds: a moment in which the machine does something else is in one of them
  const quotes = async () => {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push((await pricing(shop, products, (quick ? QUOTES / 4 : QUOTES) / ROUNDS)).p50);
    return Math.min(...rounds);
  };
  await quotes();
  const empty = await quotes();
  const { token, session } = await logIn(shop.port);
  const placed = await load({
    port: shop.port,
    visitors: tokens.slice(0, ORDERS).map((customer, number) => ({
      address: nextAddress(),
      requests: [cupBytes(customer, products[number % CUPS])],
    })),
    concurrency: 4,
  });
  const note = troubles([placed], { expected: (status) => status === 201 });
  const accepted = await acceptAll(shop.port, token);
  const full = await quotes();
  const presses = await pressTiles(browser, shop.port, session, quick ? PRESSES / 4 : PRESSES);
  const { timed, first, priced } = await coldQuotes(server, products, quick ? QUOTES / 4 : QUOTES);
  const of = `${accepted} orders to be made, ${SLOWER} × slower, of ${presses.length}`;
  return [
    row(FIGURE, 'a cup is made: press to paint', {
      ours: median(presses),
      unit: 'ms',
      limit: 100,
      note: note || of,
      ...(note && { ok: false }),
    }),
    row(FIGURE, '  p95', { ours: quantile(presses, 0.95), unit: 'ms', limit: 100 }),
    row(FIGURE, 'a quote; baseline: the board of the demo', {
      ours: full,
      baseline: empty,
      unit: 'ms',
      atMost: 1.3,
    }),
    row(FIGURE, '  its work; baseline: the cart priced without a time', {
      ours: median(timed),
      baseline: median(priced),
      unit: 'ms',
      atMost: 1.3,
    }),
    row(FIGURE, '  the first one of a second, which reads the board', {
      ours: median(first),
      baseline: median(priced),
      unit: 'ms',
    }),
  ];
}

async function coldQuotes(server, [product], count) {
  const path = fileURLToPath(new URL('../../../apps/api/src/resources/orders/testing/quote-times.ts', import.meta.url));
  const { module } = await runnerImport(path);
  return module.quoteTimes(server, { productId: product.id, now: APP_NOW, count });
}

const pricing = (shop, products, count) =>
  load({
    port: shop.port,
    visitors: [{ address: nextAddress(), requests: Array.from({ length: count }, () => quoteBytes(products)) }],
    concurrency: 1,
  });

const linesOf = (product) => [{ product_id: product.id, size_id: 1, qty: 1 }];

const quoteBytes = ([product]) =>
  requestBytes('POST', '/api/transactions/quote', {
    headers: BROWSER_HEADERS,
    json: { lines: linesOf(product), delivery_id: PICK_UP, time: 'now' },
  });

const cupBytes = (token, product) =>
  requestBytes('POST', '/api/transactions', {
    headers: { ...headersOf(token), 'idempotency-key': randomUUID() },
    json: { lines: linesOf(product), delivery_id: PICK_UP, time: 'now', payment_id: CASH_ON_DELIVERY },
  });

async function logIn(port) {
  const answer = await ask(port, '/api/auths/login', { method: 'POST', headers: BROWSER_HEADERS, json: ADMIN });
  const { token, payload } = JSON.parse(answer.body.toString()).data;
  const { id, role, image, permissions } = payload;
  return { token, session: JSON.stringify({ id, token, role, image, permissions }) };
}

/** Accepts what waits for it. @returns how many orders are to be made then */
async function acceptAll(port, token) {
  const headers = headersOf(token);
  const called = async (method, path, json) => {
    const { body } = await ask(port, path, { method, headers, json, address: nextAddress() });
    return JSON.parse(body.toString()).data;
  };
  const orders = [];
  for (const page of [1, 2]) orders.push(...((await called('GET', `/api/transactions?page=${page}&limit=50`)) ?? []));
  for (const { id } of orders.filter(({ status_name }) => status_name === 'pending'))
    await called('PATCH', `/api/transactions/${id}`, { status_name: 'confirmed' });
  return orders.filter(({ status_name }) => ['pending', 'confirmed', 'preparing'].includes(status_name)).length;
}

/** Presses one tile after the other. @returns milliseconds from each press to the paint that shows it */
async function pressTiles(browser, port, session, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((stored) => localStorage.setItem('userInfo', stored), session);
    await page.goto(`http://localhost:${port}/orders`);
    await page.getByRole('button', { name: 'Cups', exact: true }).click();
    const tiles = page.locator('.cups-tile:not([aria-disabled])');
    await tiles.first().waitFor();
    await watchInteractions(page);
    await slowDown(page, SLOWER);
    for (let press = 0; press < count; press += 1) {
      // by the mouse itself: a locator's click looks for what lies over it, in the page that is measured
      await tiles.first().scrollIntoViewIfNeeded();
      const { x, y, width, height } = await tiles.first().boundingBox();
      await delay(SETTLE_MS);
      await page.mouse.click(x + width / 2, y + height / 2);
      await delay(PAUSE_MS);
    }
    return await interactionsOf(page);
  } finally {
    await context.close();
  }
}

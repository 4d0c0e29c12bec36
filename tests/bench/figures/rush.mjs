import { get } from 'node:http';
import { cart, comesInAllSizes, headersOf, orderBytes } from '../customers.mjs';
import { askUntilReady, requestBytes } from '../connection.mjs';
import { load, troubles } from '../load.mjs';
import { residentMb } from '../processes.mjs';
import { row, skipped } from '../row.mjs';
import { median } from '../stats.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';
import { staffKitchen, whileHandedOver } from './commits.mjs';

const FIGURE = 'memory';
const AT_A_TIME = 48;
const STREAMS = 50;
/** Orders that the kitchen is at; what is older is handed over. */
const ON_THE_BOARD = 60;
const LOOK_EVERY_MS = 100;
const IMAGE_PATIENCE_MS = 180_000;
const MINUTE_MS = 60_000;
/** By how much the last third of a long rush may lie above the second. */
const FLAT = 1.05;
const LOGIN_EVERY = 10;
const never = new Promise(() => undefined);
const DEMO_LOGIN = { email: 'rani@seduh.example', password: 'kopi-susu-pagi' };

/**
 * The rush hour: people look, price, order and log in while others watch their orders. Memory of the shop's own process.
 * The kitchen keeps up, so that every order is placed for as long as it lasts: with a board that only fills, most would be
 * refused.
 *
 * @param {{ minutes?: number | null }} options `minutes`: how long it lasts, to see whether the memory goes on growing
 */
export async function rushFigure({ shop, connect, tokens, products, quick, minutes = null }) {
  const idle = residentMb(shop.pid);
  if (Number.isNaN(idle)) return [skipped(FIGURE, 'this system has no /proc')];
  // a new shop's images are made when they are first asked for, one after the other
  for (const { image } of products)
    await askUntilReady(shop.port, image, { patienceMs: IMAGE_PATIENCE_MS, gone: never });
  const counter = connect(1);
  await staffKitchen(counter);
  const streams = tokens.slice(0, STREAMS).map((token) => watch(shop.port, token));
  let most = idle;
  const course = [];
  const began = performance.now();
  const look = setInterval(() => {
    const now = residentMb(shop.pid);
    most = Math.max(most, now);
    course.push({ at: performance.now() - began, now });
  }, LOOK_EVERY_MS);
  try {
    const rush = () =>
      load({
        port: shop.port,
        visitors: guests(tokens, products),
        concurrency: AT_A_TIME,
        ms: minutes ? minutes * MINUTE_MS : quick ? 4_000 : 10_000,
      });
    const result = await whileHandedOver(counter, rush, ON_THE_BOARD);
    const trouble = troubles([result], { expected: (status) => [200, 201, 304].includes(status) });
    const note =
      trouble ||
      `${result.answers} answers, ${result.statuses[201] ?? 0} of them orders, ${Math.round(result.perSecond)}/s, p95 ${Math.round(result.p95)} ms; ${STREAMS} streams open`;
    return [
      row(FIGURE, 'most in the rush hour; baseline: before', {
        ours: most,
        baseline: idle,
        unit: 'MB',
        limit: 250,
        note,
        ...(trouble && { ok: false }),
      }),
      ...(minutes ? [flatRow(course, minutes)] : []),
    ];
  } finally {
    clearInterval(look);
    for (const stream of streams) stream.destroy();
    await counter.end();
  }
}

/** What the process has in the last third of the rush, against the second: the first is for warming up. */
function flatRow(course, minutes) {
  const third = (course.at(-1).at + 1) / 3;
  const of = (number) => median(course.filter(({ at }) => Math.floor(at / third) === number).map(({ now }) => now));
  return row(FIGURE, `median of the last third of ${minutes} minutes; baseline: of the second`, {
    ours: of(2),
    baseline: of(1),
    unit: 'MB',
    atMost: FLAT,
    note: `${of(0).toFixed(0)} MB in the first`,
  });
}

/** Follows one's orders as the page does, to no end. */
function watch(port, token) {
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/api/transactions/events',
    headers: headersOf(token),
    localAddress: nextAddress(),
  });
  request.on('response', (response) => response.resume().on('error', () => undefined));
  return request.on('error', () => undefined);
}

function* guests(tokens, products) {
  const ordered = products.filter(comesInAllSizes);
  for (let number = 0; ; number += 1)
    yield { address: nextAddress(), requests: visitOf(tokens[number % tokens.length], { products, ordered }, number) };
}

function visitOf(token, { products, ordered }, number) {
  const product = products[number % products.length];
  const read = (path, headers = BROWSER_HEADERS) => requestBytes('GET', path, { headers });
  const own = headersOf(token);
  return [
    read('/api/shop'),
    read('/api/products'),
    read(`/api/products?page=${1 + (number % 20)}&sort=newest`),
    read(`/api/products?search=${encodeURIComponent(product.product_name)}`),
    read(product.image),
    read(`/api/products/${product.id}`),
    requestBytes('POST', '/api/transactions/quote', { headers: own, json: cart(ordered, number) }),
    ...(number % LOGIN_EVERY === 0
      ? [requestBytes('POST', '/api/auths/login', { headers: BROWSER_HEADERS, json: DEMO_LOGIN })]
      : []),
    orderBytes(token, ordered, number),
    read('/api/transactions/history', own),
  ];
}

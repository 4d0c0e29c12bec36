import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, askUntilReady } from '../connection.mjs';
import { row } from '../row.mjs';

const FIGURE = 'recovery';
const KILLS = 10;
const LIMIT = { limit: 2_000, unit: 'ms' };
const never = new Promise(() => undefined);

/**
 * How long people wait after a crash: until the shop answers when its PostgreSQL is killed again and again, and for the
 * payment page of an order that is sent again when the process that took it died before it had the page.
 *
 * @param {{ tokens: string[], products: { id: string }[], crashes: number }} context
 */
export async function recoveryFigure({ shop, tokens, products, crashes }) {
  const provider = await startProvider();
  const cards = { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'SB-none', PAYMENT_BASE_URL: provider.url };
  try {
    // the first of the two has started PostgreSQL, which goes on when the other one dies
    const survivor = await shop.open(cards);
    const retries = [];
    for (let n = 0; n < crashes; n += 1) {
      const order = orderBy(tokens[n % tokens.length], products[0], `crash ${n}`);
      retries.push(await retryAfterCrash({ shop, survivor, provider, cards, order }));
    }
    const outages = await killPostgres(shop, survivor);
    await survivor.stop();
    return [
      row(FIGURE, 'payment page on a retry, worst', { ours: Math.max(...retries), ...LIMIT, note: noteOf(retries) }),
      row(FIGURE, `until ready after PostgreSQL was killed ${KILLS} times, worst`, {
        ours: Math.max(...outages),
        ...LIMIT,
        note: noteOf(outages),
      }),
    ];
  } finally {
    provider.close();
  }
}

const noteOf = (times) => times.map((ms) => Math.round(ms)).join(', ');

const orderBy = (token, product, key) => ({
  method: 'POST',
  headers: { 'x-access-token': token, 'idempotency-key': key },
  json: { lines: [{ product_id: product.id, size_id: 1, qty: 1 }], delivery_id: 3, payment_id: 1 },
});

/** A second process takes an order by card, and dies while it asks for the page; what the same order takes in the first. */
async function retryAfterCrash({ shop, survivor, provider, cards, order }) {
  const victim = await shop.open(cards);
  const asked = provider.hang();
  const lost = ask(victim.port, '/api/transactions', order).catch(() => null);
  const answer = await Promise.race([asked, lost]);
  if (answer) throw new Error(`the order was answered before it was lost: ${answer.status} ${answer.body}`);
  process.kill(victim.pid, 'SIGKILL');
  await lost;
  const began = performance.now();
  const { status, body } = await ask(survivor.port, '/api/transactions', order);
  const took = performance.now() - began;
  const page = JSON.parse(body.toString()).data?.payment.pay_url;
  if (status !== 201 || !page) throw new Error(`the order that was sent again has no page: ${status} ${body}`);
  return took;
}

async function killPostgres({ dataDir }, { port }) {
  const outages = [];
  for (let n = 0; n < KILLS; n += 1) {
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    const began = performance.now();
    // until then an answer may come from before the end
    while ([killed, null].includes(postmasterOf(dataDir))) await delay(5);
    await askUntilReady(port, '/readyz', { patienceMs: 60_000, gone: never });
    outages.push(performance.now() - began);
  }
  return outages;
}

/** Whose the data folder is; null between two. */
function postmasterOf(dataDir) {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Stands in for the card's provider: opens a page for everybody, or keeps the next one waiting for good. */
async function startProvider() {
  let hung;
  const server = createServer((request, response) => {
    request.resume();
    if (hung) {
      hung();
      hung = undefined;
      return;
    }
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ token: 't', redirect_url: 'https://pay.example/t' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    hang: () => new Promise((resolve) => (hung = resolve)),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

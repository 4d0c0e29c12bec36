import { ask, requestBytes } from '../connection.mjs';
import { orderingCustomers } from '../customers.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const FIGURE = 'a crowd that searches';
const SEARCHERS = 40;
const CUSTOMERS_AT_A_TIME = 4;
/** Each is the kind of thousands of products. */
const KINDS = [
  'Latte',
  'Espresso',
  'Americano',
  'Mocha',
  'Macchiato',
  'Cappuccino',
  'Cold brew',
  'Tea',
  'Chocolate',
  'Toast',
];

/** Orders and readiness while 40 strangers search among 100,000 products, none answered from memory; against without them. */
export async function crowdFigure({ bigShop, tokens, products, quick }) {
  const ms = quick ? 3_000 : 8_000;
  const { port } = bigShop;
  const customers = orderingCustomers(tokens, products);
  const place = () => load({ port, visitors: customers, concurrency: CUSTOMERS_AT_A_TIME, ms });
  await place();
  const alone = await place();
  const readiness = { asked: 0, refused: 0 };
  const searching = load({ port, visitors: searchers(), concurrency: SEARCHERS, ms: ms + 500 });
  const asking = askReadiness(port, ms, readiness);
  const crowded = await place();
  await Promise.all([searching, asking]);
  const note = troubles([alone, crowded], { expected: (status) => status === 201 || status === 409 });
  const against = (share) => ({ ours: crowded[share], baseline: alone[share], unit: 'ms' });
  return [
    row(FIGURE, 'orders, p95', { ...against('p95'), limit: 1_000, note, ...(note && { ok: false }) }),
    row(FIGURE, '  p50', against('p50')),
    row(FIGURE, 'orders a second', { ours: crowded.perSecond, baseline: alone.perSecond, unit: 'orders/s' }),
    row(FIGURE, '/readyz that did not say ready', {
      ours: readiness.refused,
      limit: 0,
      note: `${readiness.asked} asked`,
    }),
  ];
}

function* searchers() {
  for (let number = 0; ; number += 1) {
    const query = new URLSearchParams({
      search: KINDS[number % KINDS.length],
      page: 1 + (number % 50),
      limit: 8 + (number % 40),
    });
    yield {
      address: nextAddress(),
      requests: [requestBytes('GET', `/api/products?${query}`, { headers: BROWSER_HEADERS })],
    };
  }
}

async function askReadiness(port, ms, readiness) {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    const { status } = await ask(port, '/readyz').catch(() => ({ status: 0 }));
    readiness.asked += 1;
    if (status !== 200) readiness.refused += 1;
  }
}

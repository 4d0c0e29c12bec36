import { requestBytes } from '../connection.mjs';
import { load, troubles } from '../load.mjs';
import { row } from '../row.mjs';
import { quantile } from '../stats.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const FIGURE = '100,000 products';
const SORTS = ['popular', 'newest', 'oldest', 'priciest', 'cheapest'];
const CONCURRENCY = 4;
/** Of the entries made for the bench, those that both menus have. */
const KNOWN = 800;

// The page and limit change with every call, so that none is answered from memory: the database is what is measured here.
const paging = (number) => ({ page: 1 + (number % 5), limit: 8 + (Math.floor(number / 5) % 40) });
const known = (names, number) => names[(number * 37) % names.length];
/** The words that tell an entry from nearly all others; and its kind, which thousands share. */
const origin = (name) => name.split(' ', 2).join(' ');
const kind = (name) => name.split(' ').slice(2).join(' ');
const KINDS_OF_CALL = [
  ['list, every sort', (number) => ({ sort: SORTS[number % SORTS.length], ...paging(number) })],
  ['one category', (number) => ({ categories: 1 + (number % 4), ...paging(number) })],
  ['search for one product', (number, names) => ({ search: origin(known(names, number)), limit: 8 + (number % 40) })],
  [
    'search with a slip',
    (number, names) => ({ search: origin(known(names, number)).replace(/(.)(.) /, '$2$1 '), limit: 8 + (number % 40) }),
  ],
  [
    'search for a kind, in 1 of 24',
    (number, names) => ({ search: kind(names[number % names.length]), ...paging(number) }),
  ],
];

/** The same calls to a shop with 100,000 products and to one with 1,000, not from memory, in turns. */
export async function catalogueFigure({ shop, bigShop, pool, quick }) {
  const { rows: entries } = await pool.query(
    `select product_name as name from products where description like 'Made to fill%' order by created_at limit ${KNOWN}`,
  );
  const names = entries.map(({ name }) => name);
  const rows = [];
  for (const [what, query] of KINDS_OF_CALL) {
    const small = [];
    const big = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      small.push(await callAll(shop.port, (number) => query(number, names), round, quick));
      big.push(await callAll(bigShop.port, (number) => query(number, names), round, quick));
    }
    const trouble = troubles([...small, ...big], { expected: (status) => status === 200 });
    const at = (share) => ({
      ours: quantile(
        big.flatMap(({ times }) => times),
        share,
      ),
      baseline: quantile(
        small.flatMap(({ times }) => times),
        share,
      ),
      unit: 'ms',
    });
    rows.push(row(FIGURE, `${what}, p95`, { ...at(0.95), atMost: 2, ...(trouble && { ok: false, note: trouble }) }));
    rows.push(row(FIGURE, '  p50', at(0.5)));
  }
  return rows;
}

function callAll(port, query, round, quick) {
  const perVisitor = quick ? 12 : 15;
  const visitors = Array.from({ length: CONCURRENCY }, (_, visitor) => ({
    address: nextAddress(),
    requests: Array.from({ length: perVisitor }, (_, call) => {
      const number = (round * CONCURRENCY + visitor) * perVisitor + call;
      return requestBytes('GET', `/api/products?${new URLSearchParams(query(number))}`, { headers: BROWSER_HEADERS });
    }),
  }));
  return load({ port, visitors, concurrency: CONCURRENCY, ms: 20_000 });
}

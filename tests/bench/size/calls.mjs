// What the size figure asks, one row for every reading route of the API's own description: a new route has to be here.

const NOT_TIMED = {
  'GET /api/transactions/events': 'never ends; idle streams have a figure of their own',
  'GET /api/auths/oidc/start': 'leads to a provider',
  'GET /api/auths/oidc/callback': 'comes from a provider',
  'GET /api/dashboard/report.csv': 'a file is as long as what is in it; its memory is in the figure of staff',
  'GET /api/figures/figures.csv': 'as the report',
  'GET /api/audit-log/record.csv': 'as the report',
  'GET /api/closes/{id}': 'the seed closes no day; a closed one is one row, found by its date',
  'GET /api/transactions/{id}/chat/image': 'a file, as long as the picture; the seed has none',
};
const SORTS = ['popular', 'newest', 'oldest', 'priciest', 'cheapest'];
const OPEN = 'pending,confirmed,preparing,ready,out for delivery';
const DONE = 'delivered,picked up,cancelled';

const at = (path, query) => `/api${path}?${new URLSearchParams(query)}`;
/** Another page and another limit with each call: no answer is in memory yet. */
const paging = (number, pages = 5) => ({ page: 1 + (number % pages), limit: 8 + (Math.floor(number / pages) % 40) });
const pick = (list, number) => list[number % list.length];
/** For routes without a query, or whose answer depends on none. */
const plain = (path) => [['', () => `/api${path}`]];

/**
 * What is asked of each route: in which words the table has it, and the address of call `number` in a shop of which `ids`
 * are known. Every address is another one where it can be.
 *
 * @type {Record<string, [what: string, address: (ids: object, number: number) => string][]>}
 */
const ASKED = {
  'GET /api/products': [
    ['every sort', (_, n) => at('/products', { sort: pick(SORTS, n), ...paging(n) })],
    ['one category', (_, n) => at('/products', { categories: 1 + (n % 4), ...paging(n) })],
    ['search', ({ products }, n) => at('/products', { search: pick(products, n).product_name, limit: 8 + (n % 40) })],
  ],
  'GET /api/products/{id}': [['', ({ products }, n) => `/api/products/${pick(products, n).id}`]],
  'GET /api/options/groups': [['', (_, n) => at('/options/groups', paging(n, 2))]],
  'GET /api/options/groups/{id}': [['', ({ group }) => `/api/options/groups/${group}`]],
  'GET /api/promos/{id}': [['', ({ promos }, n) => `/api/promos/${pick(promos, n)}`]],
  'GET /api/promos/{id}/figures': [['', ({ promos }, n) => `/api/promos/${pick(promos, n)}/figures`]],
  'GET /api/tables/{id}': [['', ({ table }) => `/api/tables/${table}`]],
  'GET /api/transactions': [
    ['the board', () => at('/transactions', { status: OPEN, limit: 50 })],
    ['past, first page', (_, n) => at('/transactions', { status: DONE, limit: 10 + (n % 10) })],
    ['past, last page', ({ last }) => at('/transactions', { status: DONE, page: last })],
    ['one day', (_, n) => at('/transactions', { status: DONE, from: day(n), to: day(n) })],
    ['search by number', ({ newest }, n) => at('/transactions', { search: `SD-${newest - n * 7}` })],
    ['search by name', ({ names }, n) => at('/transactions', { search: pick(names, n) })],
    ['search by first name', () => at('/transactions', { search: 'ayu' })],
    ['search by telephone', ({ phones }, n) => at('/transactions', { search: pick(phones, n) })],
    ['search by product', ({ products }, n) => at('/transactions', { search: pick(products, n).product_name })],
  ],
  'GET /api/transactions/history': [['', (_, n) => at('/transactions/history', paging(n, 3))]],
  'GET /api/transactions/{id}': [['', ({ orders }, n) => `/api/transactions/${pick(orders, n)}`]],
  'GET /api/transactions/{id}/receipt': [['', ({ orders }, n) => `/api/transactions/${pick(orders, n)}/receipt`]],
  'GET /api/transactions/{id}/chat': [['', ({ orders }, n) => `/api/transactions/${pick(orders, n)}/chat`]],
  'GET /api/dashboard': [
    ['daily', () => at('/dashboard', { range: 'daily' })],
    ['monthly', () => at('/dashboard', { range: 'monthly' })],
  ],
  'GET /api/figures': [
    ['a week', (_, n) => at('/figures', { from: day(n + 7), to: day(n + 1) })],
    ['half a year', () => at('/figures', { from: day(181), to: day(1) })],
  ],
  'GET /api/audit-log': [
    ['', (_, n) => at('/audit-log', paging(n))],
    ['search', (_, n) => at('/audit-log', { search: pick(['seduh', 'admin', 'latte'], n), limit: 8 + (n % 40) })],
  ],
  'GET /api/products/warnings': [['', ({ products }, n) => at('/products/warnings', { ids: pick(products, n).id })]],
};

/** A day of the shop, `ago` before the one it is. */
function day(ago) {
  return new Date(Date.UTC(2026, 10, 20) - (ago % 182) * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Every reading call, from the shop's own description of its API.
 *
 * @param {object} description what `/api/openapi.json` says
 * @returns {{ what: string, role: string, address: (ids: object, number: number) => string }[]}
 */
export function readingCalls({ paths }) {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const name = `GET ${path}`;
    if (!get || name in NOT_TIMED) return [];
    const asked = ASKED[name] ?? (path.includes('{') ? null : plain(path.slice('/api'.length)));
    if (!asked)
      throw new Error(`${name} is asked nothing by the size figure: give it an address in tests/bench/size/calls.mjs`);
    return asked.map(([what, address]) => ({ what: what ? `${name}: ${what}` : name, role: get['x-role'], address }));
  });
}

/** Every page of the one list, with an address. @param {Record<string, { path: string, role?: string }>} pages */
export function pageCalls(pages) {
  return Object.entries(pages).map(([name, { path }]) => ({
    what: `page ${path === '*' ? 'of no address' : path}`,
    role: 'public',
    address: (ids, number) => {
      if (path === '*') return `/no-such-page-${number}`;
      const id = {
        product: pick(ids.products, number).id,
        productEdit: pick(ids.products, number).id,
        table: ids.table,
      };
      const filled = path.replace(':id', id[name] ?? pick(ids.orders, number));
      return name === 'products' ? `${filled}?${new URLSearchParams(paging(number))}` : filled;
    },
  }));
}

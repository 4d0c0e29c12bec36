import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, requestBytes } from '../connection.mjs';
import { headersOf } from '../customers.mjs';
import { load, troubles } from '../load.mjs';
import { residentMb } from '../processes.mjs';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';
import { nextAddress } from '../visitors.mjs';

const FIGURE = "staff's pages, 500,000 orders";
const ADMIN = { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' };
const OPEN = 'pending,confirmed,preparing,ready,out for delivery';
const DONE = 'delivered,picked up,cancelled';
const KEPT_WITHIN_MS = 5_400_000;
/** Often enough to meet a blocked process, seldom enough not to be what fills its memory. */
const HEALTH_EVERY_MS = 5;

const orders = (query) => `/api/transactions?${new URLSearchParams(query)}`;
const at = (list, number) => list[(number * 31) % list.length];
/** What is asked, and the most it may take, in ms. Each call asks for something else where it can. */
const PAGES = [
  ['the board', 20, () => orders({ status: OPEN, limit: 50 })],
  ['search by number', 100, (number) => orders({ search: `SD-${2_100 + number * 7}` })],
  ['search by name', 100, (number, { known }) => orders({ search: at(known, number).name.slice(4) })],
  ['search by a name that thousands have', 100, () => orders({ search: 'ayu' })],
  ['search by telephone', 100, (number, { known }) => orders({ search: `0${at(known, number).phone.slice(3)}` })],
  ['dashboard, monthly', 150, () => '/api/dashboard?range=monthly'],
  ['dashboard, daily', 150, () => '/api/dashboard?range=daily'],
  ['past orders, first page', null, () => orders({ status: DONE })],
  ['past orders, last page', null, (_number, { last }) => orders({ status: DONE, page: last })],
];

/** The same calls to a shop with a year of orders behind it and to one with the demo's, in turns; and the report. */
export async function staffFigure({ shop, yearShop, pool, quick }) {
  await daysKept(pool);
  const { rows: known } = await pool.query(
    "select display_name as name, phone from users where email like 'bench-%' order by phone limit 500",
  );
  const small = { ...(await staffOf(shop)), known };
  const year = { ...(await staffOf(yearShop)), known };
  const rows = [];
  for (const [what, limit, path] of PAGES) {
    const rounds = [];
    // cold code and a cold cache are several times slower
    for (const who of [small, year]) await callAll(who, path, 3);
    for (let round = 0; round < (quick ? 1 : 3); round += 1)
      rounds.push({ small: await callAll(small, path, 20), year: await callAll(year, path, 20) });
    const all = (which) => rounds.map((round) => round[which]);
    const middle = (which, share) => median(all(which).map((round) => round[share]));
    const note = troubles([...all('small'), ...all('year')], { expected: (status) => status === 200 });
    const values = (share) => ({ ours: middle('year', share), baseline: middle('small', share), unit: 'ms' });
    rows.push(row(FIGURE, what, { ...values('p50'), note, ...(limit && { limit }), ...(note && { ok: false }) }));
    rows.push(row(FIGURE, '  p95', values('p95')));
  }
  return [...rows, ...(await reportRows(year))];
}

/** Waits until the shop has kept what anybody can ask of the days that are over, as it does by itself after its start. */
export async function daysKept(pool) {
  const deadline = performance.now() + KEPT_WITHIN_MS;
  for (;;) {
    // the newest are kept first: a year and a half back is the last one
    const { rows } = await pool.query("select min(since) < '2025-06-01' as kept from daily_figures");
    if (rows[0].kept) return;
    if (performance.now() > deadline) throw new Error('the days that are over were not kept');
    await delay(250);
  }
}

async function staffOf({ port, pid }) {
  const { body } = await ask(port, '/api/auths/login', { method: 'POST', json: ADMIN });
  const headers = headersOf(JSON.parse(body.toString()).data.token);
  const { body: list } = await ask(port, orders({ status: DONE }), { headers });
  return { port, pid, headers, last: JSON.parse(list.toString()).meta.totalPage };
}

function callAll({ port, headers, ...of }, path, calls) {
  const requests = Array.from({ length: calls }, (_, number) => requestBytes('GET', path(number, of), { headers }));
  return load({ port, visitors: [{ address: nextAddress(), requests }], concurrency: 1 });
}

/** The report of six months, taken as fast as it comes, while somebody asks whether the process is up. */
async function reportRows(staff) {
  await takeReport(staff, 'range=daily');
  const before = residentMb(staff.pid);
  let most = before;
  let longest = 0;
  const taken = new AbortController();
  const look = setInterval(() => (most = Math.max(most, residentMb(staff.pid))), 20);
  const asking = (async () => {
    while (!taken.signal.aborted) {
      const sent = performance.now();
      await ask(staff.port, '/healthz');
      longest = Math.max(longest, performance.now() - sent);
      await delay(HEALTH_EVERY_MS);
    }
  })();
  const began = performance.now();
  const bytes = await takeReport(staff, 'range=monthly');
  const seconds = (performance.now() - began) / 1_000;
  taken.abort();
  await asking;
  clearInterval(look);
  const note = `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
  return [
    row(FIGURE, 'the report: memory above before', { ours: Math.max(0, most - before), unit: 'MB', limit: 20, note }),
    row(FIGURE, 'longest wait for /healthz meanwhile', { ours: longest, unit: 'ms', limit: 50 }),
  ];
}

function takeReport({ port, headers }, query) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `/api/dashboard/report.csv?${query}`, headers }, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) reject(new Error(`the report answered ${response.statusCode}`));
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}

import { ask } from '../connection.mjs';
import { load, troubles } from '../load.mjs';
import { cpuMicros } from '../processes.mjs';
import { row } from '../row.mjs';
import { median, sumOf } from '../stats.mjs';
import { BROWSER_HEADERS, repeaters } from '../visitors.mjs';

const FIGURE = 'list from memory';
const PATH = '/api/products';
const VISITORS = 32;

/** The first page of the menu, as a browser asks for it and asks again, against a bare handler with the same bytes. */
export async function listFigure({ shop, bare, quick }) {
  const { headers, body } = await ask(shop.port, PATH, { headers: BROWSER_HEADERS });
  const same = Object.fromEntries(
    ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control'].map((name) => [name, headers[name] ?? '']),
  );
  await bare.answer({ [PATH]: { headers: same, body } });
  const cases = [
    [`200, ${body.length} bytes ${same['content-encoding'] || 'plain'}`, 200, {}],
    ['304 by If-None-Match', 304, { 'if-none-match': same.etag }],
  ];
  const rows = [];
  for (const [what, status, extra] of cases) rows.push(...(await compare(what, status, extra, { shop, bare, quick })));
  return rows;
}

async function compare(what, status, extra, { shop, bare, quick }) {
  const ms = quick ? 500 : 1_200;
  const measure = async ({ port, pid }) => {
    const before = cpuMicros(pid);
    const result = await load({ port, visitors: repeaters(VISITORS, PATH, extra), concurrency: VISITORS, ms });
    return { ...result, cpu: (cpuMicros(pid) - before) / result.answers };
  };
  // cold code is several times slower, and the shop has far more of it
  for (const server of [bare, shop]) await measure(server);
  const rounds = [];
  // in turns, so that what else the machine does falls on both
  for (let round = 0; round < (quick ? 2 : 5); round += 1) {
    rounds.push({ bare: await measure(bare), ours: await measure(shop) });
  }
  const note = troubles(
    rounds.flatMap((round) => [round.bare, round.ours]),
    { expected: (answer) => answer === status },
  );
  const middle = (value) => ({
    ours: median(rounds.map(({ ours }) => value(ours))),
    baseline: median(rounds.map(({ bare }) => value(bare))),
    ratio: median(rounds.map(({ ours, bare }) => value(ours) / value(bare))),
  });
  const answers = sumOf(
    rounds.map(({ ours }) => ours),
    'answers',
  );
  return [
    row(FIGURE, what, {
      ...middle(({ perSecond }) => perSecond),
      unit: 'answers/s',
      atLeast: 0.5,
      ...(note && { ok: false, note }),
    }),
    row(FIGURE, `  processor time, ${answers} answers`, { ...middle(({ cpu }) => cpu), unit: 'µs each' }),
    row(FIGURE, '  p99', { ...middle(({ p99 }) => p99), unit: 'ms' }),
  ];
}

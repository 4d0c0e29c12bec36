import { existsSync } from 'node:fs';
import { ask, requestBytes } from '../connection.mjs';
import { load, troubles } from '../load.mjs';
import { cpuMicros } from '../processes.mjs';
import { row, skipped } from '../row.mjs';
import { STOREFRONT_PAGE } from '../shop.mjs';
import { median } from '../stats.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const FIGURE = 'first pages';
const PATH = '/products';
const VISITORS = 16;
const HEADERS = { ...BROWSER_HEADERS, accept: 'text/html' };

/** The menu's page asked for with parameters that mean nothing to it, each time others, against without any. */
export async function firstPageFigure({ shop, quick }) {
  if (!existsSync(STOREFRONT_PAGE)) return [skipped(FIGURE, 'the storefront is not built')];
  await ask(shop.port, PATH, { headers: HEADERS });
  const ms = quick ? 500 : 1_500;
  const rounds = [];
  for (const path of [plain, unknown]) await measure(shop, path, ms);
  for (let round = 0; round < (quick ? 2 : 5); round += 1)
    rounds.push({ ours: await measure(shop, unknown, ms), baseline: await measure(shop, plain, ms) });
  const note = troubles(
    rounds.flatMap(({ ours, baseline }) => [ours, baseline]),
    { expected: (status) => status === 200 },
  );
  const middle = (value) => ({
    ours: median(rounds.map(({ ours }) => value(ours))),
    baseline: median(rounds.map(({ baseline }) => value(baseline))),
    ratio: median(rounds.map(({ ours, baseline }) => value(ours) / value(baseline))),
  });
  return [
    row(FIGURE, 'an unknown parameter, processor time', {
      ...middle(({ cpu }) => cpu),
      unit: 'µs each',
      atMost: 1.25,
      note,
      ...(note && { ok: false }),
    }),
    row(FIGURE, '  p95', { ...middle(({ p95 }) => p95), unit: 'ms' }),
  ];
}

let asked = 0;
const plain = () => PATH;
const unknown = () => `${PATH}?utm_source=mail-${(asked += 1)}`;

async function measure({ port, pid }, path, ms) {
  const before = cpuMicros(pid);
  const result = await load({ port, visitors: visitors(path), concurrency: VISITORS, ms });
  return { ...result, cpu: (cpuMicros(pid) - before) / result.answers };
}

function* visitors(path) {
  for (;;) yield { address: nextAddress(), requests: asking(path) };
}

function* asking(path) {
  for (;;) yield requestBytes('GET', path(), { headers: HEADERS });
}

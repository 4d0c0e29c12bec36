import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { row } from '../row.mjs';
import { openPlainApp } from '../plain-app.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'slow phone, applied';
const ROUNDS = 5;
const AUDITS = { lcp: 'largest-contentful-paint', fcp: 'first-contentful-paint', interactive: 'interactive' };

/**
 * The menu on a network and a processor that are slow indeed, where the figures of Lighthouse are computed: its largest
 * paint against its first, and when it can be used against the same storefront as a plain app, whose server makes no
 * page; in turns.
 */
export async function appliedFigure({ debuggingPort, shopPort, path }) {
  const plain = await openPlainApp(shopPort);
  const visits = { ours: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.ours.push(await visit(`http://localhost:${shopPort}${path}`, debuggingPort));
    visits.plain.push(await visit(`http://localhost:${plain.port}${path}`, debuggingPort));
  }
  await plain.stop();
  const middle = (which, what) => median(visits[which].map((taken) => taken[what]));
  const against = (what) => ({ ours: middle('ours', what), baseline: middle('plain', what), unit: 'ms' });
  return [
    row(FIGURE, `${path} largest paint, against its first (of ${ROUNDS})`, {
      ours: middle('ours', 'lcp'),
      baseline: middle('ours', 'fcp'),
      unit: 'ms',
      atMost: 1.1,
    }),
    row(FIGURE, '  against a plain app', against('lcp')),
    row(FIGURE, '  interactive, against a plain app', { ...against('interactive'), atMost: 1 }),
  ];
}

async function visit(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: Object.values(AUDITS),
    disableFullPageScreenshot: true,
    throttlingMethod: 'devtools',
    throttling: throttling.mobileSlow4G,
  });
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  return Object.fromEntries(
    Object.entries(AUDITS).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
  );
}

import lighthouse from 'lighthouse';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'Lighthouse, phone';
/** Most a slow phone's main thread may be too busy to answer while a page comes. */
const BLOCKED_MS = { shortest: 50, middle: 100 };
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Largest paint as Lighthouse computes it for a slow phone (simulated throttling), against a bare page, in turns; and the
 * scores. Only the first round of a full run asks for all four: three of them do not change with the weather.
 */
export async function paintFigure({ debuggingPort, shopPort, barePort, pages, quick, deadline }) {
  const visits = [
    { name: 'bare', url: `http://localhost:${barePort}/` },
    ...pages.map(({ name, path }) => ({ name, url: `http://localhost:${shopPort}${path}` })),
  ];
  const results = Object.fromEntries(visits.map(({ name }) => [name, []]));
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    // on a slow machine fewer rounds must do; the rows say how many
    if (round > 0 && performance.now() > deadline) break;
    for (const { name, url } of visits)
      results[name].push(await visit(url, debuggingPort, !quick && round === 0 && name !== 'bare'));
  }
  const middle = (name, value) => median(results[name].map(value));
  return pages.flatMap(({ name, unlisted = false }) => [
    row(FIGURE, `${name} largest paint (of ${results[name].length})`, {
      ours: middle(name, ({ lcp }) => lcp),
      baseline: middle('bare', ({ lcp }) => lcp),
      unit: 'ms',
      atMost: 1,
      note: results[name][0].element,
    }),
    row(FIGURE, '  first paint', {
      ours: middle(name, ({ fcp }) => fcp),
      baseline: middle('bare', ({ fcp }) => fcp),
      unit: 'ms',
    }),
    row(FIGURE, '  blocked time, shortest', {
      ours: Math.min(...results[name].map(({ tbt }) => tbt)),
      unit: 'ms',
      limit: BLOCKED_MS.shortest,
    }),
    row(FIGURE, '  blocked time, middle', {
      ours: middle(name, ({ tbt }) => tbt),
      unit: 'ms',
      limit: BLOCKED_MS.middle,
    }),
    row(FIGURE, '  layout shift', { ours: middle(name, ({ cls }) => cls), limit: 0 }),
    ...scoreRows(results[name]).filter(({ what }) => !unlisted || what.trim() !== 'seo'),
  ]);
}

function scoreRows(results) {
  return SCORES.filter((category) => category in results[0].scores).map((category) => {
    const ours = median(results.flatMap(({ scores }) => scores[category] ?? []));
    const note = results.flatMap(({ failed }) => failed[category] ?? []).join(', ');
    return { ...row(FIGURE, `  ${category}`, { ours, ok: ours === 100, note }), target: '100' };
  });
}

async function visit(url, port, everything) {
  const flags = {
    port,
    logLevel: 'error',
    onlyCategories: everything ? SCORES : ['performance'],
    disableFullPageScreenshot: true,
  };
  const { lhr } = await lighthouse(url, flags);
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const value = (id) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const categories = Object.values(lhr.categories);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    element: elementOf(lhr),
    scores: Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    // of the speed score only what it is made of would be listed; the rows above say it better
    failed: Object.fromEntries(
      categories.filter(({ id }) => id !== 'performance').map((category) => [category.id, failuresOf(lhr, category)]),
    ),
  };
}

function failuresOf({ audits }, { auditRefs }) {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

function elementOf({ audits }) {
  const [found] = audits['largest-contentful-paint-element']?.details?.items?.[0]?.items ?? [];
  return found ? `it is ${found.node.selector}` : '';
}

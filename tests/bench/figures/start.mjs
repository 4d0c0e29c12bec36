import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'start';

/** Seconds until the shop answers, against a bare node:http server of this run. @param times in milliseconds */
export function startFigure({ first, warm, bare }) {
  const seconds = (times) => median(times) / 1_000;
  const baseline = { baseline: bare / 1_000, unit: 's' };
  return [
    row(FIGURE, `first run: database and demo (of ${first.length})`, { ours: seconds(first), ...baseline, limit: 15 }),
    row(FIGURE, `warm (of ${warm.length})`, { ours: seconds(warm), ...baseline, limit: 3 }),
  ];
}

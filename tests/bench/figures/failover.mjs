import { join } from 'node:path';
import { SCENARIOS } from '../../operations/plan.mjs';
import { row, skipped } from '../row.mjs';

const FIGURE = 'failover';
const NAMES = ['deploy', 'crash', 'full'];
/** How long no order may be taken once there is a database again, ms. */
const ONCE_BACK_MS = 3_000;

/**
 * How long nobody can order: three processes on a PostgreSQL of their own that dies and comes back, changes over to its
 * standby, or has no room; and what a deploy costs. The scenarios are those of `npm run operations`.
 *
 * @param {{ folder: string, say: (text: string) => void }} context
 */
export async function failoverFigure({ folder, say }) {
  const rows = [];
  for (const name of NAMES) {
    say(`operated: ${name}`);
    await SCENARIOS[name](join(folder, `operated-${name}`), (result) => rows.push(...rowsOf(result)));
  }
  return rows;
}

function rowsOf({ scenario, outcome, wrong, left }) {
  if (!outcome) return [skipped(FIGURE, `${scenario}: ${left}`)];
  const { afterMs, recoveredMs, gapMs, orders, again, honest, note } = outcome;
  const came = `${orders} orders, ${again} of them on a retry; ${honest} honest 503`;
  const notes = [came, note].filter(Boolean).join('. ');
  const whole = row(FIGURE, `${scenario}: went wrong`, { ours: wrong.length, limit: 0, note: wrong.join('. ') });
  if (afterMs === null)
    return [
      whole,
      row(FIGURE, `${scenario}: longest without a stream`, { ours: gapMs, unit: 'ms', limit: 1_000, note: notes }),
    ];
  return [
    whole,
    row(FIGURE, `${scenario}: until orders again, once it was back`, {
      ours: afterMs,
      unit: 'ms',
      limit: ONCE_BACK_MS,
      note: notes,
    }),
    row(FIGURE, `${scenario}: without an order in all`, { ours: recoveredMs, unit: 'ms' }),
  ];
}

/**
 * One line of the result.
 *
 * @typedef {object} Row
 * @property {string} figure Which group it belongs to.
 * @property {string} what What was measured.
 * @property {number | null} ours Our value, in `unit`.
 * @property {number | null} baseline What it is held against, in `unit`, measured in the same run.
 * @property {string} unit
 * @property {number | null} ratio ours : baseline; the median over rounds where there were several.
 * @property {string} target In words; empty where the row only explains another.
 * @property {boolean | null} ok null: no target, or not measured.
 * @property {string} note
 */

/**
 * @param {string} figure @param {string} what
 * @param {Partial<Row> & { atLeast?: number, atMost?: number, limit?: number, least?: number }} values `atLeast` and
 *   `atMost` bound the ratio, `limit` and `least` our value itself; they make the words of the target and the verdict.
 * @returns {Row}
 */
export function row(figure, what, { atLeast, atMost, limit, least, ...values }) {
  const { ours = null, baseline = null, unit = '', note = '' } = values;
  const ratio = values.ratio ?? (ours !== null && baseline ? ours / baseline : null);
  const [target, ok] = verdict({ atLeast, atMost, limit, least, ours, ratio, unit });
  return { figure, what, ours, baseline, unit, ratio, target, ok: values.ok ?? ok, note };
}

/** A line for what could not be measured, and why. */
export const skipped = (figure, note) => row(figure, 'not measured', { note });

function verdict({ atLeast, atMost, limit, least, ours, ratio, unit }) {
  if (atLeast !== undefined) return [`≥ ${atLeast} ×`, ratio !== null && ratio >= atLeast];
  if (atMost !== undefined) return [`≤ ${atMost} ×`, ratio !== null && ratio <= atMost];
  if (limit !== undefined) return [`≤ ${limit} ${unit}`.trim(), ours !== null && ours <= limit];
  if (least !== undefined) return [`≥ ${least} ${unit}`.trim(), ours !== null && ours >= least];
  return ['', null];
}

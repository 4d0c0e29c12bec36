/**
 * What came of one scenario.
 *
 * @typedef {object} Outcome
 * @property {number} sent requests
 * @property {number} honest of them refused in the shop's words, with a time to come back
 * @property {string[]} failed of them any other way
 * @property {number} orders acknowledged @property {number} again of them after a retry with the same key
 * @property {number} lost acknowledged, and not in the database @property {number} doubled
 * @property {number} givenUp acknowledged, and gone as it was asked for
 * @property {number} uploads pictures that were taken
 * @property {number} streams opened @property {number} cut of them ended without a word on where to go
 * @property {number | null} gapMs longest time a follower had none
 * @property {number} unheard orders whose follower was never told @property {number} heardMs the longest until one was
 * @property {number} worstMs longest wait for an answer
 * @property {number | null} recoveredMs from the cut to the next order that was taken
 * @property {number | null} afterMs the part of it after there was a database again
 * @property {number} tookMs @property {string} note
 */

/**
 * One line of the result: a scenario that was gone through, with what was wrong; or one that was left out, and why.
 *
 * @typedef {{ scenario: string, killed: string, outcome?: Outcome, wrong: string[], left?: string, isControl?: boolean }} Result
 */

const HEAD = [
  'scenario',
  'requests',
  'honest 503',
  'failed',
  'orders',
  'retried',
  'lost',
  'doubled',
  'unheard',
  'recovered',
  'once back',
  'worst wait',
  '',
];
const ms = (value) => (value === null ? '' : `${Math.round(value).toLocaleString('en')} ms`);

/** @param {Result[]} results */
export function table(results) {
  const cells = results.map(({ scenario, outcome, wrong, left }) =>
    outcome
      ? [
          scenario,
          ...[outcome.sent, outcome.honest, outcome.failed.length, outcome.orders, outcome.again, outcome.lost].map(
            String,
          ),
          ...[outcome.doubled, outcome.unheard].map(String),
          ms(outcome.recoveredMs),
          ms(outcome.afterMs),
          ms(outcome.worstMs),
          wrong.length === 0 ? '✓' : '✗',
        ]
      : [scenario, ...HEAD.slice(2).map(() => ''), left ? 'left out' : '✗'],
  );
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column].length)));
  const line = (texts) =>
    texts
      .map((text, column) =>
        column === 0 || column === HEAD.length - 1 ? text.padEnd(widths[column]) : text.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  const notes = ({ killed, outcome, wrong, left }) =>
    [killed, outcome?.note, left && `left out: ${left}`, ...wrong.map((text) => `✗ ${text}`)]
      .filter(Boolean)
      .map((text) => `    ${text}`);
  return [
    line(HEAD),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...results.flatMap((result, n) => [line(cells[n]), ...notes(result)]),
  ].join('\n');
}

/** What no scenario may cost, whatever happens: each is a sentence where it was not so. @param {Outcome} outcome */
export function kept({ failed, lost, doubled, unheard, orders }) {
  return [
    ...(failed.length > 0 ? [`${failed.length} requests failed: ${[...new Set(failed)].slice(0, 4).join(' | ')}`] : []),
    ...(lost > 0 ? [`${lost} acknowledged orders are gone`] : []),
    ...(doubled !== 0 ? [`${doubled} orders were taken that nobody was told of`] : []),
    ...(unheard > 0 ? [`${unheard} orders were never told to who followed them`] : []),
    ...(orders === 0 ? ['nobody ordered'] : []),
  ];
}

/** A sentence where a figure is above what it may be. */
export const within = (what, value, limit) =>
  value === null || value > limit ? [`${what}: ${value === null ? 'never' : ms(value)}, at most ${ms(limit)}`] : [];

const HEAD = ['figure', 'what', 'ours', 'baseline', 'unit', 'ratio', 'target', ''];
const RIGHT = new Set([2, 3, 5]);

/** The rows as text for a terminal; notes stand below their row. @param {import('./row.mjs').Row[]} rows */
export function table(rows) {
  const cells = rows.map((row, index) => [
    row.figure === rows[index - 1]?.figure ? '' : row.figure,
    row.what,
    shown(row.ours),
    shown(row.baseline),
    row.unit,
    row.ratio === null ? '' : `${row.ratio.toFixed(2)} ×`,
    row.target,
    row.ok === null ? '' : row.ok ? '✓' : '✗',
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column].length)));
  const line = (texts) =>
    texts
      .map((text, column) => (RIGHT.has(column) ? text.padStart(widths[column]) : text.padEnd(widths[column])))
      .join('  ')
      .trimEnd();
  const body = rows.flatMap(({ note }, index) => [
    line(cells[index]),
    ...(note ? [`${' '.repeat(widths[0])}    ${note}`] : []),
  ]);
  return [line(HEAD), widths.map((width) => '─'.repeat(width)).join('  '), ...body].join('\n');
}

function shown(value) {
  if (value === null || Number.isNaN(value)) return '';
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en');
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toPrecision(Math.abs(value) >= 1 ? 3 : 2);
}

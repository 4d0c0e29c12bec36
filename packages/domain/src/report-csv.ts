/**
 * What a CSV file for a spreadsheet begins with. By the byte order mark Excel knows its letters as UTF-8; by `sep` it cuts
 * at commas also where a computer's list separator is `;`, as in Indonesia.
 */
export const CSV_START = '\uFEFFsep=,\r\n';

/**
 * Where some spreadsheet would begin a formula: at the start of a text, and, where it cuts cells or rows elsewhere than
 * we do (`;`, tab, a line break within quotes), behind each of those. Full-width signs count as the plain ones.
 */
const FORMULA_START = /(^|[;,|\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;
/** Whatever may need a change: most cells of a long file are looked at once. */
const TO_LOOK_AT = /^[\s"=+\-@＝＋－＠]|[;,|\t\r\n"]/;
const CONTROL_START = /^[\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Rows as comma-separated values (RFC 4180). Text that a spreadsheet would run as a formula gets a `'` in front of it. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (!TO_LOOK_AT.test(value)) return value;
  const text = value.replace(FORMULA_START, "$1'");
  const harmless = CONTROL_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

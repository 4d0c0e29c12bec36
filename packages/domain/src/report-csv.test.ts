import { expect, it } from 'vitest';
import { CSV_START, toCsv } from './report-csv';

it('ends each row with CRLF and quotes only what has to be', () => {
  expect(
    toCsv([
      ['a', 1],
      ['with, comma', 'with "quotes"'],
      ['two\nlines', ''],
    ]),
  ).toBe('a,1\r\n"with, comma","with ""quotes"""\r\n"two\nlines",\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+62 812', "'+62 812"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['＝1+1', "'＝1+1"],
  [' =1+1', "' =1+1"],
  ['"=1+1', `"'""=1+1"`],
  // cut at the list separator of another computer, or at a line break within quotes, the rest is a cell of its own
  ['Rani;=1+1', "Rani;'=1+1"],
  ['Rani; @SUM(A1);-2', "Rani;' @SUM(A1);'-2"],
  ['Rani;"=1+1"', `"Rani;'""=1+1"""`],
  ['Rani, +62 812', `"Rani,' +62 812"`],
  ['Rani\t=1', "Rani\t'=1"],
  ['Rani|=1', "Rani|'=1"],
  ['Rani\n=1', `"Rani\n'=1"`],
  ['Rani = Ayu', 'Rani = Ayu'],
  ['Rani; Ayu-Dewi', 'Rani; Ayu-Dewi'],
])('makes %j harmless', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});

it('leaves figures alone, negative ones too', () => {
  expect(toCsv([[-5, 0]])).toBe('-5,0\r\n');
});

/** Cuts a file as a spreadsheet does that knows another separator, and says which cells it would run. */
const formulas = (csv: string, separator: string) =>
  csv
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(separator))
    .filter((text) => /^[\s"]*[=+\-@]/.test(text));

it.each([',', ';', '\t', '|'])('holds no formula for whoever cuts at %j', (separator) => {
  const signs = ['=1', '+1', '-1', '@A1'];
  const texts = signs.flatMap((sign) => [';', ',', '\t', '|', '\n', '\r\n'].map((cut) => `Rani${cut}${sign}`));
  expect(formulas(toCsv([...signs, ...texts].map((text) => [text, 'Pick up'])), separator)).toEqual([]);
});

it('begins a file with what Excel goes by: how it is written, and where its cells end', () => {
  expect([...new TextEncoder().encode(CSV_START)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(CSV_START.slice(1)).toBe('sep=,\r\n');
});

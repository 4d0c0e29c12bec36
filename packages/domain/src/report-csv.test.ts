import { expect, it } from 'vitest';
import { toCsv } from './report-csv';

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
  ['Rani = Ayu', 'Rani = Ayu'],
])('makes %j harmless', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});

it('leaves figures alone, negative ones too', () => {
  expect(toCsv([[-5, 0]])).toBe('-5,0\r\n');
});

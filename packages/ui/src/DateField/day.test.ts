import { expect, it } from 'vitest';
import { indonesian } from '../phrases/id';
import { dayProblem, formatDay, inOrder, parseDay } from './day';

const words = {
  ...indonesian.DateField,
  day: 'dd',
  month: 'mm',
  year: 'yyyy',
  write: (pattern: string) => `Use ${pattern}`,
  from: (day: string) => `Choose ${day} or later`,
  until: (day: string) => `Choose ${day} or earlier`,
  unknown: (day: string) => `There is no ${day}. Check the day and the month.`,
};

it.each([
  ['03/04/1996', '1996-04-03'],
  ['3/4/1996', '1996-04-03'],
  [' 3. 4. 1996 ', '1996-04-03'],
  ['3-4-1996', '1996-04-03'],
  ['3 4 1996', '1996-04-03'],
  ['03041996', '1996-04-03'],
  ['1996-04-03', '1996-04-03'],
  ['29/02/2024', '2024-02-29'],
  ['31/12/1999', '1999-12-31'],
  ['29/02/2023', null],
  ['31/02/1996', null],
  ['31/04/1996', null],
  ['32/01/1996', null],
  ['00/01/1996', null],
  ['01/13/1996', null],
  ['01/00/1996', null],
  ['3/4/96', null],
  ['3/4/', null],
  ['3/4', null],
  ['304196', null],
  ['1996-02-31', null],
  ['April 3, 1996', null],
  ['', null],
])('reads "%s" as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each([
  ['1996-04-03', '03/04/1996'],
  ['', ''],
  ['soon', 'soon'],
])('shows "%s" as "%s"', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

it.each([
  ['', null],
  ['  ', null],
  ['1996-02-31', 'Use dd/mm/yyyy'],
  ['1/1/2000', null],
  ['31/12/2009', null],
  ['31/12/1999', 'Choose 01/01/2000 or later'],
  ['1/1/2010', 'Choose 31/12/2009 or earlier'],
  ['1/1/20', 'Use dd/mm/yyyy'],
  ['31/02/2001', 'There is no 31/02/2001. Check the day and the month.'],
  ['31042001', 'There is no 31/04/2001. Check the day and the month.'],
])('says of "%s" between 2000 and 2009: %s', (text, problem) => {
  expect(dayProblem(text, { min: '2000-01-01', max: '2009-12-31' }, words)).toBe(problem);
});

it.each([
  ['id', '03/04/1996', '3-4-1996', 'dd/mm/yyyy'],
  ['en-US', '04/03/1996', '4.3.1996', 'mm/dd/yyyy'],
  ['de', '03.04.1996', '3.4.1996', 'dd.mm.yyyy'],
  ['sv', '1996-04-03', '1996/4/3', 'yyyy-mm-dd'],
  ['ja', '1996/04/03', '19960403', 'yyyy/mm/dd'],
  ['hu', '1996. 04. 03', '1996. 4. 3', 'yyyy. mm. dd'],
  // Gregorian and in the digits that are typed, without marks of direction
  ['ar-EG', '03/04/1996', '03041996', 'dd/mm/yyyy'],
  ['th', '03/04/1996', '3/4/1996', 'dd/mm/yyyy'],
])('in %s shows %s, reads %s, and asks for %s', (locale, shown, typed, pattern) => {
  expect(formatDay('1996-04-03', locale)).toBe(shown);
  expect(parseDay(shown, locale)).toBe('1996-04-03');
  expect(parseDay(typed, locale)).toBe('1996-04-03');
  expect(inOrder(words, locale)).toBe(pattern);
});

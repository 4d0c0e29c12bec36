import { TABLE_CODE_LETTERS, TABLE_LIMITS, tableCalled } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { compareLabels, compareTables, newLabels, readLabels, readTableCode, tablesProblem } from './tables';

it.each<[string, string[]]>([
  ['7', ['7']],
  [' Terrace  2 ', ['Terrace 2']],
  ['1–3', ['1', '2', '3']],
  ['1-3', ['1', '2', '3']],
  ['9 — 11', ['9', '10', '11']],
  ['Terrace 1–2', ['Terrace 1', 'Terrace 2']],
  ['A1-A3', ['A1-A3']],
  ['5–5', ['5']],
])('reads %j as tables', (typed, labels) => {
  expect(readLabels(typed)).toEqual({ labels });
});

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['x'.repeat(21), 'tooLong'],
  [`${'x'.repeat(20)} 1–2`, 'tooLong'],
  ['0', 'number'],
  ['1000', 'number'],
  ['0–3', 'number'],
  ['998–1001', 'number'],
  ['12–1', 'backwards'],
  ['1–101', 'tooMany'],
  ['Terrace 1–5000', 'tooMany'],
])('says why %j names none: %s', (typed, problem) => {
  expect(readLabels(typed)).toEqual({ problem });
});

it('takes as many at a time as the API does', () => {
  expect(readLabels(`1–${TABLE_LIMITS.added}`)).toMatchObject({ labels: { length: TABLE_LIMITS.added } });
});

it('leaves out what is there, and what is named twice', () => {
  expect(newLabels(['7', 'terrace 2', 'Bar', 'bar'], ['1', 'Terrace 2'])).toEqual(['7', 'Bar']);
});

it('lists 2 before 10, and numbers before words', () => {
  const labels = ['Terrace 10', '10', 'Bar', '2', 'Terrace 2', '2a'];
  expect(labels.toSorted(compareLabels)).toEqual(['2', '2a', '10', 'Bar', 'Terrace 2', 'Terrace 10']);
});

it('lists those that stand there before the retired ones', () => {
  const table = (label: string, active = true) => ({ label, active });
  const listed = [table('1', false), table('Bar'), table('10'), table('2')].toSorted(compareTables);
  expect(listed.map(({ label }) => label)).toEqual(['2', '10', 'Bar', '1']);
});

it('has a bound', () => {
  expect(tablesProblem(TABLE_LIMITS.tables)).toBeNull();
  expect(tablesProblem(TABLE_LIMITS.tables + 1)).toEqual({ labels: 'A shop has at most 300 tables' });
});

it.each([
  ['7', 'Table 7'],
  ['A3', 'Table A3'],
  ['12b', 'Table 12b'],
  ['Terrace 2', 'Terrace 2'],
  ['by the window', 'by the window'],
])('says table %s as %j', (label, said) => {
  expect(tableCalled('Table', label)).toBe(said);
});

it('knows a code however it was typed, and nothing else', () => {
  expect(readTableCode(' K7MP3Q ')).toBe('k7mp3q');
  for (const none of ['', '7', 'k7mp3', 'k7mp3qx', 'k7mp3o', 'k7mp3l', 'k7mp 3', "' or 1=1 --"])
    expect(readTableCode(none), none).toBeNull();
  expect(new Set(TABLE_CODE_LETTERS).size).toBe(31);
});

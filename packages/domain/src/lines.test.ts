import { expect, it } from 'vitest';
import { isSameLine, type LineKey } from './lines';

const latte: LineKey = { product_id: 'latte', size_id: 2, note: 'hot' };

it.each<[string, Partial<LineKey>, boolean]>([
  ['the same', {}, true],
  ['another product', { product_id: 'mocha' }, false],
  ['another size', { size_id: 3 }, false],
  ['another note', { note: 'cold' }, false],
  ['no note', { note: null }, false],
  ['blanks around the note', { note: ' hot ' }, true],
  ['options, and the defaults', { option_ids: [] }, false],
])('compares %s', (_, change, isSame) => {
  expect(isSameLine(latte, { ...latte, ...change })).toBe(isSame);
});

it.each<[string, number[], boolean]>([
  ['the same', [4, 9], true],
  ['another order', [9, 4], true],
  ['one twice', [4, 9, 4], true],
  ['one more', [4, 9, 10], false],
  ['others', [4, 8], false],
  ['none', [], false],
])('compares options: %s', (_, option_ids, isSame) => {
  expect(isSameLine({ ...latte, option_ids: [4, 9] }, { ...latte, option_ids })).toBe(isSame);
});

it('takes an empty note and none for the same', () => {
  expect(isSameLine({ ...latte, note: '' }, { ...latte, note: null })).toBe(true);
});

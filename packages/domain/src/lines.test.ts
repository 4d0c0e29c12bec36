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
])('compares %s', (_, change, isSame) => {
  expect(isSameLine(latte, { ...latte, ...change })).toBe(isSame);
});

it('takes an empty note and none for the same', () => {
  expect(isSameLine({ ...latte, note: '' }, { ...latte, note: null })).toBe(true);
});

import type { SizeId } from '@seduh/contract';
import { expect, it } from 'vitest';
import { isSameLine, lineName, lineSizeName, sizeProblem, type LineKey } from './lines';

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

it.each<[SizeId[], SizeId, string, string | null]>([
  [[1, 2, 3], 1, 'Regular', null],
  [[1, 2, 3], 2, 'Large', null],
  [[1], 1, '', null],
  [[1], 3, 'Extra Large', 'No longer comes in Extra Large'],
  [[2, 3], 1, 'Regular', 'No longer comes in Regular'],
])('of the sizes %j, size %i is called "%s" and stands against: %s', (sizeIds, sizeId, name, problem) => {
  expect(lineSizeName(sizeIds, sizeId)).toBe(name);
  expect(sizeProblem(sizeIds, sizeId)?.msg ?? null).toBe(problem);
});

it('names a size only where there is one to tell apart', () => {
  expect(lineName({ product_name: 'Hazelnut Latte', size_name: 'Large' })).toBe('Hazelnut Latte, Large');
  expect(lineName({ product_name: 'Butter Croissant', size_name: '' })).toBe('Butter Croissant');
});

import type { CategoryId, SizeId } from '@seduh/contract';
import { expect, it } from 'vitest';
import { lineName, lineSizeName, sizeProblem, usualSizes } from './sizes';

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

it.each<[CategoryId, SizeId[]]>([
  [1, [1, 2, 3]],
  [2, [1, 2, 3]],
  [3, [1]],
  [4, [1]],
])('starts a product of category %i with the sizes %j', (categoryId, sizeIds) => {
  expect(usualSizes(categoryId)).toEqual(sizeIds);
});

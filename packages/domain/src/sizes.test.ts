import type { CategoryId, SizeId } from '@seduh/contract';
import { expect, it } from 'vitest';
import { usualSizes } from './sizes';

it.each<[CategoryId, SizeId[]]>([
  [1, [1, 2, 3]],
  [2, [1, 2, 3]],
  [3, [1]],
  [4, [1]],
])('starts a product of category %i with the sizes %j', (categoryId, sizeIds) => {
  expect(usualSizes(categoryId)).toEqual(sizeIds);
});

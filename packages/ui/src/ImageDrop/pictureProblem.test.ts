import { expect, it } from 'vitest';
import { pictureProblem } from './usePickedImage';

const rules = { types: ['image/jpeg', 'image/png'], maxBytes: 4, wrongType: 'type', tooLarge: 'size' };

it.each([
  ['image/png', 4, null],
  ['image/jpeg', 0, null],
  ['image/png', 5, 'size'],
  ['image/gif', 1, 'type'],
  ['image/gif', 9, 'type'],
  ['', 1, 'type'],
])('says of %s with %i bytes: %s', (type, bytes, problem) => {
  expect(pictureProblem(new File(['x'.repeat(bytes)], 'a.png', { type }), rules)).toBe(problem);
});

import { expect, it } from 'vitest';
import { calledName } from './called-name';

it.each([
  ['Rani Ayu', 'Rani A.'],
  ['Siti nurhaliza binti tarudin', 'Siti T.'],
  ['Suharto', 'Suharto'],
  ['', ''],
])('calls %s %s', (name, called) => {
  expect(calledName(name)).toBe(called);
});

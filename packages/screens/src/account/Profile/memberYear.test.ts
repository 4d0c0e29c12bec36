import { expect, it } from 'vitest';
import { memberYear } from './profileValues';

it.each([
  ['2023-12-31T16:59:59.000Z', 'Asia/Jakarta', '2023'],
  ['2023-12-31T17:00:00.000Z', 'Asia/Jakarta', '2024'],
  ['2023-12-31T17:00:00.000Z', 'America/Los_Angeles', '2023'],
])('%s in %s is in %s', (since, zone, year) => {
  expect(memberYear(since, zone)).toBe(year);
});

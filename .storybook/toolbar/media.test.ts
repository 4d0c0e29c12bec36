import { expect, it } from 'vitest';
import { rewriteMedia } from './media';

const usual = { zoom: 1, isStill: false };

it('leaves a query as it is when nothing is asked for', () => {
  const query = '(48rem <= width < 80rem) and (prefers-reduced-motion: reduce)';
  expect(rewriteMedia(query, usual)).toBe(query);
});

it.each([
  ['(width >= 48rem)', '(width >= 96rem)'],
  ['(48rem <= width < 80rem) and (height <= 30em)', '(96rem <= width < 160rem) and (height <= 60em)'],
  ['(max-width: 18.75rem)', '(max-width: 37.5rem)'],
  ['(width >= 390px)', '(width >= 390px)'],
])('lets the letters count in lengths that are made of them: %s', (query, twice) => {
  expect(rewriteMedia(query, { ...usual, zoom: 2 })).toBe(twice);
});

it.each([
  ['(prefers-reduced-motion: reduce)', '(width >= 0px)'],
  ['(prefers-reduced-motion)', '(width >= 0px)'],
  ['(prefers-reduced-motion:no-preference) and (width < 48rem)', '(width < 0px) and (width < 48rem)'],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('answers the question about motion, and no other: %s', (query, answered) => {
  expect(rewriteMedia(query, { ...usual, isStill: true })).toBe(answered);
});

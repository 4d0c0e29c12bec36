import { expect, it } from 'vitest';
import { universalSiblings } from './sibling-rules.mjs';

it.each([
  ['.a > * + * { margin: 0 }', '* + *'],
  ['* ~ .b { margin: 0 }', '* ~ .b'],
  ['@layer a { .c, .d *+.e:hover, .f { margin: 0 } }', '*+.e:hover'],
  ['.a > :not(.b, :has(.c)) + * { margin: 0 }', ':not(.b, :has(.c)) + *'],
  ['.a > :is(*, .b) ~ .c { margin: 0 }', ':is(*, .b) ~ .c'],
  [':hover + .a { margin: 0 }', ':hover + .a'],
])('refuses what styles all that follows: %s', (css, told) => {
  expect(universalSiblings(css)).toEqual([told]);
});

it.each([
  '.a > .b ~ * { margin: 0 }',
  'main:has(.a) ~ *, .a:not(.b)::before + c, :is(.a, .b) + c, *.a + c, [hidden] + c { margin: 0 }',
  '.a + .b { inline-size: calc(2px * 2 + 1px) }',
  '/* * + * */ .a > * { --b: calc(var(--c) * + 1) }',
])('lets pass what does not: %s', (css) => {
  expect(universalSiblings(css)).toEqual([]);
});

import { expect, it } from 'vitest';
import { physicalSides } from './logical-rules.mjs';

it.each([
  ['a { left: 4px }', 'left: 4px (inline-start or inline-end)'],
  ['@layer a { b { color: red; margin-left: auto; } }', 'margin-left: auto (inline-start or inline-end)'],
  ['a { border-right-width: 1px }', 'border-right-width: 1px (inline-start or inline-end)'],
  ['a { border-top-left-radius: 0 }', 'border-top-left-radius: 0 (start-start, start-end, end-start or end-end)'],
  ['a { text-align: right; }', 'text-align: right (start or end)'],
  [
    'a { padding: 0 calc(1px + var(--b, 2px)) 0 1px; }',
    'padding: 0 calc(1px + var(--b, 2px)) 0 1px (padding-block and padding-inline)',
  ],
])('refuses what stays where it is: %s', (css, told) => {
  expect(physicalSides(css)).toEqual([told]);
});

it.each([
  'a { inset-inline-start: 4px; text-align: end; border-end-start-radius: 0 }',
  'a { padding: 1px 2px 3px }',
  'a { margin: 0 calc(1px + 2px) 4px calc(1px + 2px) }',
  'a { transition: left 1s; --left: 1px; /* left: 1px; */ }',
  'a:left { top: 0 }',
])('lets be what turns with the line: %s', (css) => {
  expect(physicalSides(css)).toEqual([]);
});

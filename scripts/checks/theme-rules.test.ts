import { expect, it } from 'vitest';
import { themedSelectors } from './theme-rules.mjs';

it.each([
  ["@layer a { [data-theme='dark'] .b { --c: 1 } }", "[data-theme='dark'] .b"],
  ['[data-theme=dark]>.b { --c: 1 }', '[data-theme=dark]>.b'],
  ['.a, .b[data-theme="dark"] { --c: 1 }', '.b[data-theme="dark"]'],
  ['html[data-theme="dark"] { --c: 1 }', 'html[data-theme="dark"]'],
  ["[data-theme='dark']:hover { --c: 1 }", "[data-theme='dark']:hover"],
  ['.a:where([data-theme="dark"] *, .b) { --c: 1 }', '.a:where([data-theme="dark"] *, .b)'],
  ["@media print { .a { [data-theme='dark'] & { --c: 1 } } }", "[data-theme='dark'] &"],
])('refuses what a theme inside of another one would not undo: %s', (css, told) => {
  expect(themedSelectors(css)).toEqual([told]);
});

it.each([
  ":root, [data-theme='light'] { --a: 1 } [data-theme='dark'] { --a: 2 }",
  '@media print { :root, [data-theme] { --a: 1 } }',
  // all in either theme
  '.doc-theme[data-theme] { color: var(--ink) }',
  '@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));\n.a { color: var(--ink) }',
  "/* [data-theme='dark'] .a { } */ .a { color: var(--ink) }",
])('lets pass what inheritance decides: %s', (css) => {
  expect(themedSelectors(css)).toEqual([]);
});

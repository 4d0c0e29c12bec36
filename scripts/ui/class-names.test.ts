import { expect, it } from 'vitest';
import { bareNames } from './class-names.mjs';

it.each([
  ['a class', '.btn { color: red }', ['.btn']],
  ['one behind another', '.sd-card > a.link:hover { top: 0 }', ['.link']],
  ['one in a function', '.sd-btn:where(.danger, .sd-off) { top: 0 }', ['.danger']],
  ['one in a nested rule', '.sd-card { &.open { top: 0 } }', ['.open']],
  ['an animation', '@keyframes spin { to { rotate: 1turn } }', ['@keyframes spin']],
  ['one that is played', '.sd-a { animation: spin 1s; animation-duration: 2s }', ['@keyframes spin']],
  ['one in a token', ':root { --animate-spin: spin 1s }', ['@keyframes spin']],
  ['one of each, once', '.a .a { top: 0 } @keyframes sd-a { to { top: 0 } }', ['.a']],
])('finds %s without our prefix', (_, css, found) => {
  expect(bareNames(css)).toEqual(found);
});

it.each([
  ['a prefixed name', '.sd-btn.sd-btn-line { animation: sd-spin 1s } @keyframes sd-spin { to { rotate: 1turn } }'],
  ['an animation that is off', '.sd-a { animation: none } .sd-b { animation: var(--animate-spin) }'],
  ['a number', '.sd-btn { margin: .5rem 0.25rem; opacity: .9 }'],
  ['a comment', '/* beside .btn */ .sd-btn { top: 0 }'],
  ['a file', "@import './base.css'; @font-face { src: url('./fonts/a.woff2') format('woff2') }"],
  [
    'an address',
    `:root { --tile: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' transform='rotate(9)'%3E") }`,
  ],
])('leaves %s alone', (_, css) => {
  expect(bareNames(css)).toEqual([]);
});

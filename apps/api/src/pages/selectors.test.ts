import { describe, expect, it } from 'vitest';
import { elementsOf } from './elements';
import { canMatch, selectorsOf } from './selectors';

const page = elementsOf(
  `<main id="main"><a class="a b md:c" href="/x?y=1&amp;z=2" aria-current="page"><i></i><img alt="a &quot;b&quot;"/><b></b></a>
  <!-- <u> --><details class="d"><summary>s</summary></details><input type="search" placeholder="p"/><button disabled="">
  <svg><path d="M0"></path></svg></button></main>`,
);

it('reads the elements of a page with who stands round them', () => {
  expect(page.map(({ tag, parent, previous }) => [tag, parent?.tag, previous?.tag])).toEqual([
    ['html', undefined, undefined],
    ['body', 'html', undefined],
    ['main', 'body', undefined],
    ['a', 'main', undefined],
    ['i', 'a', undefined],
    ['img', 'a', 'i'],
    ['b', 'a', 'img'],
    ['details', 'main', 'a'],
    ['summary', 'details', undefined],
    ['input', 'main', 'details'],
    ['button', 'main', 'input'],
    ['svg', 'button', undefined],
    ['path', 'svg', undefined],
  ]);
  expect(page[3]?.attributes.get('href')).toBe('/x?y=1&z=2');
  expect(page[5]?.attributes.get('alt')).toBe('a "b"');
});

it('keeps what is said of a field that its browser may call wrong', () => {
  const fields = ['<input type="email"/>', '<textarea required=""></textarea>', '<input pattern="x"/>'];
  for (const field of fields) expect([field, canMatch(':-moz-ui-invalid', elementsOf(field))]).toEqual([field, true]);
  expect(canMatch(':-moz-ui-invalid', elementsOf('<input type="search" placeholder="email"/>'))).toBe(false);
});

describe('canMatch', () => {
  it.each([
    '*',
    'html body > main a.a.b',
    String.raw`.md\:c`,
    'A',
    '#main .a',
    'i + img + b, i ~ b',
    'main > *',
    '[aria-current]',
    'a[aria-current="page"]',
    "[href^='/x'][href$=\"z=2\"][href*='?']",
    'a[aria-current=PAGE i]',
    // the visitor, or a script of the head, changes these
    'details[open] > summary',
    '[data-theme=dark] .a',
    '.a:focus-visible',
    'input:not(.a):autofill',
    ':is(.no, main) > :where(.a)',
    'main:has(> .a):has(.no, i)',
    'a:has(+ details):has(> i)',
    'button:has(path)',
    '.a::after',
    'input::placeholder',
    '::-webkit-search-decoration',
    'button:disabled svg',
    ':root',
    // not understood
    '.a || .b',
  ])('takes %s for possible', (selector) => {
    expect(selectorsOf(selector).every((one) => canMatch(one, page))).toBe(true);
  });

  it.each([
    '.no',
    '.a .b',
    'body > .a',
    'b + i',
    'img ~ i',
    '[aria-current="step"]',
    '[hidden]',
    '[href^="x"]',
    '.a:hover',
    'button:not(.x):active',
    'summary:disabled',
    ':is(.no, table) i',
    'main:has(.no)',
    // what is there, but not in it
    'details:has(i)',
    'a:has(> summary, .a)',
    ':-moz-focusring',
    ':-moz-ui-invalid',
    ':host',
    '::backdrop',
    '::-webkit-date-and-time-value',
    'button::file-selector-button',
    'main:root',
  ])('knows that %s means nothing here', (selector) => {
    expect(canMatch(selector, page)).toBe(false);
  });
});

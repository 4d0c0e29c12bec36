import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { isolate } from './isolate.mjs';

const OURS =
  ":where(:is([class^='sd-'], [class*=' sd-']), :is([class^='sd-'], [class*=' sd-']):not(.sd-wrap) :is(:not([class]), svg))";

/** Its rules in `parts.css`, each in one line, without what stands at the end of every one; `_` stands for what is ours. */
function partsOf(css: string): string[] {
  const lines: string[] = [];
  parse(isolate(css).parts).walkRules((rule: Rule) => {
    const said = rule.nodes.map(String).join('; ');
    if (!/revert-layer|letter-spacing: normal/.test(said))
      lines.push(`${rule.selector.replaceAll(OURS, '_')} { ${said.trim()} }`);
  });
  return lines;
}

it.each([
  ['elements', 'h1, h2 { top: 0 }', [':is(h1, h2)_ { top: 0 }']],
  // a list is not as strong as its strongest
  ['weights', "button, [role='button'], a:hover { top: 0 }", ["button_, [role='button']_, a:hover_ { top: 0 }"]],
  ['everything', '*, ::before { top: 0 }', ['_, _::before { top: 0 }']],
  ['a class among elements', '.sd-a, h1 { top: 0 }', ['h1_, .sd-a { top: 0 }']],
  ['an element beside the page', 'html, main, h1 { color: red; top: 0 }', ['h1_ { color: red; top: 0 }']],
  ['lists in a selector', ':is(ul, ol):has(> li, p) li { top: 0 }', [':is(ul, ol):has(> li, p) li_ { top: 0 }']],
  ['texts', `a[title='{,}::b'] { top: 0 }`, [`a[title='{,}::b']_ { top: 0 }`]],
  ['a text and a pseudo-element', `a[title="):: \\""]::after { top: 0 }`, [`a[title="):: \\""]_::after { top: 0 }`]],
  ['an old pseudo-element', 'li:before:hover { top: 0 }', ['li_:before:hover { top: 0 }']],
  ['a pseudo-class of such a name', 'li:before-all { top: 0 }', ['li:before-all_ { top: 0 }']],
  ['any in an element', 'p ::before { top: 0 }', ['p _::before { top: 0 }']],
  ['an escape', 'a\\:\\:b { top: 0 }', ['a\\:\\:b_ { top: 0 }']],
  ['a comment', 'h1 /* h2, .x { */ { top: 0 }', ['h1_ { top: 0 }']],
  ['conditions', '@supports (top: 0) { @media (width > 1px) { p { top: 0 } } }', ['p_ { top: 0 }']],
  [
    'what is nested',
    'p { &:hover { top: 0 } > b { top: 0 } }',
    ['p_ { &:hover { top: 0 }; > b { top: 0 } }', '&:hover { top: 0 }', '> b { top: 0 }'],
  ],
  [
    'an animation',
    '@keyframes sd-a { from, 50% { top: 0 } to { top: 1px } }',
    ['from, 50% { top: 0 }', 'to { top: 1px }'],
  ],
])('keeps to parts: %s', (_, css, expected) => {
  // what the page passes on is another matter, see below
  expect(partsOf(`@layer base { ${css} }`).filter((line) => !line.includes(':not(:is('))).toEqual(expected);
});

it('gives the outermost part what it would inherit, and nothing else of a page', () => {
  const [control, outermost, ...more] = partsOf('@layer base { html, body { color: red; margin: 0 } }');
  expect(control).toMatch(/:is\(button, input, select, textarea\):not\(a b\) \{ color: red \}$/);
  expect(outermost).toMatch(/^:where\(.*\) \{ color: red \}$/);
  expect(more).toEqual([]);
});

it('lets the outermost part start anew where a host may say what our page never does', () => {
  const { parts, styles } = isolate('');
  expect(parts).toContain('{ letter-spacing: normal; text-align: start; text-indent: 0; text-transform: none; }');
  expect(styles).not.toContain('letter-spacing');
});

it('refuses what it cannot tell apart', () => {
  for (const css of ['html[dir] { top: 0 }', 'body > p { top: 0 }', ':root:has(a) { top: 0 }'])
    expect(() => isolate(`@layer base { ${css} }`)).toThrow('is about a page');
});

it('prints parts, and leaves the page to its host', () => {
  const css = `@media print { :where(html, body) { top: 0 } html, h1, h2 { top: 0 } li::before { top: 0 } @page { margin: 0 } }`;
  expect(partsOf(css)).toEqual(['h1_, h2_ { top: 0 }', 'li_::before { top: 0 }']);
  expect(partsOf('@media only print and (width > 1px) { b { top: 0 } }')).toEqual(['b_ { top: 0 }']);
  expect(partsOf('@media not print { b { top: 0 } }')).toEqual(['b { top: 0 }']);
});

it('gives tokens that Tailwind has too to parts alone', () => {
  const css = ':root { --accent: red; --radius-md: 1px }';
  const [own, root] = partsOf(`@layer theme { ${css} }`);
  expect(own).toMatch(/^:where\(.*\) \{ --radius-md: 1px \}$/);
  expect(root).toBe(':root { --accent: red }');
  expect(isolate(`@layer theme { ${css} }`).styles).toContain('--accent: red; --radius-md: 1px');
});

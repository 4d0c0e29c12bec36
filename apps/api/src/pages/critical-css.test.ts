import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css';
import { elementsOf } from './elements';

const page = elementsOf(
  '<h1 class="c"></h1><p><b class="a"><i class="b"></i></b></p><input type="search" disabled="" placeholder="x"/><hr/>',
);

describe('criticalCss', () => {
  it.each([
    ['keeps what names no class', 'h1,html[data-theme=dark]{top:0}', 'h1,html[data-theme=dark]{top:0}'],
    ['keeps a class that is there', '.a .b{top:0}', '.a .b{top:0}'],
    ['drops a class that is not', '.a .no{top:0}', ''],
    ['drops an element that is not there', 'p .a,table,p table.a{top:0}', 'p .a{top:0}'],
    [
      'takes no pseudo-element, attribute or id for an element',
      '::placeholder,[type=search]:where(:not([hidden=x])),#main{top:0}',
      '::placeholder,[type=search]:where(:not([hidden=x])),#main{top:0}',
    ],
    ['drops what is left empty', '@supports (top:0){*{--none:initial}}.a{--none:1px}', ''],
    [
      'drops the second choice for a token that is always there',
      ':root,:host{--x:1px}[data-theme=dark]{--y:1px}.a{top:var(--x,calc(var(--z,2px)*2));left:var(--y,2px)}',
      ':root{--x:1px}[data-theme=dark]{--y:1px}.a{top:var(--x);left:var(--y,2px)}',
    ],
    ['says once what a minifier said again', '.a{-x:y;-x:y;-x:y;x:y}', '.a{-x:y;x:y}'],
    ['drops one selector of a list', '.no,.a:focus,.a.no{top:0}', '.a:focus{top:0}'],
    ["leaves a pointer's effects for later", '.a:hover,.a:active,.a:not(:hover){top:0}', '.a:not(:hover){top:0}'],
    ['leaves movement for later', '.a{transition:top 1s,left 1s;top:0}.a{transition:left 1s}', '.a{top:0}'],
    [
      'drops a token that means itself',
      ':root{--x:var(--x);--y:var(--x)}.a{top:var(--y)}',
      ':root{--y:var(--x)}.a{top:var(--y)}',
    ],
    [
      'keeps what is registered of a token in use',
      '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}.a{top:var(--x)}',
      '@property --x{syntax:"*";inherits:false}.a{top:var(--x)}',
    ],
    [
      'looks into groups',
      '@media (width>1rem){.a{top:0}.no{top:0}}@media (width<1rem){.no{top:0}}',
      '@media (width>1rem){.a{top:0}}',
    ],
    ['leaves paper for later', '@media print{.a{top:0}}', ''],
    ['keeps the order of layers', '@layer x,y;@layer y{.no{top:0}}', '@layer x,y;@layer y{}'],
    ['is not taken in by strings', '.a:before{content:"}.no{"}', '.a:before{content:"}.no{"}'],
    [
      'keeps an animation that runs',
      '.a{animation:x 1s}@keyframes x{0%{top:0}}',
      '.a{animation:x 1s}@keyframes x{0%{top:0}}',
    ],
    ['drops one that does not', '.no{animation:x 1s}@keyframes x{0%{top:0}to{top:1px}}', ''],
    ['leaves fonts to the whole files', '@font-face{src:url(x)}@font-face{src:local(y)}', '@font-face{src:local(y)}'],
    ['drops comments', '/*! by */.a{top:0}', '.a{top:0}'],
  ])('%s', (_, css, expected) => {
    expect(criticalCss(css, page)).toBe(expected);
  });

  it('keeps tokens that are used, also by tokens', () => {
    const css =
      ':root{--far:1px;--near:var(--far);--none:var(--lost);--lost:2px}.a{top:var(--near)}.no{top:var(--lost)}';
    expect(criticalCss(css, page)).toBe(':root{--far:1px;--near:var(--far);}.a{top:var(--near)}');
  });

  it('says how little may move only where something does', () => {
    const reduced = '@media (prefers-reduced-motion:reduce){*{animation-duration:.01ms!important}}';
    expect(criticalCss(`.a{top:0}${reduced}`, page)).toBe('.a{top:0}');
    const moving = '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}';
    expect(criticalCss(moving + reduced, page)).toContain(reduced);
  });
});

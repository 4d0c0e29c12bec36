import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBlock } from './declarations';
import { readTokens } from './readTokens';

const css = readFileSync('packages/ui/src/styles/tokens.css', 'utf8');
const tokens = readTokens(css);

const named = <T extends { name: string }>(list: T[], name: string) => list.find((one) => one.name === name);

const small = `
@theme static {
  --color-*: initial;
  --color-clay-50: #fff0e0;
  --color-clay-900: #201008; /* the "dark" one; old */
  --text-lg: clamp(1rem, 0.5rem + 1vw, 1.5rem);
  --text-lg--line-height: 1.5;
  --spacing: 0.25rem;
  --breakpoint-sm: 30rem;  /*  480 large phone          */
  @keyframes turn { to { --angle: 1turn; } }
}
:root, [data-theme="light"] {
  --page: var(--color-clay-50); /* all of it */
  --shadow-1: 0 1px 0 var(--edge);

  --edge: #102030;
}
:root {
  --z-bar: 200;
  --kawung: url("data:image/svg+xml;x,%3Csvg/%3E");
}
[data-theme="dark"] {
  --page: var(--color-clay-900);
  --edge: rgb(0 0 0 / 0.5);
}
`;

it('follows every var() to its end, in each theme', () => {
  const { roles, shadows } = readTokens(small);
  expect(roles).toEqual([
    {
      name: 'page',
      property: '--page',
      note: 'all of it',
      paragraph: 0,
      source: 'var(--color-clay-50)',
      light: '#fff0e0',
      dark: '#201008',
    },
    {
      name: 'edge',
      property: '--edge',
      note: '',
      paragraph: 1,
      source: '#102030',
      light: '#102030',
      dark: 'rgb(0 0 0 / 0.5)',
    },
  ]);
  // it is not written again for the dark, yet what it is made of changes
  expect(shadows).toEqual([
    {
      name: 'shadow-1',
      property: '--shadow-1',
      note: '',
      paragraph: 0,
      source: '0 1px 0 var(--edge)',
      light: '0 1px 0 #102030',
      dark: '0 1px 0 rgb(0 0 0 / 0.5)',
    },
  ]);
});

it('sorts values by what they are', () => {
  const read = readTokens(small);
  expect(read.ramps).toEqual([
    {
      family: 'clay',
      steps: [
        { name: '50', property: '--color-clay-50', value: '#fff0e0', note: '' },
        { name: '900', property: '--color-clay-900', value: '#201008', note: 'the "dark" one; old' },
      ],
    },
  ]);
  expect(read.type).toEqual([
    {
      name: 'lg',
      property: '--text-lg',
      size: 'clamp(1rem, 0.5rem + 1vw, 1.5rem)',
      minPx: 16,
      maxPx: 24,
      lineHeight: '1.5',
      letterSpacing: null,
    },
  ]);
  expect(read.breakpoints).toEqual([
    { name: 'sm', property: '--breakpoint-sm', value: '30rem', px: 480, note: 'large phone' },
  ]);
  expect(read.layers).toEqual([{ name: 'bar', property: '--z-bar', value: '200', note: '', z: 200 }]);
  expect(read.tiles.map(({ value }) => value)).toEqual(['url("data:image/svg+xml;x,%3Csvg/%3E")']);
  expect(read.spacing).toBe(4);
});

it('says what is missing', () => {
  expect(() => readTokens(':root {}')).toThrow('no block "@theme static"');
  expect(() => readTokens(small.replace('--edge: #102030;', ''))).toThrow('nothing is called --edge');
});

it('leaves nothing of the real stylesheet out', () => {
  const { spacing: _, ...lists } = tokens;
  const found = Object.values(lists).flat().length + tokens.ramps.flatMap(({ steps }) => steps).length;
  const apart = new Set(['color-transparent', 'color-current', 'color-white', 'spacing']);
  const written = [
    ...readBlock(css, '@theme static'),
    ...readBlock(css, ':root, [data-theme="light"]'),
    ...readBlock(css, ':root'),
  ]
    // a type step's height and spacing are read with its size
    .filter(({ name }) => !name.includes('--') && !apart.has(name));
  expect(found - tokens.ramps.length).toBe(written.length);
});

it('reads the figures that the layout rests on', () => {
  expect(tokens.breakpoints.map(({ name, px }) => [name, px])).toEqual([
    ['sm', 480],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
  ]);
  expect(named(tokens.type, '2xs')).toMatchObject({
    minPx: 12,
    maxPx: 12,
    lineHeight: '1rem',
    letterSpacing: '0.01em',
  });
  expect(named(tokens.roles, 'muted')?.note).toBe('captions, meta: AA on sunken');
  expect(tokens.sizes.map(({ name }) => name)).toEqual(['gutter', 'section', 'bar-top', 'bar-bottom', 'tap']);
});

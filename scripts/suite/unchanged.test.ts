import { describe, expect, it } from 'vitest';
import { importersOf } from './graph.mjs';
import { greenOf, keysOf } from './unchanged.mjs';

/** A house as ours, in small. */
const SOURCES: Record<string, string> = {
  'pnpm-lock.yaml': '',
  'packages/ui/src/styles/index.css': '',
  'packages/ui/src/Button/Button.tsx': "import './Button.css';\nexport const Button = 1;\n",
  'packages/ui/src/Button/Button.css': '',
  'packages/ui/src/Button/Button.guide.ts': '',
  'packages/ui/src/Button/Button.figures.tsx': "import { Price } from '../Price/Price';\n",
  'packages/ui/src/Button/Button.stories.tsx': "import { Button } from './Button';\n",
  'packages/ui/src/Price/Price.tsx': 'export const Price = 1;\n',
  'packages/ui/src/Price/Price.stories.tsx': "import { Price } from './Price';\n",
  'packages/screens/src/cart/lazy.ts': "import('./Cart');\n",
  'packages/screens/src/cart/Cart.tsx': "import { Button } from '../../../ui/src/Button/Button';\n",
  'packages/screens/src/cart/Cart.stories.tsx': "import './lazy';\n",
  'packages/api-client/src/mocks.ts': '',
  '.storybook/preview.tsx':
    "import '../packages/api-client/src/mocks';\nimport '../packages/ui/src/Button/Button';\nimport '../packages/ui/src/styles/index.css';\n",
  'tests/visual/camera.ts': '',
  'tests/visual/baselines/UI/Button/pictures.json': '{}',
  'tests/e2e/buys.spec.ts': '',
};
const BUTTON = 'packages/ui/src/Button/Button.stories.tsx';
const PRICE = 'packages/ui/src/Price/Price.stories.tsx';
const CART = 'packages/screens/src/cart/Cart.stories.tsx';
const TITLES = new Map([
  [BUTTON, new Set(['UI/Actions/Button', 'UI/Button'])],
  [PRICE, new Set(['UI/Price'])],
  [CART, new Set(['Screens/Cart'])],
]);

const tree = {
  files: Object.keys(SOURCES),
  importers: importersOf(Object.keys(SOURCES), (file: string) => SOURCES[file] ?? '', {}),
};
const keys = (changed?: string, taker = 'browser 1') =>
  keysOf(tree, (file: string) => (file === changed ? 'other' : 'as it was'), TITLES, taker);

/** Story files that are looked at again when this file changes. */
function touched(changed: string, taker?: string): string[] {
  const before = keys();
  return [...keys(changed, taker)].filter(([file, key]) => before.get(file) !== key).map(([file]) => file);
}

describe('a story is looked at again', () => {
  it.each([
    ['what it imports', 'packages/ui/src/Button/Button.tsx', [BUTTON, CART]],
    ['its own file', PRICE, [PRICE]],
    ['what it imports on demand', 'packages/screens/src/cart/Cart.tsx', [CART]],
    ['what its docs page says, found by name', 'packages/ui/src/Button/Button.guide.ts', [BUTTON]],
    ['what its docs page shows', 'packages/ui/src/Price/Price.tsx', [BUTTON, PRICE]],
    ['its accepted pictures', 'tests/visual/baselines/UI/Button/pictures.json', [BUTTON]],
    ['any style: all are in one page', 'packages/ui/src/Button/Button.css', [BUTTON, PRICE, CART]],
    ['what decorates every story', 'packages/api-client/src/mocks.ts', [BUTTON, PRICE, CART]],
    ['who looks', 'tests/visual/camera.ts', [BUTTON, PRICE, CART]],
    ['a version of a library', 'pnpm-lock.yaml', [BUTTON, PRICE, CART]],
    ['nothing it is made of', 'tests/e2e/buys.spec.ts', []],
  ])('by a change of %s', (_, changed, expected) => expect(touched(changed)).toEqual(expected));

  it('by another browser', () => expect(touched('', 'browser 2')).toHaveLength(3));
});

describe('what was green', () => {
  it('is what no test of its titles failed in', () => {
    const failed = ['UI/Button opens at rest, where it begins', 'Screens/Cart'];
    expect(greenOf([BUTTON, PRICE, CART], TITLES, failed)).toEqual([PRICE]);
  });
});

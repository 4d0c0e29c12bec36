import { describe, expect, it } from 'vitest';
import { chooseParts } from './choose-parts.mjs';
import { importersOf, reach } from './graph.mjs';

const stories = (name: string, count: number) =>
  `import { ${name} } from './${name}';\nexport default { component: ${name} };\n` +
  Array.from({ length: count }, (_, index) => `export const State${index}: Story = {};`).join('\n');

/** A house as ours, in small. */
const SOURCES: Record<string, string> = {
  'package.json': '{}',
  'README.md': '',
  'packages/ui/src/index.ts': "export * from './Button';\nexport { Price, type PriceProps } from './Price';\n",
  'packages/ui/src/Button/index.ts': "export { Button } from './Button';\n",
  'packages/ui/src/Button/Button.tsx': "import './Button.css';\nexport const Button = 1;\n",
  'packages/ui/src/Button/Button.css': '',
  'packages/ui/src/Button/Button.stories.tsx': stories('Button', 3),
  'packages/ui/src/Button/Button.test.tsx': "import { Button } from './Button';\n",
  'packages/ui/src/Price/index.ts': "export { Price, type PriceProps } from './Price';\n",
  'packages/ui/src/Price/Price.tsx': 'export interface PriceProps {}\nexport function Price() {}\n',
  'packages/ui/src/Price/Price.stories.tsx': stories('Price', 3),
  'packages/ui/src/Price/words.test.ts': "import type { PriceProps } from './Price';\n",
  'packages/ui/src/styles/index.css': "@import './tokens.css';",
  'packages/ui/src/styles/tokens.css': '',
  'packages/contract/src/index.ts': 'export const limit = 1;\n',
  'packages/screens/src/cart/index.ts': "export { CartScreen } from './CartScreen';\n",
  'packages/screens/src/cart/CartScreen.tsx': "import { Button } from '@seduh/ui';\nexport function CartScreen() {}\n",
  'packages/screens/src/cart/sum.ts': "new Worker(new URL('./sum.worker.ts', import.meta.url));\n",
  'packages/screens/src/cart/sum.worker.ts': '',
  'packages/screens/src/cart/CartScreen.stories.tsx': stories('CartScreen', 2),
  'packages/screens/src/board/BoardScreen.tsx': "import * as ui from '@seduh/ui';\nexport function BoardScreen() {}\n",
  'apps/storefront/src/main.tsx': "import '@seduh/ui/styles.css';\nawait import('./CartRoute');\n",
  'apps/storefront/src/CartRoute.tsx': "import { CartScreen } from '@seduh/screens/cart';\n",
  'apps/api/src/server.ts': "import { limit } from '@seduh/contract';\n",
  'apps/api/src/server.test.ts': "import './server';\n",
  'apps/api/src/encoder.ts': "import './encode';\n",
  'apps/api/src/encode.ts': '',
  'apps/api/src/db/0001.sql': '',
  '.storybook/preview.tsx':
    "import '@seduh/ui/styles.css';\nimport { Price } from '@seduh/ui';\nimport('../apps/storefront/src/main');\n",
  'tests/e2e/buys.spec.ts': '',
  'tests/faults/faults.spec.ts': '',
};
const PACKAGES = {
  '@seduh/ui': {
    folder: 'packages/ui',
    exports: { '.': './src/index.ts', './styles.css': './src/styles/index.css', './*': './src/*/index.ts' },
  },
  '@seduh/screens': { folder: 'packages/screens', exports: { './*': './src/*/index.ts' } },
  '@seduh/contract': { folder: 'packages/contract', exports: { '.': './src/index.ts' } },
};
const READER = 'packages/ui/src/Price/words.test.ts';

function treeOf(sources: Record<string, string>) {
  const files = Object.keys(sources);
  return { files, importers: importersOf(files, (file: string) => sources[file] ?? '', PACKAGES), readers: [READER] };
}
const tree = treeOf(SOURCES);
const plan = (...changed: string[]) => chooseParts(changed, tree);
const reached = (file: string) => [...reach([file], tree.importers.all)].filter((one) => one !== file);

describe('the graph', () => {
  it('leads through an entry to who uses the name, and to no other', () => {
    const users = reached('packages/ui/src/Button/Button.tsx');
    expect(users).toEqual(
      expect.arrayContaining(['packages/screens/src/cart/CartScreen.tsx', 'apps/storefront/src/main.tsx']),
    );
    expect(reached('packages/ui/src/Price/Price.tsx')).not.toContain('packages/screens/src/cart/CartScreen.tsx');
  });

  it('takes who imports everything for a user of each', () => {
    expect(reached('packages/ui/src/Price/Price.tsx')).toContain('packages/screens/src/board/BoardScreen.tsx');
  });

  it('passes over types, which are gone at run time', () => {
    expect(reached('packages/ui/src/Price/Price.tsx')).not.toContain(READER);
  });

  it('follows the address of a worker', () => {
    expect(reached('packages/screens/src/cart/sum.worker.ts')).toEqual(['packages/screens/src/cart/sum.ts']);
  });

  it('follows stylesheets, and knows what is imported on demand', () => {
    expect(reached('packages/ui/src/styles/tokens.css')).toContain('apps/storefront/src/main.tsx');
    const eager = reach(['apps/storefront/src/main.tsx'], tree.importers.eager);
    expect([...eager]).not.toContain('.storybook/preview.tsx');
  });
});

describe('a change', () => {
  it('of a component runs its tests and the stories that show it, and says what it leaves', () => {
    const { parts, left } = plan('packages/ui/src/Button/Button.tsx');
    expect(Object.keys(parts)).toEqual(['check', 'unit', 'build', 'size', 'ui', 'stories', 'storybook']);
    expect(parts.unit).toEqual(['packages/ui/src/Button/Button.test.tsx', READER]);
    expect(parts.stories).toEqual({
      near: ['packages/ui/src/Button/Button.stories.tsx', 'packages/screens/src/cart/CartScreen.stories.tsx'],
      far: [],
      titles: [],
    });
    expect(left).toEqual(['the journeys (e2e)']);
  });

  it('of a component that nearly all show keeps to the main state of the screens', () => {
    const many = treeOf({ ...SOURCES, 'packages/screens/src/cart/CartScreen.stories.tsx': stories('CartScreen', 300) });
    const { parts, left } = chooseParts(['packages/ui/src/Button/Button.css'], many);
    expect(parts.stories).toEqual({
      near: ['packages/ui/src/Button/Button.stories.tsx'],
      far: ['packages/screens/src/cart/CartScreen.stories.tsx'],
      titles: [],
    });
    expect(left).toEqual(['the screens’ other states than Success, the flows', 'the journeys (e2e)']);
    const ofScreen = chooseParts(['packages/screens/src/cart/CartScreen.tsx'], many);
    expect(ofScreen.parts.stories).toMatchObject({ far: [] });
  });

  it('of a component is judged by its own stories even where a decorator shows it', () => {
    expect(plan('packages/ui/src/Price/Price.tsx').parts.stories).toMatchObject({
      near: ['packages/ui/src/Price/Price.stories.tsx'],
    });
  });

  it.each([
    'packages/ui/src/styles/tokens.css',
    '.storybook/preview.tsx',
    'tests/storybook/axe.ts',
    'apps/storefront/public/a.svg',
  ])('of %s runs every story', (file) => {
    expect(plan(file).parts).toMatchObject({ stories: true, storybook: true });
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'vite.config.ts', 'packages/ui/package.json', 'scripts/suite/test.mjs'])(
    'of %s runs the whole suite',
    (file) => {
      const { parts, left } = plan(file);
      expect(Object.values(parts).filter((what) => what !== true)).toEqual([]);
      expect([Object.keys(parts).length, left]).toEqual([10, []]);
    },
  );

  it('of words is only checked', () => {
    expect(plan('README.md', 'docs/decisions/0001-a.md')).toEqual({ parts: { check: true }, left: [] });
  });

  it.each(['packages/contract/src/index.ts', 'apps/api/src/db/0001.sql'])(
    'of %s runs the server’s tests and the journeys, and no story',
    (file) => {
      const { parts, left } = plan(file);
      expect(parts).toMatchObject({ api: ['apps/api/src/server.test.ts'], build: true, e2e: true });
      expect(parts).not.toHaveProperty('stories');
      expect(left).toEqual([]);
    },
  );

  it('of a program that the server starts builds it for the journeys', () => {
    expect(plan('apps/api/src/encode.ts').parts).toMatchObject({ build: true, e2e: true });
  });

  it('of how a process starts, ends or finds its database operates the shop', () => {
    for (const file of ['apps/api/src/serve.ts', 'apps/api/src/platform/db/pool.ts', 'tests/operations/load.mjs'])
      expect(plan(file).parts).toMatchObject({ build: true, operations: true });
    for (const file of ['apps/api/src/platform/db/pool.test.ts', 'apps/api/src/encode.ts'])
      expect(plan(file).parts).not.toHaveProperty('operations');
  });

  it('of a walk runs that walk, of a journey the journeys, of an accepted picture its title', () => {
    expect(plan('tests/faults/faults.spec.ts').parts).toEqual({
      check: true,
      unit: [READER],
      stories: true,
      storybook: true,
    });
    expect(plan('tests/e2e/buys.spec.ts').parts).toEqual({ check: true, unit: [READER], build: true, e2e: true });
    expect(plan('tests/visual/baselines/UI/Button/pictures.json').parts.stories).toEqual({
      near: [],
      far: [],
      titles: ['UI/Button'],
    });
  });

  it('of the page of a component walks over its stories, with which its docs are opened', () => {
    for (const end of ['guide.ts', 'figures.tsx', 'example.tsx']) {
      const { parts } = plan(`packages/ui/src/Price/Price.${end}`);
      expect(parts.stories).toMatchObject({ near: ['packages/ui/src/Price/Price.stories.tsx'], far: [] });
    }
  });

  it('of the config of Vitest runs all its tests', () => {
    expect(plan('vitest.config.ts').parts).toMatchObject({ unit: true, api: true });
  });
});

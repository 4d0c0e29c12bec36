import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arrowsIn, arrowsOf, differences, drawMap } from './map-picture.mjs';

const tokens = readFileSync(join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css'), 'utf8');

const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

const ARROWS = ['apps/api > packages/contract', 'apps/api > packages/domain', 'packages/domain > packages/contract'];

it('tells which workspace knows which, each once, and nothing of what is inside one or outside all', () => {
  const modules = [
    imports('apps/api/src/app.ts', 'packages/domain/src/index.ts', 'apps/api/src/deps.ts', 'node_modules/pg/index.js'),
    imports('apps/api/src/deps.ts', 'packages/contract/src/index.ts', 'packages/domain/src/hours.ts', 'fs'),
    imports('packages/domain/src/hours.ts', 'packages/contract/src/index.ts'),
    imports('.storybook/main.ts', 'packages/ui/src/index.ts'),
  ];
  expect(arrowsOf(modules)).toEqual(ARROWS);
});

it('reads the same arrows out of a picture that were drawn into it, and names those that came and went', () => {
  const shown = arrowsIn(drawMap(ARROWS, tokens));
  expect(shown).toEqual(ARROWS);
  expect(differences(shown, ARROWS)).toEqual([]);
  expect(differences(shown, ['apps/api > packages/embedded-postgres', ...ARROWS.slice(1)])).toEqual([
    'not in the picture: apps/api > packages/embedded-postgres',
    'no import makes: apps/api > packages/contract',
  ]);
});

it('draws faintly what a longer way tells too, in the colours of both themes', () => {
  const svg = drawMap(ARROWS, tokens);
  const told = [...svg.matchAll(/class="arrow told" data-arrow="([^"]+)"/g)].map(([, arrow]) => arrow);
  expect(told).toEqual(['apps/api &gt; packages/contract']);
  expect(svg).toContain('--raised: #fffdf9;');
  expect(svg.slice(svg.indexOf('prefers-color-scheme: dark'))).toContain('--raised: #261a13;');
});

it('asks for a place for what has none', () => {
  expect(() => drawMap(['packages/tea > packages/contract'], tokens)).toThrow('packages/tea: give it a place');
});

import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { readSets } from './dtcg';
import type { RoleName, TokenName, TokenReference } from './names';
import { namesFile } from './namesFile';

const css = ['tokens', 'density'].map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8')).join('\n');

it('names what the stylesheet has (after a change of it: npm run tokens)', () => {
  expect(readFileSync('packages/ui/src/tokens/names.ts', 'utf8')).toBe(namesFile(readSets(css)));
});

it('tells a token from a slip of the pen', () => {
  expectTypeOf<'accent'>().toExtend<RoleName>();
  expectTypeOf<'radius-md'>().toExtend<TokenName>();
  expectTypeOf<'var(--on-accent)'>().toExtend<TokenReference<RoleName>>();
  expectTypeOf<'acent'>().not.toExtend<TokenName>();
  expectTypeOf<'radius-md'>().not.toExtend<RoleName>();
  expectTypeOf<'var(--acent)'>().not.toExtend<TokenReference>();
});

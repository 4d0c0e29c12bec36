import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as dtcg from '../../packages/ui/src/token-files/dtcg';
import { namesFile } from './names.mjs';

const src = 'packages/ui/src';
const css = ['tokens', 'density'].map((name) => readFileSync(`${src}/styles/${name}.css`, 'utf8')).join('\n');

it('names what the stylesheets have (after a change of them: npm run tokens)', () => {
  expect(readFileSync(`${src}/tokens/names.ts`, 'utf8')).toBe(namesFile(dtcg, dtcg.readSets(css)));
});

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import * as everything from '@seduh/ui';

const { resolve } = createRequire(import.meta.url);
const src = 'packages/ui/src';
const components = [...readdirSync(src), ...readdirSync(`${src}/shop`).map((name) => `shop/${name}`)].filter((path) =>
  /^(shop\/)?[A-Z]/.test(path),
);

it.each(components)('%s comes by its own name, and is the same as from the whole', async (path) => {
  const part: object = await import(/* @vite-ignore */ `@seduh/ui/${path}`);
  expect(part).toHaveProperty(basename(path));
  expect(everything).toMatchObject(part);
});

it('brings its stylesheet, its fonts and its icons', () => {
  for (const path of ['styles.css', 'fonts/caprasimo-latin-400-normal.woff2', 'icons', 'tokens', 'phrases/id']) {
    expect(existsSync(resolve(`@seduh/ui/${path}`)), path).toBe(true);
  }
});

it.each(['Button/look', 'hooks/useOncePerTask', 'phrases', 'styles', 'src/index', 'fixtures', 'nobody'])(
  'keeps %s to itself',
  (path) => {
    expect(() => resolve(`@seduh/ui/${path}`)).toThrow(/not found|Cannot find|not exported|ERR_/i);
  },
);

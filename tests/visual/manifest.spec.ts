import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readCommit } from '../../.storybook/tools/commit.mjs';
import { components } from '../../scripts/ui/sources.mjs';

interface Problem {
  name?: string;
  message: string;
}

interface Part {
  id: string;
  path: string;
  error?: Problem;
  reactDocgen?: { definedInFile: string };
  stories: { name: string; error?: Problem }[];
}

const built = (name: string) => readFileSync(`storybook-static/${name}`, 'utf8');

test('the manifest for tools knows every part of the package, without an error', () => {
  const manifest = built('manifests/components.json');
  const parts = Object.values((JSON.parse(manifest) as { components: Record<string, Part> }).components);
  const wrong = parts.flatMap(({ id, error, stories }) =>
    [{ name: '', error }, ...stories].flatMap((one) => (one.error ? [`${id} ${one.name}: ${one.error.message}`] : [])),
  );
  expect(wrong).toEqual([]);
  const told = new Set(parts.map(({ path }) => path.replace(/^\.\/packages\/ui\/src\/(.*)\/.*$/, '$1')));
  const isTold = (folder: string) => told.has(folder);
  expect(components.filter((folder) => !isTold(folder))).toEqual([]);
  expect([...told].filter((folder) => !components.includes(folder))).toEqual([]);
  expect(parts.find(({ id }) => id === 'ui-button')?.reactDocgen?.definedInFile).toBe(
    'packages/ui/src/Button/Button.tsx',
  );
  expect(manifest).not.toContain(process.cwd());
});

test('the page says which commit it is of', () => {
  const said = /window\.SEDUH_BUILD = (\{.*?\})</.exec(built('index.html'))?.[1] ?? '{}';
  const { commit, repository } = readCommit();
  expect(JSON.parse(said)).toMatchObject({ repository });
  expect((JSON.parse(said) as { commit: string | null }).commit).toMatch(commit ? /^[\da-f]{40}$/ : /^null$/);
});

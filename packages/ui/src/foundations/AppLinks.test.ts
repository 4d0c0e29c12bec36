import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appStories } from './AppLinks';

const sources = ['packages/screens/src', 'apps/storefront/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

// the app is no part of this package, so nothing but this would notice that a story has gone
it.each(Object.values(appStories))('leads to %s, %s', (title, story) => {
  expect(sources.find((source) => source.includes(`title: '${title}'`))).toContain(`export const ${story}:`);
});

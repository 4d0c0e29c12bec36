import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appStories } from './appStories';

const app = 'apps/storefront/src';
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(`${app}/${file}`, 'utf8'));

// the app is no part of this package, so nothing but this would notice that a story has gone
it.each(Object.values(appStories))('leads to %s, %s', (title, story) => {
  expect(sources.find((source) => source.includes(`title: '${title}'`))).toContain(`export const ${story}:`);
});

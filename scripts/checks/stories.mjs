// Every story there is, as Storybook's own index has it: no check reads story files by itself.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { kept, root } from './kept.mjs';

const PLACES = ['packages/ui/src', 'packages/screens/src', 'apps/storefront/src', '.storybook'];

const storyFiles = PLACES.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`),
).toSorted();

/**
 * @returns {Promise<{title: string, name: string, path: string, tags: string[]}[]>} title in the sidebar, name as
 *   exported, file from the root
 */
export const readStories = () =>
  kept('stories', ['.storybook/main.ts', ...storyFiles], async () => {
    const { entries } = await buildIndex({ configDir: join(root, '.storybook'), quiet: true });
    return Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ title, exportName, importPath, tags }) => ({
        title,
        name: exportName,
        path: importPath.slice('./'.length),
        tags,
      }));
  });

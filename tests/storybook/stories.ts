import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from '../../packages/ui/src/guide/types';
import { STATIC } from './server';

/** One story of the built Storybook, as its index tells it. */
export interface StoryEntry {
  type: 'story' | 'docs';
  id: string;
  /** As in the sidebar: "Long Text". */
  name: string;
  /** As in its file: "LongText". */
  exportName: string;
  /** "UI/Button"; the shelf it stands on in the sidebar is left out, so that a part may move to another. */
  title: string;
  /** Of the file, from the root: "./packages/ui/src/Button/Button.stories.tsx". */
  importPath: string;
  tags: string[];
}

/** The tag of stories that throw on purpose: no walk shows them, but for the one that proves that it hears them. */
export const THROWS = 'throws';

/** The tag of stories with flaws on purpose that a look has to find: no walk shows them, but for the one that proves it. */
export const PLANTED = 'planted';

/** The tag of stories whose `play` works a part by key; tests/conditions proves that it does. */
export const KEYBOARD = 'keyboard';

const SHELF = new RegExp(`^UI/(?:${GROUPS.join('|')})/`);

function readEntries(wanted: StoryEntry['type']): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries)
    .filter(({ type }) => type === wanted)
    .map((entry) => ({ ...entry, title: entry.title.replace(SHELF, 'UI/') }));
}

/** Every story (and no page of words) of the built Storybook, in the sidebar's order. */
export const readStories = (): StoryEntry[] => readEntries('story');

/** Every page of docs of the built Storybook: a part in words, with its stories among them. */
export const readDocs = (): StoryEntry[] => readEntries('docs');

interface Chosen {
  /** Story files, from the root. */
  near: string[];
  /** Files of which only the main state is wanted. */
  far: string[];
  titles: string[];
}

/** Those to walk over: all, or what STORIES names, a file that `npm test -- changed` writes. */
export function chosenStories(): StoryEntry[] {
  const file = process.env.STORIES;
  if (!file) return readStories();
  const { near, far, titles } = JSON.parse(readFileSync(file, 'utf8')) as Chosen;
  return readStories().filter(({ importPath, exportName, title }) => {
    const path = importPath.slice('./'.length);
    return near.includes(path) || titles.includes(title) || (exportName === 'Success' && far.includes(path));
  });
}

/** The stories under the title they share, in order. */
export function byTitle(stories: StoryEntry[]): Map<string, StoryEntry[]> {
  const titles = new Map<string, StoryEntry[]>();
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return titles;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATIC } from './server';

/** One story of the built Storybook, as its index tells it. */
export interface StoryEntry {
  type: 'story' | 'docs';
  id: string;
  /** As in the sidebar: "Long Text". */
  name: string;
  /** As in its file: "LongText". */
  exportName: string;
  /** "UI/Button". */
  title: string;
  /** Of the file, from the root: "./packages/ui/src/Button/Button.stories.tsx". */
  importPath: string;
  tags: string[];
}

/** The tag of stories that throw on purpose: no walk shows them, but for the one that proves that it hears them. */
export const THROWS = 'throws';

/** Every story (and no page of words) of the built Storybook, in the sidebar's order. */
export function readStories(): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** The stories under the title they share, in order. */
export function byTitle(stories: StoryEntry[]): Map<string, StoryEntry[]> {
  const titles = new Map<string, StoryEntry[]>();
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return titles;
}

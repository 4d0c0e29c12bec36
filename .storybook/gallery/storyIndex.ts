import type { StoryIndex } from 'storybook/internal/types';

/** A list of stories as Storybook serves it, from names by title. */
export function storyIndexOf(stories: Record<string, string[]>, tags = ['dev', 'test']): StoryIndex {
  const entries = Object.entries(stories).flatMap(([title, names]) =>
    names.map((name) => {
      const id = `${title}--${name}`.toLowerCase().replaceAll('/', '-');
      const kind = { type: 'story', subtype: 'story' } as const;
      return [id, { ...kind, id, title, name, exportName: name, importPath: '', tags }];
    }),
  );
  return { v: 5, entries: Object.fromEntries(entries) };
}

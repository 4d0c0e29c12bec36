import React, { useEffect } from 'react';
import { type API, addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { wordId } from './guide/wordId';

type Index = Parameters<API['setIndex']>[0];

/** What people call a component elsewhere, by its path inside `packages/ui/src`; laid into the page by main.ts. */
const readWords = () =>
  new Map(
    Object.entries(
      JSON.parse(document.getElementById('search-words')?.textContent ?? '{}') as Record<string, string[]>,
    ),
  );

/** The index whose docs are found by their words as by headings. */
function withWords(index: Index, words: ReadonlyMap<string, string[]>): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry];
    const path = entry.importPath.replace('./packages/ui/src/', '').replace('.stories.tsx', '');
    return [id, { ...entry, anchors: (words.get(path) ?? []).map((title, at) => ({ id: wordId(at), title })) }];
  });
  return { ...index, entries: Object.fromEntries(entries) as Index['entries'] };
}

const taught = new WeakSet<Index>();

/** Teaches each index that comes, the first one and those after changes. */
function SearchWords() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index || taught.has(index)) return;
    const learned = withWords(index, readWords());
    taught.add(learned);
    void api.setIndex(learned);
  }, [api, index]);
  return null;
}

/** Lets the sidebar's search find a component by the words of its guide: "navbar" finds TopBar. */
export function registerSearchWords(): void {
  addons.register('seduh/search-words', () => {
    addons.add('seduh/search-words/tool', {
      type: types.TOOL,
      title: 'Search words',
      match: () => true,
      render: () => <SearchWords />,
    });
  });
}

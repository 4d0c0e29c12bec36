import { useEffect, useState } from 'react';
import { STORY_INDEX_INVALIDATED } from 'storybook/internal/core-events';
import type { StoryIndex } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { type Screen, toScreens } from './screens';

/** Null while it is on its way; `missing` where no list is served, as in the tests of stories. */
type Screens = Screen[] | 'missing' | null;

/** Storybook's list of stories, from beside the page: right under any folder, and asked again when stories change. */
export function useScreens(): Screens {
  const [screens, setScreens] = useState<Screens>(null);

  useEffect(() => {
    let isLeft = false;
    async function load() {
      const found = await fetch('index.json')
        .then(async (answer) => (answer.ok ? toScreens((await answer.json()) as StoryIndex) : ('missing' as const)))
        // a server that answers every address with a page answers this one too
        .catch(() => 'missing' as const);
      if (!isLeft) setScreens(found);
    }
    void load();
    const channel = addons.getChannel();
    channel.on(STORY_INDEX_INVALIDATED, load);
    return () => {
      isLeft = true;
      channel.off(STORY_INDEX_INVALIDATED, load);
    };
  }, []);

  return screens;
}

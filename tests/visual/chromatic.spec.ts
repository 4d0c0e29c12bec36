import { expect } from '@playwright/test';
import { chromaticVersionsOf, type Subject } from '../../.storybook/visual/versions';
import { readStories } from '../storybook/stories';
import { test } from './studio';

/** What Chromatic takes from the page of stories, as far as it matters here. */
interface Extracted {
  tags: string[];
  storyGlobals: Subject['globals'];
  parameters: {
    viewport: { options: Subject['viewports'] };
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> };
  };
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> };
}

test('Chromatic pictures what the baselines hold, but for what takes a pointer, the focus or paper', async ({
  studio: { page },
}) => {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const extracted = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    await preview.ready();
    const stories = Object.entries(await preview.extract());
    return stories.map(
      ([
        id,
        {
          tags,
          storyGlobals,
          parameters: { viewport, chromatic },
        },
      ]) => {
        const told = chromatic?.disableSnapshot ? [] : Object.keys(chromatic?.modes ?? { once: true });
        return { id, tags, globals: storyGlobals, viewports: viewport.options, told };
      },
    );
  });
  const entries = new Map(readStories().map((entry) => [entry.id, entry]));
  expect(extracted.length).toBe(entries.size);

  const ours = extracted.map(({ id, ...facts }) => {
    const { title = '', importPath = '' } = entries.get(id) ?? {};
    return `${id}: ${chromaticVersionsOf({ id, title, file: importPath, ...facts }).map(({ name }) => name)}`;
  });
  expect(extracted.map(({ id, told }) => `${id}: ${told}`)).toEqual(ours);
});

import type { Page } from '@playwright/test';

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    loadStory(story: { storyId: string }): Promise<{ moduleExport: Record<string, unknown> }>;
  };
}

/** @returns those of `others` that are this story but for their window, their theme and what their `play` looks for */
export function lookAlike(page: Page, id: string, others: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ id, others }) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
      const HOW = new Set(['globals', 'tags', 'name', 'play', 'composed', 'parameters.docs']);
      const own = async (storyId: string) => {
        const { moduleExport } = await preview.loadStory({ storyId });
        const told = Object.entries(moduleExport).flatMap(([key, value]) =>
          // the build adds each story's code to its parameters
          key === 'parameters' || key === 'args'
            ? Object.entries(value as object).map(([name, one]) => [`${key}.${name}`, one as unknown] as const)
            : [[key, value] as const],
        );
        return new Map(told.filter(([key]) => !HOW.has(key)));
      };
      // values that are written twice may differ in what cannot be compared, as functions do: then nothing is alike
      const isSame = (one: Map<string, unknown>, other: Map<string, unknown>) =>
        one.size === other.size && [...one].every(([key, value]) => other.has(key) && other.get(key) === value);
      const story = await own(id);
      const alike: string[] = [];
      for (const other of others) if (isSame(story, await own(other))) alike.push(other);
      return alike;
    },
    { id, others },
  );
}

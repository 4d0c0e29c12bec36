import type { Page } from '@playwright/test';

/** A rule that is broken: where, and what axe says of it. */
export interface Finding {
  rule: string;
  /** CSS selectors of the parts that break it. */
  places: string[];
  help: string;
}

/** What axe tells of a rule. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: (string | string[])[] }[];
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: never) => void): void;
    off(event: string, listener: (detail: never) => void): void;
    emit(event: string, storyId: string, settings: object): void;
  };
  __STORYBOOK_PREVIEW__: { loadStory(story: { storyId: string }): Promise<{ parameters: { a11y?: object } }> };
}

/** Lets Storybook's add-on run axe over what the page shows now, by this story's own settings. */
export async function axeFindings(page: Page, storyId: string): Promise<Finding[]> {
  const violations = await page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as StorybookWindow;
    const { parameters } = await preview.loadStory({ storyId: id });
    return new Promise<Violation[]>((resolve, reject) => {
      const over = () => {
        channel.off('storybook/a11y/result', found);
        channel.off('storybook/a11y/error', failed);
      };
      const found = (result: { violations: Violation[] }) => {
        over();
        resolve(result.violations);
      };
      const failed = (error: Error) => {
        over();
        reject(error);
      };
      channel.on('storybook/a11y/result', found);
      channel.on('storybook/a11y/error', failed);
      // what passes is not told part by part, which takes longer than to find what does not
      const told = { options: { resultTypes: ['violations'] } };
      channel.emit('storybook/a11y/manual', id, { ...parameters.a11y, ...told });
    });
  }, storyId);
  return violations.map(({ id: rule, help, nodes }) => ({
    rule,
    help,
    places: nodes.map(({ target }) => target.flat().join(' ')),
  }));
}

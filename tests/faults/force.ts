import type { Page } from '@playwright/test';

/** What the panel writes into Storybook's globals. */
export interface Choice {
  fault?: string;
  clock?: string;
  calls?: string;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: () => void): void;
    off(event: string, listener: () => void): void;
    emit(event: string, detail: unknown): void;
  };
}

/**
 * Forces it onto the story that is open, as a click in the panel does, and waits until the story stands anew, or has
 * thrown.
 */
export async function force(page: Page, { fault = '', clock = '', calls = 'all' }: Choice): Promise<void> {
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
        const events = ['storyFinished', 'storyThrewException'];
        const end = () => {
          for (const event of events) channel.off(event, end);
          resolve();
        };
        for (const event of events) channel.on(event, end);
        channel.emit('updateGlobals', { globals });
      }),
    { fault, clock, calls },
  );
}

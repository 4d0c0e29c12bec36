import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import type { Globals } from '../storybook/openStory';
import type { StoryEntry } from '../storybook/stories';

/** A story whose play presses its one button every tenth of a second. */
const STORY = 'development-longplay--pressing';
/** Long enough for some steps of the play. */
const A_WHILE_MS = 500;

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: unknown): void };
}

/** Chooses in the toolbar, or in the tab of faults. */
const choose = (page: Page, globals: Globals): Promise<void> =>
  page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    channel.emit('updateGlobals', { globals: chosen });
  }, globals);

const stairs = (preview: Page | FrameLocator) => preview.getByRole('button', { name: /^Step / });

const expectPlaying = (preview: Page | FrameLocator): Promise<void> =>
  expect(stairs(preview)).toHaveText(/^Step [3-9]$/);

/** The story stands anew, and nobody presses it. */
async function expectUntouched(page: Page, preview: Page | FrameLocator = page): Promise<void> {
  await expect(stairs(preview)).toHaveText('Step 0');
  await page.waitForTimeout(A_WHILE_MS);
  await expect(stairs(preview)).toHaveText('Step 0');
}

test('a fault ends the play it comes into', async ({ page }) => {
  await page.goto(`/iframe.html?id=${STORY}&viewMode=story`);
  await expectPlaying(page);
  await choose(page, { fault: 'failed' });
  await expectUntouched(page);
});

test('also when another theme has drawn the story anew beneath its play', async ({ page }) => {
  await page.goto(`/iframe.html?id=${STORY}&viewMode=story`);
  await expectPlaying(page);
  await choose(page, { theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, { fault: 'failed' });
  await expectUntouched(page);
});

test('another theme alone does not', async ({ page }) => {
  await page.goto(`/iframe.html?id=${STORY}&viewMode=story`);
  await expectPlaying(page);
  await choose(page, { theme: 'dark' });
  await expect(stairs(page)).toHaveText('Step 20');
});

test('chosen in the panel it stays chosen, with what the toolbar has', async ({ page }) => {
  // the sidebar leaves this story out, and what is not in there has no panel
  await page.route('**/index.json', async (route) => {
    const index = (await (await route.fetch()).json()) as { entries: Record<string, StoryEntry> };
    index.entries[STORY]?.tags.push('dev');
    await route.fulfill({ json: index });
  });
  await page.goto(`/?path=/story/${STORY}&panel=seduh/faults/panel&globals=theme:dark`);
  const fault = page.frameLocator('iframe[title="Faults"]').getByRole('radio', { name: 'Server error' });
  await expect(fault).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await page.getByRole('button', { name: 'Reload story' }).click();
  await expectPlaying(preview);
  await fault.check();
  await expectUntouched(page, preview);
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(fault).toBeChecked();
  await expect(page.getByRole('button', { name: 'End: Server error' })).toBeVisible();
});

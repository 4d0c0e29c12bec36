import { expect as expectSoon, type Page, test } from '@playwright/test';
import type { Globals } from '../storybook/openStory';

/** A story whose play presses its one button every tenth of a second. */
const STORY = 'development-longplay--pressing';
/** Long enough for some steps of the play. */
const A_WHILE_MS = 500;
/** A page with all code takes half a minute to load on a slow machine, four at a time. */
const expect = expectSoon.configure({ timeout: 30_000 });

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: unknown): void };
}

/** Chooses in the toolbar, or in the tab of faults. */
const choose = (page: Page, globals: Globals): Promise<void> =>
  page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    channel.emit('updateGlobals', { globals: chosen });
  }, globals);

const stairs = (page: Page) => page.getByRole('button', { name: /^Step / });

// all steps but the last: looked at once a second a few of them are easily missed
const expectPlaying = (page: Page): Promise<void> => expect(stairs(page)).toHaveText(/^Step (?:[3-9]|1\d)$/);

/** The story stands anew, and nobody presses it. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(stairs(page)).toHaveText('Step 0');
  await page.waitForTimeout(A_WHILE_MS);
  await expect(stairs(page)).toHaveText('Step 0');
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

test('a fault in the address is there from the first render on', async ({ page }) => {
  await page.goto('/iframe.html?id=screens-products--success&viewMode=story&globals=fault:failed');
  await expect(page.getByText('The menu did not come')).toBeVisible();
  await expect(page.getByText('Hazelnut Latte')).toHaveCount(0);
});

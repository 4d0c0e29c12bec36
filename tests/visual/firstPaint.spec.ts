import { expect, test } from '@playwright/test';
import { readPixels } from './pixels.mjs';

/** What is there of a page before its story is; by night none of it is white. */
for (const [state, late] of [
  ['with nothing but its document', /\.(?:js|css)$/],
  ['with its styles', /\.js$/],
] as const) {
  test(`a frame in dark begins dark, ${state}`, async ({ page }) => {
    await page.route(late, (route) => route.abort());
    await page.goto('/iframe.html?viewMode=story&id=ui-modal--default&globals=theme:dark');
    // Storybook shows its loader over all once this takes a while
    for (const isPreparing of [false, true]) {
      await page.evaluate((is) => document.body.classList.toggle('sb-show-preparing-story', is), isPreparing);
      const { data } = await readPixels(await page.screenshot());
      expect([...data.subarray(0, 3)].every((part) => part < 64)).toBe(true);
    }
  });
}

import type { CDPSession, Page } from '@playwright/test';
import type { Version } from '../../.storybook/visual/versions';
import type { Quiet } from '../storybook/quiet';
import { type Clip, type Size, viewportOf } from '../storybook/viewport';
import type { Frame, Posing } from './posing';

/**
 * Lets the page pose in this version of it. The story is not opened again: a theme is an attribute of the page and a
 * width a fact of the window, and both are taken back to what the story began with by the next opening.
 * @returns the part of the page to picture, all of it in the window
 */
export async function frameUp(page: Page, version: Version, frame: Frame): Promise<Clip> {
  // after another theme of this width the window is as high as its page
  if (viewportOf(page).size.width !== version.width) await resize(page, version);
  const clip = await pose(page, version.theme, frame);
  const below = clip.y + clip.height;
  if (below <= viewportOf(page).size.height) return clip;
  // the browser would picture what is below the window in a higher one all the same, but not wait for its page
  await resize(page, { width: version.width, height: below });
  const { height, ...place } = await pose(page, version.theme, frame);
  // a page as high as two windows grows with them
  return { ...place, height: Math.min(height, below - place.y) };
}

/** Pictures a part of the page as it is now. @returns a PNG */
export async function capture(page: Page, cdp: CDPSession, clip: Clip): Promise<Buffer> {
  await viewportOf(page).show(clip);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    // quicker to pack: what is kept is packed again
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** Ends what {@link frameUp} did to the page, but for the size of its window. */
export function release(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { storyPosing: Posing }).storyPosing.release());
}

/** Puts a theme on and stops whatever moves. @returns the part of the page to picture, also beyond the window's edge */
export function pose(page: Page, theme: Version['theme'], frame: Frame): Promise<Clip> {
  return page.evaluate((how) => (window as unknown as { storyPosing: Posing }).storyPosing.pose(how.theme, how.frame), {
    theme,
    frame,
  });
}

/** Gives the window another size, and its page the time to follow. */
async function resize(page: Page, size: Size): Promise<void> {
  await viewportOf(page).resize(size);
  await page.evaluate(() => (window as unknown as { storyQuiet: Quiet }).storyQuiet.settled());
}

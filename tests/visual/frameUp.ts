import type { CDPSession, Page } from '@playwright/test';
import type { Version } from '../../.storybook/visual/versions';
import type { Quiet } from '../storybook/quiet';
import type { Clip, Frame, Posing } from './posing';

/**
 * Lets the page pose in this version of it. The story is not opened again: a theme is an attribute of the page and a
 * width a fact of the window, and both are taken back to what the story began with by the next opening.
 * @returns the part of the page to picture, all of it in the window
 */
export async function frameUp(page: Page, version: Version, frame: Frame): Promise<Clip> {
  // after another theme of this width the window is as high as its page
  if (page.viewportSize()?.width !== version.width) await resize(page, version);
  const clip = await pose(page, version.theme, frame, { waitsForRoom: true });
  const below = clip.y + clip.height;
  if (below <= (page.viewportSize()?.height ?? 0)) return clip;
  // the browser would picture what is below the window in a higher one all the same, but not wait for its page
  await resize(page, { width: version.width, height: below });
  const { height, ...place } = await pose(page, version.theme, frame);
  // a page as high as two windows grows with them
  return { ...place, height: Math.min(height, below - place.y) };
}

/** Pictures a part of the page as it is now. @returns a PNG */
export async function capture(page: Page, cdp: CDPSession, clip: Clip): Promise<Buffer> {
  const window = page.viewportSize();
  const isWhole = clip.x === 0 && clip.y === 0 && clip.width === window?.width && clip.height === window.height;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    // for a clip the browser draws the page twice more: in a window of that size, and in its own again
    ...(!isWhole && { clip: { ...clip, scale: 1 } }),
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
export function pose(page: Page, theme: Version['theme'], frame: Frame, { waitsForRoom = false } = {}): Promise<Clip> {
  return page.evaluate(
    (how) => (window as unknown as { storyPosing: Posing }).storyPosing.pose(how.theme, how.frame, how.waitsForRoom),
    { theme, frame, waitsForRoom },
  );
}

/** Gives the window another size, and its page the time to follow. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => (window as unknown as { storyQuiet: Quiet }).storyQuiet.settled());
}

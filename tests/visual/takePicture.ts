import type { CDPSession, Page } from '@playwright/test';
import type { Version } from '../../.storybook/visual/versions';
import type { Quiet } from '../storybook/quiet';

/** Screens are pictured whole, parts only as far as they reach. */
export type Frame = 'page' | 'content';

/** Round a part, px: its shadow and its focus ring belong to it. */
const MARGIN = 16;

/**
 * Pictures what the page shows, in this version of it. The story is not opened again: a theme is an attribute of the
 * page and a width a fact of the window, and both are taken back to what the story began with by the next opening.
 * @returns a PNG
 */
export async function takePicture(page: Page, cdp: CDPSession, version: Version, frame: Frame): Promise<Buffer> {
  const size = page.viewportSize();
  const isResized = size?.width !== version.width || size.height !== version.height;
  if (isResized) await page.setViewportSize(version);
  const clip = await page.evaluate(pose, { theme: version.theme, isResized, frame, margin: MARGIN });
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: clip.y + clip.height > version.height || clip.x + clip.width > version.width,
    // quicker to pack: what is kept is packed again
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pose {
  theme: Version['theme'];
  isResized: boolean;
  frame: Frame;
  margin: number;
}

/** Runs in the page: dresses it, stops whatever moves, and tells what is to be seen. */
async function pose({ theme, isResized, frame, margin }: Pose): Promise<Clip> {
  const root = document.documentElement;
  root.dataset.theme = theme;
  window.scrollTo(0, 0);
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getComputedTiming() ?? {};
    if (iterations === Infinity) animation.cancel();
    else animation.finish();
  }
  if (isResized) await (window as unknown as { storyQuiet: Quiet }).storyQuiet.settled();
  const whole = { x: 0, y: 0, width: window.innerWidth, height: Math.max(window.innerHeight, root.scrollHeight) };
  if (frame === 'page') return whole;

  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.id === 'storybook-root' || element.closest('.sb-wrapper, #storybook-docs')) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }
  if (box.right === 0) return { x: 0, y: 0, width: margin, height: margin };
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  return {
    x,
    y,
    width: Math.max(1, Math.min(whole.width, Math.ceil(box.right + margin)) - x),
    height: Math.max(1, Math.min(whole.height, Math.ceil(box.bottom + margin)) - y),
  };
}

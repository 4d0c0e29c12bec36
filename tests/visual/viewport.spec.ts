import { expect, type Page } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { viewportOf } from '../storybook/viewport';
import { capture } from './frameUp';
import { changedIn, type Pixels, readPixels } from './pixels.mjs';
import { test } from './studio';

const SIZE = { width: 800, height: 600 };
const WHOLE = { x: 0, y: 0, ...SIZE };
/** Any would do: it is covered. */
const SOME_STORY = 'ui-chip--default';

/** Covers the story with stripes down to its last row of pixels. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const css =
      'position: absolute; inset: 0; block-size: 3000px; background: repeating-linear-gradient(red 0 10px, blue 10px 20px)';
    document.body.append(Object.assign(document.createElement('div'), { className: 'cover', style: css }));
  });

/** What a page can ask of its window, of what is drawn in it included. */
const measured = (page: Page) =>
  page.evaluate(async () => {
    const place = document.querySelector('.cover') ?? document.body;
    const seen = await new Promise<number>((resolve) =>
      new IntersectionObserver(([entry]) => resolve(entry?.intersectionRect.height ?? 0)).observe(place),
    );
    window.scrollTo({ top: 100, behavior: 'instant' });
    const { top, width } = place.getBoundingClientRect();
    const hit = document.elementsFromPoint(790, 590)[0] === place;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { width: wide, scale } = window.visualViewport ?? {};
    return { inner: [innerWidth, innerHeight], ratio: devicePixelRatio, wide, scale, seen, top, width, hit };
  });

const isStriped = ({ data, width, height }: Pixels) => {
  const row = (y: number) => (Math.floor(y / 10) % 2 === 0 ? [255, 0, 0] : [0, 0, 255]);
  const wanted = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) wanted.fill(Buffer.from(row(y)), y * width * 3, (y + 1) * width * 3);
  return changedIn({ data: wanted, width, height }, { data, width, height }, { x: 0, y: 0, width, height }) === 0;
};

test('a page that is not drawn is as in a window, and whole as soon as it is pictured', async ({
  studio: { page, cdp },
}) => {
  const viewport = viewportOf(page);
  await viewport.resize(SIZE);
  await openStory(page, SOME_STORY);
  await cover(page);
  const undrawn = await measured(page);
  expect(undrawn).toEqual({
    inner: [800, 600],
    ratio: 1,
    wide: 800,
    scale: 1,
    seen: 600,
    top: -100,
    width: 800,
    hit: true,
  });
  for (let time = 0; time < 10; time += 1) {
    await viewport.resize(SIZE);
    expect(isStriped(await readPixels(await capture(page, cdp, WHOLE)))).toBe(true);
    expect(await measured(page)).toEqual(undrawn);
    // and a part of it, cut out where it lies
    const part = await readPixels(await capture(page, cdp, { x: 300, y: 40, width: 90, height: 500 }));
    expect([part.width, part.height, isStriped(part)]).toEqual([90, 500, true]);
  }

  await viewport.resize(SIZE);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png' });
  expect(isStriped(await readPixels(Buffer.from(data, 'base64')))).toBe(false);
});

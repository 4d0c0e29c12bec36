import { expect } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import type { Motion } from './motion';
import { test } from '../visual/studio';
import { DESKTOP, resize } from './window';

/** The look at motion has found nothing so far: here is that it would. */
test('a skeleton shimmers and a button changes its colour slowly, until somebody asks for less', async ({
  studio: { page },
}) => {
  const moving = () => page.evaluate(() => (window as unknown as { motion: Motion }).motion.moving());
  await resize(page, DESKTOP);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStory(page, 'ui-skeleton--default');
  expect(await moving()).toContainEqual(expect.stringContaining('runs for Infinity ms: span.sd-skel'));
  await openStory(page, 'ui-button--default');
  expect(await moving()).toContainEqual(expect.stringContaining('moves over: button.sd-btn'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toEqual([]);
});

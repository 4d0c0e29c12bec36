import { expect } from '@playwright/test';
import type { Version } from '../../.storybook/visual/versions';
import { openStory } from '../storybook/openStory';
import { readStories } from '../storybook/stories';
import { viewportOf } from '../storybook/viewport';
import { Camera } from './camera';
import { Judge } from './judge';
import { type Studio, test } from './studio';

const SIZE = { width: 1280, height: 900 };
const AT_REST: Version = { name: '1280-light', ...SIZE, theme: 'light' };
const looksAt = (...looks: NonNullable<Version['look']>[]): Version[] =>
  looks.map((look) => ({ ...AT_REST, name: `1280-light-${look}`, look }));

/** What the camera says of a story with flaws on purpose. */
async function told({ page, cdp, setClock }: Studio, id: string, versions: Version[]): Promise<string[]> {
  const story = readStories().find((entry) => entry.id === id);
  if (!story) throw new Error(`${id} is not in this Storybook`);
  await setClock('still');
  await viewportOf(page).resize(SIZE);
  await openStory(page, id);
  // what it compares is left aside: nothing is laid down for the report
  const camera = new Camera(page, cdp, new Judge(story.title));
  await camera.picture(story, versions);
  return camera.lines().map((line) => line.slice(0, line.lastIndexOf(' (')));
}

test('what does not answer to a pointer is told, and what is off and does', async ({ studio }) => {
  expect(
    await told(studio, 'development-planted--under-pointer', [AT_REST, ...looksAt('hover', 'active', 'focus')]),
  ).toEqual([
    'looks under a pointer as at rest: button.deaf "Does not"',
    'is off, and answers to a pointer: button.off "Off, and answers"',
    'the focus is not seen on: button.deaf "Does not"',
  ]);
  // and the pointer has left
  expect(await studio.page.evaluate(() => document.querySelectorAll('button:hover').length)).toBe(0);
});

test('what is not mirrored from right to left is told: a box, and words in one that is', async ({ studio }) => {
  expect(await told(studio, 'development-planted--turned', looksAt('rtl'))).toEqual([
    'not mirrored from right to left: div.left "left": 20,280 px from the sides of what holds it, and 20,280 when turned',
    expect.stringMatching(/^not mirrored from right to left: the words of div\.words "words": 0,\d+ px/),
  ]);
  expect(await studio.page.evaluate(() => document.documentElement.dir)).toBe('ltr');
});

test('a bar or a button that stays on paper is told, words too pale for it, and what is cut off, from both themes', async ({
  studio,
}) => {
  const flaws = [
    'a bar stays: p.stays "A bar that stays"',
    'is cut off at its edge: div.scrolls "Scrolls"',
    'a button stays: button.kept "A button that stays"',
    'too pale to read: p.pale "Too pale"',
  ];
  expect(await told(studio, 'development-planted--on-paper', looksAt('print'))).toEqual([
    ...flaws.map((flaw) => `on paper, from the dark theme: ${flaw}`),
    ...flaws.map((flaw) => `on paper: ${flaw}`),
    'on paper: is cut by the end of a page: li.cut "cut"',
  ]);
  expect(await studio.page.evaluate(() => matchMedia('print').matches)).toBe(false);
});

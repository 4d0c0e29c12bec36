import { FAULTS } from '@seduh/api-client/faults';
import { expect, test } from '@playwright/test';
import { openStory, STORY_CONTEXT } from '../storybook/openStory';
import { chosenStories, readStories } from '../storybook/stories';
import { force } from './force';
import { CASES } from './seen';

test.use({ ...STORY_CONTEXT, viewport: { width: 1280, height: 900 } });

/** The story every screen has: all is well, and somebody who may be here. */
const screens = readStories().filter(({ id, exportName }) => id.startsWith('screens-') && exportName === 'Success');
const chosen = new Set(chosenStories().map(({ id }) => id));

test('has a story of every screen to force faults onto', () => {
  const ids = screens.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(CASES)));
});

for (const [id, cases] of Object.entries(CASES).filter(([story]) => chosen.has(story))) {
  test(`${id} says what went wrong`, async ({ page }) => {
    // from an address: the first render has the fault already, and its play must not press anything
    const [first] = cases;
    await openStory(page, id, { fault: first?.fault ?? '', clock: first?.clock ?? '' });
    for (const { press, sees, ...choice } of cases) {
      await test.step(`${JSON.stringify(choice)}: ${sees}`, async () => {
        await force(page, choice);
        if (press) await page.getByRole('button', { name: press }).first().click();
        await expect(page.locator('#storybook-root').getByText(sees).first()).toBeAttached();
      });
    }
  });
}

for (const { id } of screens.filter((story) => chosen.has(story.id))) {
  test(`${id} stands under every fault, and as before after it`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await openStory(page, id, { fault: 'slow' });
    const story = page.locator('#storybook-root');
    await force(page, {});
    const usual = (await story.getByRole('heading').first().textContent()) ?? '';
    for (const { id: fault } of FAULTS) {
      await force(page, { fault });
      await expect(story, fault).toHaveText(/\S/);
      await expect(page.locator('body'), fault).not.toHaveClass(/sb-show-errordisplay/);
    }
    await force(page, {});
    await expect(story.getByRole('heading').first()).toHaveText(usual);
    expect(broken).toEqual([]);
  });
}

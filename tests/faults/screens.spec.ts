import { FAULTS } from '@seduh/api-client/faults';
import { expect, type Page, test as base } from '@playwright/test';
import { listenTo } from '../storybook/heard';
import { openStory, shareBetweenComponents, STORY_CONTEXT } from '../storybook/openStory';
import { chosenStories, readStories } from '../storybook/stories';
import { type Choice, force } from './force';
import { CASES } from './seen';

const test = base.extend<object, { stories: { page: Page; takeErrors: () => string[] } }>({
  // the one page of this worker: loading Storybook costs as much as all faults of a screen
  stories: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...STORY_CONTEXT,
        baseURL,
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      // a slow answer comes after three seconds
      shareBetweenComponents(page, { isKept: false });
      await use({ page, takeErrors: listenTo(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Asks for nothing, so a choice takes no time on it. */
const QUIET_STORY = 'ui-chip--default';

/** Opens a story with a choice made before, as from an address: its first render has the fault already. */
async function openWith(page: Page, id: string, choice: Choice): Promise<void> {
  await openStory(page, QUIET_STORY);
  await force(page, choice);
  await openStory(page, id);
}

/** The story every screen has: all is well, and somebody who may be here. */
const screens = readStories().filter(({ id, exportName }) => id.startsWith('screens-') && exportName === 'Success');
const chosen = new Set(chosenStories().map(({ id }) => id));

test('has a story of every screen to force faults onto', () => {
  const ids = screens.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(CASES)));
});

for (const [id, cases] of Object.entries(CASES).filter(([story]) => chosen.has(story))) {
  test(`${id} says what went wrong`, async ({ stories: { page, takeErrors } }) => {
    takeErrors();
    // its play must not press anything
    const [first] = cases;
    await openWith(page, id, { fault: first?.fault, clock: first?.clock });
    for (const { press, sees, ...choice } of cases) {
      await test.step(`${JSON.stringify(choice)}: ${sees}`, async () => {
        await force(page, choice);
        if (press) await page.getByRole('button', { name: press }).first().click();
        await expect(page.locator('#storybook-root').getByText(sees).first()).toBeAttached();
        expect(takeErrors()).toEqual([]);
      });
    }
  });
}

for (const { id } of screens.filter((story) => chosen.has(story.id))) {
  test(`${id} stands under every fault, and as before after it`, async ({ stories: { page, takeErrors } }) => {
    takeErrors();
    await openWith(page, id, { fault: 'slow' });
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
    expect(takeErrors()).toEqual([]);
  });
}

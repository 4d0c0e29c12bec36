import { expect } from '@playwright/test';
import { DESKTOP } from '../conditions/window';
import { unexpected } from '../storybook/expected';
import { openStory, storyFacts } from '../storybook/openStory';
import { readStories, type StoryEntry, THROWS } from '../storybook/stories';
import { viewportOf } from '../storybook/viewport';
import { capture, frameUp, release } from './frameUp';
import { type Studio, test } from './studio';

const planted = readStories().filter(({ tags }) => tags.includes(THROWS));
const of = (part: string) => planted.filter(({ title }) => title === `Development/${part}`);

const PHONE = { name: '390-light', width: 390, height: 844, theme: 'light' } as const;
const QUIET_STORY = 'ui-chip--default';

/** Walks over a story as over every other, and then over a quiet one. @returns what the walk tells of it */
async function walkOver(studio: Studio, { id }: StoryEntry): Promise<string> {
  const { page, cdp, expectNoErrors, explain, takeErrors } = studio;
  let here = id;
  try {
    const { expectedErrors } = await storyFacts(page, id);
    await viewportOf(page).resize(DESKTOP);
    await openStory(page, id);
    await capture(page, cdp, await frameUp(page, PHONE, 'content'));
    await release(page);
    await expectNoErrors(id, expectedErrors);
    here = QUIET_STORY;
    await openStory(page, here);
    await expectNoErrors(here, []);
    return 'nothing';
  } catch (error) {
    const told = explain(here, error);
    // one that stayed would throw once more as the next title gives the window its size
    await openStory(page, QUIET_STORY).catch(() => undefined);
    takeErrors();
    return told;
  }
}

// a clock that stands still is Playwright's own, and its timers are not the browser's
for (const clock of ['still', 'running'] as const) {
  for (const story of of('Uncaught')) {
    test(`with a clock that is ${clock}, the walk hears ${story.exportName}`, async ({ studio }) => {
      await studio.setClock(clock);
      const told = await walkOver(studio, story);
      expect(told).toContain(story.id);
      expect(told).toContain('thrown on purpose');
    });
  }
}

/** What the console says of each. React's warnings are there in its development build only. */
const SAID: Record<string, string> = {
  AnError: 'error: said on purpose',
  AWarning: 'warning: said on purpose',
  NoKey: 'error: Each child in a list should have a unique "key" prop',
  AnUnknownAttribute: 'error: React does not recognize the `isSold` prop',
  NestedAsHtmlForbids: 'error: In HTML, <div> cannot be a descendant of <p>',
  AValueThatNobodyChanges: 'error: You provided a `value` prop to a form field without an `onChange` handler',
  TakesControlLater: 'error: A component is changing an uncontrolled input to be controlled',
  SetsAnotherOnesStateAsItIsDrawn: 'error: Cannot update a component (`Meddled`) while rendering a different component',
  AnotherPageThanTheServers: 'Hydration failed',
  AnUnknownPath: 'error: No mock knows GET /api/beans',
  AnUnknownMethod: 'error: No mock knows PUT /api/products',
};

for (const story of [...of('Warned'), ...of('UnknownCalls')]) {
  test(`the walk hears ${story.exportName}`, async ({ studio }) => {
    const told = await walkOver(studio, story);
    expect(told).toContain(story.id);
    expect(told).toContain(SAID[story.exportName]);
  });
}

// without a story the loops above would prove nothing
test('every way to go wrong has its story', () => {
  expect(of('Uncaught').length).toBeGreaterThan(10);
  expect([...of('Warned'), ...of('UnknownCalls')].map(({ exportName }) => exportName)).toEqual(Object.keys(SAID));
});

test('what a story foresees is no error, and has to come', () => {
  const heard = ['error: The logout was not heard', 'nobody caught: gone'];
  expect(unexpected(heard, [])).toEqual(heard);
  expect(unexpected(heard, ['The logout', 'gone'])).toEqual([]);
  expect(unexpected(heard, ['The logout', 'gone', 'late'])).toEqual(['foresees what does not come: late']);
});

// on a page of its own: the studio's has all code, and loading that twice more takes minutes on a busy machine
test('a page that was loaded anew is made ready again: without its globals axe would find the flaws of this one', async ({
  page,
}) => {
  const transports = () =>
    page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { transports: unknown[] };
      };
      return channel?.transports.length ?? 0;
    });
  await openStory(page, 'development-planted--on-paper');
  expect(await transports()).toBe(0);
  await page.reload();
  await expect.poll(transports).toBeGreaterThan(0);
  await openStory(page, 'development-planted--covered');
  expect(await transports()).toBe(0);
});

import type { Page } from '@playwright/test';
import { openStory, storyFacts } from '../storybook/openStory';
import { byTitle, chosenStories, KEYBOARD, readStories } from '../storybook/stories';
import type { Keys } from './keys';
import { Findings, look } from './look';
import { DESKTOP, expect, resize, test } from './visitor';

type Lessons = Window & { keys: Keys };

const chosen = new Set(chosenStories().map(({ title }) => title));
const parts = byTitle(readStories().filter(({ title }) => title.startsWith('UI/') && chosen.has(title)));

/** Shows a story in the viewport it is made for. */
async function show(page: Page, id: string): Promise<void> {
  const { globals, viewports } = await storyFacts(page, id);
  const pinned = viewports[(globals['viewport'] as { value?: string } | undefined)?.value ?? '']?.styles;
  await resize(
    page,
    pinned ? { width: Number.parseInt(pinned.width), height: Number.parseInt(pinned.height) } : DESKTOP,
  );
  await openStory(page, id);
}

for (const [title, stories] of parts) {
  test(title, async ({ stories: page }) => {
    const findings = new Findings();
    const [first] = stories;
    if (!first) return;
    await show(page, first.id);
    const tell = findings.of(first.name);
    const { stops, operated } = await page.evaluate(() => (window as unknown as Lessons).keys.begin());
    // the story may have left the focus anywhere: twice round comes by everything
    for (let press = 0; press < 2 * (stops + 1); press += 1) await page.keyboard.press('Tab');
    tell('Tab passes over', await page.evaluate(() => (window as unknown as Lessons).keys.missed()));
    await look(page, tell);

    const byKey = stories.filter(({ tags }) => tags.includes(KEYBOARD));
    for (const { id, name } of byKey) {
      await page.evaluate(() => (window as unknown as Lessons).keys.begin());
      await show(page, id);
      const isWorked = await page.evaluate(() => (window as unknown as Lessons).keys.worked());
      if (!isWorked) findings.of(name)(`tagged ${KEYBOARD}`, ['its play works nothing by key']);
    }
    if (operated) expect(byKey, `some story is tagged ${KEYBOARD}: its play works the part by key`).not.toEqual([]);
    expect(findings.lines()).toEqual([]);
  });
}

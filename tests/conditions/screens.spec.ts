import { openStory } from '../storybook/openStory';
import { byTitle, chosenStories, type StoryEntry } from '../storybook/stories';
import { Findings, look } from './look';
import { DESKTOP, expect, resize, test } from './visitor';

/** The states a page can be in; what people do in them changes little of how it is laid out. */
const STATE = /^(Success|Default|Admin|Loading|Empty|Not Found|Failed|Signed Out|Forbidden|Long Text)$/;
/** The same state as its neighbour, at another width or in another theme. */
const SAME_STATE = /\b(phone|tablet|dark)\b/i;

/** Of every page each of its states, and the first story of each of its files; with CONDITIONS=all every story. */
function chosen(stories: StoryEntry[]): StoryEntry[] {
  const different = stories.filter(({ name }) => !SAME_STATE.test(name));
  if (process.env['CONDITIONS'] === 'all') return different;
  return different.filter(({ name }, place) => place === 0 || STATE.test(name));
}

const screens = byTitle(chosenStories().filter(({ title }) => title.startsWith('Screens/')));

for (const [title, stories] of screens) {
  test(title, async ({ stories: page }) => {
    const findings = new Findings();
    for (const { id, name } of chosen(stories)) {
      await resize(page, DESKTOP);
      await openStory(page, id);
      await look(page, findings.of(name));
    }
    expect(findings.lines()).toEqual([]);
  });
}

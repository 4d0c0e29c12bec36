import { expect } from '@playwright/test';
import { openStory } from '../storybook/openStory';
import { readStories, THROWS } from '../storybook/stories';
import { test } from './studio';

const throwing = readStories().filter(({ tags }) => tags.includes(THROWS));

// without a throwing story the loop below would prove nothing
test('there are stories that throw on purpose', () => expect(throwing.length).toBeGreaterThan(5));

// a clock that stands still is Playwright's own, and its timers are not the browser's
for (const clock of ['still', 'running'] as const) {
  for (const { id, exportName } of throwing) {
    test(`with a clock that is ${clock}, the walk hears ${exportName}`, async ({ studio }) => {
      await studio.setClock(clock);
      const played = await openStory(studio.page, id).catch(String);
      const heard = [played ?? '', ...studio.takeErrors()];
      expect(heard.join('\n')).toContain('thrown on purpose');
    });
  }
}

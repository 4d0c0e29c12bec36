import { type CDPSession, type Page, test as base } from '@playwright/test';
import { shareBetweenComponents, STORY_CONTEXT } from '../storybook/openStory';
import { teachPosing } from './posing';

/** The moment the fixtures live in (`NOW` of the mocks): times told in words stay the same words. */
const NOW = '2026-11-20T07:30:00.000Z';

export interface Studio {
  page: Page;
  cdp: CDPSession;
  /** The clock of a picture stands still; what is not pictured may be about time that passes. */
  setClock(how: 'still' | 'running'): Promise<void>;
  /** What went wrong in the page and nobody caught, since this was asked last. */
  takeErrors(): string[];
}

/** One page for all that a worker pictures: a browser's start costs as much as ten pictures. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        ...STORY_CONTEXT,
        baseURL: project.use.baseURL,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Jakarta',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(teachPosing);
      shareBetweenComponents(page);
      let clock = 'still';
      let errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use({
        page,
        cdp: await context.newCDPSession(page),
        async setClock(how) {
          if (how === clock) return;
          clock = how;
          if (how === 'still') return page.clock.setFixedTime(NOW);
          await page.clock.setSystemTime(NOW);
          await page.clock.resume();
        },
        takeErrors() {
          const taken = errors;
          errors = [];
          return taken;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

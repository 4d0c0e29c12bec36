import { type CDPSession, type Page, test as base } from '@playwright/test';
import { teachColours } from '../conditions/colours';
import { teachFocus } from '../conditions/focus';
import { teachKeys } from '../conditions/keys';
import { teachMotion } from '../conditions/motion';
import { teachNames } from '../conditions/names';
import { teachReach } from '../conditions/reach';
import { DESKTOP } from '../conditions/window';
import { shareBetweenComponents } from '../storybook/openStory';
import { teachMirror } from './mirror';
import { teachPaper } from './paper';
import { teachPosing } from './posing';
import { teachTargets } from './targets';

/** What the page is taught, in this order: the first is what the others of conditions share. */
const LESSONS = [
  teachPosing,
  teachNames,
  teachReach,
  teachColours,
  teachFocus,
  teachKeys,
  teachMotion,
  teachTargets,
  teachMirror,
  teachPaper,
];

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

/**
 * One page for all that a worker looks at: a browser's start costs as much as ten pictures. Every story is seen by
 * somebody who asked for less motion, in the shop's time zone.
 */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Jakarta',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      for (const lesson of LESSONS) await page.addInitScript(lesson);
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

import { type CDPSession, type Page, test as base } from '@playwright/test';
import { teachColours } from '../conditions/colours';
import { teachCover } from '../conditions/cover';
import { teachFocus } from '../conditions/focus';
import { teachKeys } from '../conditions/keys';
import { teachMotion } from '../conditions/motion';
import { teachNames } from '../conditions/names';
import { teachOverlaps } from '../conditions/overlaps';
import { teachReach } from '../conditions/reach';
import { teachSaid } from '../conditions/said';
import { teachSurvey } from '../conditions/survey';
import { DESKTOP } from '../conditions/window';
import { unexpected } from '../storybook/expected';
import { listenTo } from '../storybook/heard';
import { shareBetweenComponents, SLOWER } from '../storybook/openStory';
import type { Quiet } from '../storybook/quiet';
import { Viewport } from '../storybook/viewport';
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
  teachSurvey,
  teachCover,
  teachOverlaps,
  teachSaid,
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
  /** What went wrong in the page without anybody seeing it, since this was asked last. */
  takeErrors(): string[];
  /**
   * Ends the look at a story.
   * @param expected words of each error that is part of it
   * @throws with its name and what went wrong in it, since the one before was ended
   */
  expectNoErrors(id: string, expected: string[]): Promise<void>;
  /** Ends the look at a story that broke. @returns why, with what else went wrong in it */
  explain(id: string, error: unknown): string;
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
        viewport: null,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Jakarta',
      });
      const page = await context.newPage();
      await Viewport.of(page, DESKTOP);
      await page.clock.setFixedTime(NOW);
      for (const lesson of LESSONS) await page.addInitScript(lesson);
      shareBetweenComponents(page);
      let clock = 'still';
      const takeErrors = listenTo(page);
      let before = '';
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await use({
        page,
        cdp,
        async setClock(how) {
          if (how === clock) return;
          clock = how;
          if (how === 'still') return page.clock.setFixedTime(NOW);
          await page.clock.setSystemTime(NOW);
          await page.clock.resume();
        },
        takeErrors,
        async expectNoErrors(id, expected) {
          await page.evaluate(() => (window as unknown as { storyQuiet: Quiet }).storyQuiet.ringLate());
          const lines = unexpected(takeErrors(), expected);
          if (lines.length > 0) throw new Error(`${id}: ${lines.join('; ')}`);
          before = id;
        },
        explain(id, error) {
          const lines = [error instanceof Error ? error.message : String(error), ...takeErrors()];
          // what a story does as it is left is heard in the next
          const place = before ? ` (after ${before})` : '';
          before = id;
          return lines.join('; ') + place;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

import { FAULTS } from '@seduh/api-client/faults';
import { expect, type Page } from '@playwright/test';
import type { Quiet } from '../storybook/quiet';
import type { StoryEntry } from '../storybook/stories';
import { type Choice, force } from './force';
import { type Case, CASES } from './seen';

/** ms; a slow answer takes three seconds by itself. */
const PATIENCE = 15_000;

/** Faults under which an answer is nothing to wait for: what stands until then is what counts. */
const LATE = new Set<string>(['slow', 'silent']);

/** The story every screen has: all is well, and somebody who may be here. */
export const isForced = ({ id, exportName }: StoryEntry): boolean =>
  id.startsWith('screens-') && exportName === 'Success';

/** Whether a fault alone says it, without a press, a clock or a choice of calls. */
const isAlone = ({ press, clock, calls }: Case): boolean => !press && !clock && !calls;

interface Looked {
  cases?: Case[];
  /** ms that a screen may take to stand. */
  patience?: number;
  /** ms that a case's words may take on it. */
  timeout?: number;
}

/**
 * Forces every fault onto the screen that is open: it has to stand under each, to say what went wrong in its own words
 * ({@link CASES}), and to be as before when the fault is over.
 * @param takeErrors what went wrong in the page unseen, since this was asked last
 * @returns what is wrong, a line each
 */
export async function lookUnderFaults(
  page: Page,
  { id }: Pick<StoryEntry, 'id'>,
  takeErrors: () => string[],
  { cases = CASES[id] ?? [], patience = PATIENCE, timeout = patience }: Looked = {},
): Promise<string[]> {
  const found: string[] = [];
  const story = page.locator('#storybook-root');
  const heading = story.getByRole('heading').first();

  async function expectUnder(choice: Choice, expectations: () => Promise<void>): Promise<void> {
    await page.evaluate(() => {
      const { storyQuiet } = window as unknown as { storyQuiet: Quiet };
      // nothing is held any more: what answers late has to answer
      storyQuiet.restart();
      storyQuiet.awaitAnimations(false);
    });
    try {
      await force(page, choice);
      await expectations();
      expect(takeErrors()).toEqual([]);
    } catch (error) {
      found.push(`${id} under ${JSON.stringify(choice)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const expectWords = async ({ press, sees }: Case): Promise<void> => {
    if (press) {
      const button = story.getByRole('button', { name: press }).first();
      await expect(button).toBeEnabled({ timeout });
      // the walk sees its pages from far away, where a pointer meets nothing
      await button.dispatchEvent('click');
    }
    await expect(story.getByText(sees).first()).toBeAttached({ timeout });
  };

  // without a fault, but anew and without its play
  let usual: string | null = null;
  await expectUnder({}, async () => {
    usual = await heading.textContent({ timeout: patience });
  });
  for (const { id: fault } of FAULTS) {
    await expectUnder({ fault }, async () => {
      if (!LATE.has(fault))
        await page.evaluate(() => (window as unknown as { storyQuiet: Quiet }).storyQuiet.settled());
      await expect(story).toHaveText(/\S/, { timeout: patience });
      await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
      for (const one of cases.filter((one) => one.fault === fault && isAlone(one))) await expectWords(one);
    });
  }
  for (const one of cases.filter((one) => !isAlone(one))) {
    const { fault, clock, calls } = one;
    await expectUnder({ fault, clock, calls }, () => expectWords(one));
  }
  await expectUnder({}, () => expect(heading).toHaveText(usual ?? '', { timeout: patience }));
  return found;
}

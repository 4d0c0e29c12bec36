import type { Page } from '@playwright/test';
import type { Colours } from './colours';
import type { Focus } from './focus';
import type { Keys } from './keys';
import type { Motion } from './motion';
import type { Overlaps } from './overlaps';
import type { Reach } from './reach';
import type { Size } from '../storybook/viewport';
import { BETWEEN, PHONE, resize, ZOOMED } from './window';

type Lessons = Window & {
  reach: Reach;
  colours: Colours;
  focusOf: Focus;
  keys: Keys;
  motion: Motion;
  overlaps: Overlaps;
};

/** Takes down what was found of one story: under which condition, and what. */
export type Tell = (condition: string, found: string[]) => void;

/** In colours of the visitor's own: what is chosen is told apart, what can be acted on is seen. */
async function lookInOwnColours(page: Page, condition: string, tell: Tell): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { unmarked, notToldApart, floating } = await page.evaluate(() => {
    const { colours } = window as unknown as Lessons;
    return {
      unmarked: colours.unmarked(),
      notToldApart: colours.notToldApart(),
      floating: colours.floatingWithoutEdge(),
    };
  });
  tell(`${condition}: nothing to see of`, unmarked);
  tell(`${condition}: looks like its neighbours`, notToldApart);
  tell(`${condition}: no edge against the page`, floating);
}

/** In a small window, or with large words: nothing sticks out, nothing is cut off. */
async function lookForLosses(page: Page, condition: string, tell: Tell): Promise<void> {
  const { sticksOut, cutOff } = await page.evaluate(() => {
    const { reach } = window as unknown as Lessons;
    return { sticksOut: reach.sticksOut(), cutOff: reach.cutOff() };
  });
  tell(`${condition}: sticks out`, sticksOut);
  tell(`${condition}: is cut off`, cutOff);
}

/** With larger words, or narrower: nothing that is laid over something else hides it. */
async function lookForCovers(page: Page, condition: string, tell: Tell): Promise<void> {
  tell(condition, await page.evaluate(() => (window as unknown as Lessons).overlaps.laidOver()));
}

/** While the page and what scrolls in it are scrolled: nothing lies under something else for good, or runs over its neighbours. */
async function lookForOverlaps(page: Page, condition: string, tell: Tell): Promise<void> {
  tell(`${condition}, scrolled`, await page.evaluate(() => (window as unknown as Lessons).overlaps.found()));
}

/** Whatever moves for somebody who asked for less of it; a picture stills the page, so this is asked before. */
export async function lookForMotion(page: Page, tell: Tell): Promise<void> {
  tell('moves', await page.evaluate(() => (window as unknown as Lessons).motion.moving()));
}

interface Stage {
  /** The window it is made for. */
  stage: Size;
  /** A whole page, which is scrolled and laid out anew between a phone and a desk; a part is as wide as it is told. */
  isScreen: boolean;
}

/**
 * Looks at the story on the page under every condition, from the window it is made for to the smallest; its state is
 * what the `play` left, only the page changes.
 */
export async function lookUnderConditions(page: Page, { stage, isScreen }: Stage, tell: Tell): Promise<void> {
  await resize(page, stage);
  await lookInOwnColours(page, 'own colours', tell);
  await page.emulateMedia({ forcedColors: 'none' });

  if (isScreen) {
    await lookForOverlaps(page, `${stage.width} px`, tell);
    for (const size of BETWEEN) {
      await resize(page, size);
      await lookForLosses(page, `${size.width} px`, tell);
      await lookForOverlaps(page, `${size.width} px`, tell);
    }
    await resize(page, PHONE);
    await lookForOverlaps(page, `${PHONE.width} px`, tell);
  } else await lookForCovers(page, `${stage.width} px`, tell);
  await resize(page, PHONE, 2);
  await lookForLosses(page, '200 % text', tell);
  await lookForCovers(page, '200 % text', tell);

  await resize(page, ZOOMED);
  await lookForLosses(page, '400 %', tell);
  await lookForCovers(page, '400 %', tell);
  const { share, names } = await page.evaluate(() => (window as unknown as Lessons).reach.bars());
  if (share > 0.5) tell(`400 %, ${Math.round(share * 100)} % of the screen under bars`, names);
  await lookInOwnColours(page, 'own colours on a phone', tell);
  // the ring is only shown to who uses the keyboard
  await page.keyboard.press('Tab');
  const { withoutRing, covered } = await page.evaluate(() => (window as unknown as Lessons).focusOf.walk());
  tell('focus without a ring', withoutRing);
  tell('focus under something', covered);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Goes through the story by Tab. @returns whether the part draws something of its own to be worked by key */
export async function tabThrough(page: Page, tell: Tell): Promise<boolean> {
  const { stops, operated } = await page.evaluate(() => (window as unknown as Lessons).keys.begin());
  // the story may have left the focus anywhere: twice round comes by everything
  for (let press = 0; press < 2 * (stops + 1); press += 1) await page.keyboard.press('Tab');
  tell('Tab passes over', await page.evaluate(() => (window as unknown as Lessons).keys.missed()));
  return operated;
}

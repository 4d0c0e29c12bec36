import { MESSAGES } from '@seduh/contract/constants';
import type { Page } from '@playwright/test';
import type { StoryEntry } from '../storybook/stories';
import { drawn, type Size } from '../storybook/viewport';
import type { Mirror } from '../visual/mirror';
import type { Tell } from './look';
import type { Overlaps } from './overlaps';
import type { Reach } from './reach';
import type { Said } from './said';
import { PHONE, resize } from './window';

type Lessons = Window & { reach: Reach; overlaps: Overlaps; said: Said; storyMirror: Mirror };

/** What is found at one width, by what is wrong with it. */
type Found = Record<string, string[]>;

/** Said to the letter by the specification, in English. */
const FIXED = Object.values(MESSAGES).filter((message) => typeof message === 'string');

/** Runs in the page, while it speaks pseudo-language; then it speaks as before. */
function lookHere(fixed: string[]): Found {
  const { reach, overlaps, said } = window as unknown as Lessons;
  const found: Found = {
    'is no message': said.hardCoded(fixed),
    'has no room': said.tooLong(),
    'sticks out': reach.sticksOut(),
    'is cut off': reach.cutOff(),
    overlaps: overlaps.laidOver(),
  };
  delete document.documentElement.dataset.pseudo;
  return found;
}

async function lookForWords(page: Page): Promise<Found> {
  await page.evaluate(() => {
    (window as unknown as Lessons).said.remember();
    document.documentElement.dataset.pseudo = '';
  });
  // React answers in a task of its own; what measures itself hears of it in the frame after
  await page.evaluate(drawn);
  return page.evaluate(lookHere, FIXED);
}

/** In words without brackets: turned, these stand on the other side of a word, which is wider or narrower then. */
async function lookTurned(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (window as unknown as Lessons).storyMirror.remember();
    document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl';
  });
  await page.evaluate(drawn);
  return page.evaluate(() => {
    const found = (window as unknown as Lessons).storyMirror.unmirrored();
    document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl';
    return found;
  });
}

/**
 * Looks at the screen on the page in words that are longer, and turned: what has no room, what lies over what, what does
 * not turn, and what is said in no language at all. Nothing is opened for it.
 * @param isTranslated whether all of its words are in catalogues
 */
export async function lookInPseudo(page: Page, stage: Size, isTranslated: boolean, tell: Tell): Promise<void> {
  for (const size of [stage, PHONE]) {
    await resize(page, size);
    if (size === stage) tell(`turned, ${size.width} px: is not mirrored`, await lookTurned(page));
    const { 'is no message': hardCoded = [], ...found } = await lookForWords(page);
    if (isTranslated) tell('pseudo-language: is no message', hardCoded);
    for (const [what, names] of Object.entries(found)) tell(`pseudo-language, ${size.width} px: ${what}`, names);
  }
}

/** The state in which a screen says the most: what its others say besides is in the same catalogues. */
export const speaksPseudo = ({ exportName }: StoryEntry): boolean => exportName === 'Success';

/** Whether a screen says nothing that stands in no catalogue: demo pages speak as the specification has them. */
export const isTranslated = ({ importPath }: StoryEntry): boolean => !importPath.includes('/demo/');

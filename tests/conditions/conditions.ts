import type { Page } from '@playwright/test';
import { KEYBOARD, type StoryEntry } from '../storybook/stories';
import type { Size } from '../storybook/viewport';
import type { Keys } from './keys';
import { lookForMotion, lookUnderConditions, tabThrough, type Tell } from './look';
import { isTranslated, lookInPseudo, speaksPseudo } from './pseudo';

type Lessons = Window & { keys: Keys };

/** The states a page can be in; what people do in them changes little of how it is laid out. */
const STATE = /^(Success|Default|Admin|Loading|Empty|Not Found|Failed|Signed Out|Forbidden|Long Text)$/;
/** The same state as its neighbour, at another width or in another theme. */
const SAME_STATE = /\b(phone|tablet|dark)\b/i;

/**
 * Of every page each of its states, and the first story of each of its files, or with CONDITIONS=all every story; of a
 * part its first story; of all else nothing.
 */
function chosen(title: string, stories: StoryEntry[]): StoryEntry[] {
  if (title.startsWith('UI/')) return stories.slice(0, 1);
  if (!title.startsWith('Screens/')) return [];
  const different = stories.filter(({ name }) => !SAME_STATE.test(name));
  if (process.env['CONDITIONS'] === 'all') return different;
  return different.filter(({ name }, place) => place === 0 || STATE.test(name));
}

/** Looks at the stories of one title as people with other needs meet them, while somebody else walks over them. */
export class Conditions {
  readonly #isPart: boolean;
  readonly #chosen: Set<string>;
  readonly #isWorkedByKey: boolean;
  readonly #found = new Map<string, Set<string>>();

  /** @param stories all of the title, also those that are not walked over now */
  constructor(title: string, stories: StoryEntry[]) {
    this.#isPart = title.startsWith('UI/');
    this.#chosen = new Set(chosen(title, stories).map(({ id }) => id));
    this.#isWorkedByKey = stories.some(isWorkedByKey);
  }

  /** Before the story is shown. */
  async expect(page: Page, story: StoryEntry): Promise<void> {
    if (this.#isPart && isWorkedByKey(story)) await page.evaluate(() => (window as unknown as Lessons).keys.begin());
  }

  /** As soon as the story is there: a picture stills it. */
  async lookAtOnce(page: Page, story: StoryEntry): Promise<void> {
    const tell = this.#tell(story);
    if (this.#isPart && isWorkedByKey(story)) {
      const isWorked = await page.evaluate(() => (window as unknown as Lessons).keys.worked());
      if (!isWorked) tell(`tagged ${KEYBOARD}`, ['its play works nothing by key']);
    }
    if (this.#chosen.has(story.id)) await lookForMotion(page, tell);
  }

  /** When the story needs nothing of its window, its focus or its colours any more; `stage` is the window it is made for. */
  async look(page: Page, story: StoryEntry, stage: Size): Promise<void> {
    if (!this.#chosen.has(story.id)) return;
    const tell = this.#tell(story);
    if (this.#isPart) {
      const isOperated = await tabThrough(page, tell);
      if (isOperated && !this.#isWorkedByKey)
        tell(`no story is tagged ${KEYBOARD}`, ['its play would work the part by key']);
    }
    await lookUnderConditions(page, { stage, isScreen: !this.#isPart }, tell);
    if (!this.#isPart && speaksPseudo(story)) await lookInPseudo(page, stage, isTranslated(story), tell);
  }

  /** What was found, each thing once with the names of the stories it was found in. */
  lines(): string[] {
    return [...this.#found].map(([told, stories]) => `${told} (${[...stories].join(', ')})`);
  }

  #tell({ name }: StoryEntry): Tell {
    return (condition, found) => {
      for (const what of found) {
        const told = `${condition}: ${what}`;
        this.#found.set(told, (this.#found.get(told) ?? new Set()).add(name));
      }
    };
  }
}

const isWorkedByKey = ({ tags }: StoryEntry): boolean => tags.includes(KEYBOARD);

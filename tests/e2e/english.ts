import type { Page } from '@playwright/test';
import { words as details } from '../../packages/screens/src/archive/details/words/en';
import { words as detailsInIndonesian } from '../../packages/screens/src/archive/details/words/id';
import { words as archive } from '../../packages/screens/src/archive/words/en';
import { words as archiveInIndonesian } from '../../packages/screens/src/archive/words/id';
import { words as columns } from '../../packages/screens/src/board/columns/words/en';
import { words as columnsInIndonesian } from '../../packages/screens/src/board/columns/words/id';
import { words as board } from '../../packages/screens/src/board/words/en';
import { words as boardInIndonesian } from '../../packages/screens/src/board/words/id';
import { words as methods } from '../../packages/screens/src/lib/orders/methods/words/en';
import { words as methodsInIndonesian } from '../../packages/screens/src/lib/orders/methods/words/id';
import { words as money } from '../../packages/screens/src/lib/orders/staff/words/en';
import { words as moneyInIndonesian } from '../../packages/screens/src/lib/orders/staff/words/id';
import { words as orders } from '../../packages/screens/src/lib/orders/words/en';
import { words as ordersInIndonesian } from '../../packages/screens/src/lib/orders/words/id';

/** What is filled in. */
const FILLED = '…';

/** Everything a catalogue says, whatever is filled in. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words(...Array.from({ length: words.length }, () => FILLED)))];
  return Object.values(words as object).flatMap(textsOf);
}

const indonesian = new Set(
  [
    boardInIndonesian,
    columnsInIndonesian,
    archiveInIndonesian,
    detailsInIndonesian,
    ordersInIndonesian,
    methodsInIndonesian,
    moneyInIndonesian,
  ].flatMap(textsOf),
);

/** What the pages of staff's orders say in English and in no other language, as patterns of a line. */
const english = [board, columns, archive, details, orders, methods, money]
  .flatMap(textsOf)
  .filter((text) => /\p{L}/u.test(text) && !indonesian.has(text))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(FILLED)
          .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );

/** The lines of the page, read or heard, that the English pages of staff's orders say. */
export async function englishOn(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const { lang } = document.documentElement;
    // what says that it is in another language is meant so: the way to that one, which is offered after a while
    const others = [...document.body.querySelectorAll<HTMLElement>('[lang]')].filter((part) => part.lang !== lang);
    const theirs = new Set(others.flatMap((part) => part.innerText.split('\n')));
    const said = document.body.innerText.split('\n').filter((line) => !theirs.has(line));
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
      .filter((part) => !others.some((other) => other.contains(part)))
      .flatMap((part) => ['aria-label', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''));
    return [document.title.replace(/ · Seduh$/, ''), ...said, ...named];
  });
  return lines.map((line) => line.trim()).filter((line) => english.some((pattern) => pattern.test(line)));
}

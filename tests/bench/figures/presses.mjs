import { setTimeout as delay } from 'node:timers/promises';
import { interactionsOf, middleOf, slowDown, touch, watchInteractions } from '../interactions.mjs';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'presses, slow phone';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const ROUNDS = 5;
/** The page is at rest by then, and what is near has been fetched. */
const REST_MS = 2_500;
/** Between finding a thing and pressing it, and until its paint is told. */
const SETTLE_MS = 300;
const TOLD_MS = 700;
/** How long a finger lies on what it presses; and one that is gone at once, which nobody's is, but the worst that can be. */
const FINGER_MS = 90;
const AT_ONCE = 0;
/** Of what takes less than this a browser tells nothing. */
const LEAST_TOLD_MS = 16;

const tap = (find) => async (page, fingerMs) => {
  const place = await middleOf(find(page));
  await delay(SETTLE_MS);
  await touch(page, place, fingerMs);
};
const type = (find, letter) => async (page) => {
  await find(page).focus();
  await delay(SETTLE_MS);
  await page.keyboard.press(letter);
};
const one = (page) => page.getByRole('button', { name: /^Add .* to cart/ }).first();

/** What is done, where, and the most it may take, in ms. */
const PRESSES = [
  ['add to cart', '/products', 32, tap(one)],
  ['a tab of the menu', '/products', 48, tap((page) => page.getByRole('tab', { name: 'Coffee', exact: true }))],
  ['a letter in the search', '/products', 48, type((page) => page.getByRole('main').getByRole('searchbox'), 'l')],
  ['one more of it', '/cart', 32, tap((page) => page.getByRole('button', { name: /^One more/ }).first())],
];

/**
 * From what a visitor does to the paint that shows it, against a press on a bare page; the shortest of some visits. While a
 * finger lies on a thing that is drawn as touched; one that is gone at once has that and what it did to wait for.
 */
export async function pressesFigure({ browser, shopPort, barePort }) {
  const all = [
    ['bare', `http://localhost:${barePort}/press`, undefined, tap((page) => page.getByRole('button'))],
    ...PRESSES.map(([what, path, ...rest]) => [what, `http://localhost:${shopPort}${path}`, ...rest]),
  ];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      stays: await visits(browser, all, FINGER_MS),
      goes: await visits(browser, all, AT_ONCE),
    });
  }
  const times = (what, finger) => rounds.map((round) => round[finger][what]);
  const against = (value, what, finger) => ({
    ours: value(times(what, finger)),
    baseline: value(times('bare', finger)),
    unit: 'ms',
  });
  const shortest = (some) => Math.min(...some);
  return PRESSES.flatMap(([what, , limit]) => [
    row(FIGURE, `${what} (of ${ROUNDS})`, { ...against(shortest, what, 'stays'), limit }),
    row(FIGURE, '  middle', against(median, what, 'stays')),
    row(FIGURE, '  by a finger that is gone at once', against(shortest, what, 'goes')),
  ]);
}

/** Runs in the page. */
function noteWhatArrives() {
  for (const type of ['click', 'keydown']) addEventListener(type, () => (window.hasArrived = true), true);
}

/** Each press once, by a visitor who was never here. @returns {Promise<Record<string, number>>} ms, by what is pressed */
async function visits(browser, presses, fingerMs) {
  const context = await browser.newContext(PHONE);
  const took = {};
  try {
    const page = await context.newPage();
    for (const [what, url, , press] of presses) {
      await slowDown(page, 1);
      await page.goto(url);
      await delay(REST_MS);
      await watchInteractions(page);
      await page.evaluate(noteWhatArrives);
      await slowDown(page, SLOWER);
      await press(page, fingerMs);
      await delay(TOLD_MS);
      if (!(await page.evaluate(() => window.hasArrived))) throw new Error(`nothing was heard of a press at ${url}`);
      took[what] = Math.max(LEAST_TOLD_MS, ...(await interactionsOf(page)));
    }
  } finally {
    await context.close();
  }
  return took;
}

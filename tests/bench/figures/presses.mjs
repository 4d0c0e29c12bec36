import { setTimeout as delay } from 'node:timers/promises';
import { interactionsOf, slowDown, watchInteractions } from '../interactions.mjs';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'presses, slow phone';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const ROUNDS = 5;
/** The page is at rest by then, and does not fetch ahead yet. */
const REST_MS = 2_500;
/** Between finding a thing and pressing it, and until its paint is told. */
const SETTLE_MS = 300;
const TOLD_MS = 700;

const tap = (find) => async (page) => {
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await delay(SETTLE_MS);
  // by the screen itself: a locator's own tap looks for what lies over it, in the page that is measured
  await page.touchscreen.tap(x + width / 2, y + height / 2);
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

/** From what a visitor does to the paint that shows it, against a press on a bare page; the shortest of some visits. */
export async function pressesFigure({ browser, shopPort, barePort }) {
  const took = Object.fromEntries([['bare', []], ...PRESSES.map(([what]) => [what, []])]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      took.bare.push(
        await timed(
          page,
          `http://localhost:${barePort}/press`,
          tap((bare) => bare.getByRole('button')),
        ),
      );
      for (const [what, path, , press] of PRESSES)
        took[what].push(await timed(page, `http://localhost:${shopPort}${path}`, press));
    } finally {
      await context.close();
    }
  }
  const baseline = Math.min(...took.bare);
  return PRESSES.flatMap(([what, , limit]) => [
    row(FIGURE, `${what} (of ${ROUNDS})`, { ours: Math.min(...took[what]), baseline, unit: 'ms', limit }),
    row(FIGURE, '  middle', { ours: median(took[what]), baseline: median(took.bare), unit: 'ms' }),
  ]);
}

async function timed(page, url, press) {
  await slowDown(page, 1);
  await page.goto(url);
  await delay(REST_MS);
  await watchInteractions(page);
  await slowDown(page, SLOWER);
  await press(page);
  await delay(TOLD_MS);
  const took = await interactionsOf(page);
  if (took.length === 0) throw new Error(`nothing was heard of a press at ${url}`);
  return Math.max(...took);
}

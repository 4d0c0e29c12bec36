import { setTimeout as delay } from 'node:timers/promises';

/** What the shop says once it answers to what is pressed. */
const READY = 'seduh:ready';

/** Opens a page, and comes back so long after it answers, in ms by the page's own clock. */
export async function openUntilReady(page, url, rest = 0) {
  await page.addInitScript(
    ([ready, ms]) => {
      document.addEventListener(ready, () => setTimeout(() => (window.isReady = true), ms));
    },
    [READY, rest],
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.isReady);
}

/** Begins to note how long what a person does takes until it is painted; of a page that is open. */
export const watchInteractions = (page) =>
  page.evaluate(() => {
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
          window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });
  });

/** What was noted: milliseconds of each interaction, in steps of eight as browsers tell them. @returns {Promise<number[]>} */
export const interactionsOf = (page) => page.evaluate(() => [...window.interactions.values()]);

/** From now on the page's processor is so many times slower. */
export async function slowDown(page, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A finger on the screen for so long, in ms: by the screen itself, as a locator's tap looks for what lies over its target. */
export async function touch(page, { x, y }, ms) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await delay(ms);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where to press it, once it is on the screen. @returns {Promise<{ x: number, y: number }>} */
export async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

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

import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';

let visitors = 0;

interface Visits {
  ownAddress: void;
  /** Somebody else comes in: a browser of their own, under an address of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Every visitor has an address of their own, as a proxy in front would tell the shop: the rate limits stay on, and no
 * test uses up another one's tries. A worker that replaces one where a test failed begins in another network.
 */
function addressOf(workerIndex: number): { 'x-forwarded-for': string } {
  visitors += 1;
  return { 'x-forwarded-for': `127.${1 + (workerIndex % 100)}.${Math.floor(visitors / 250)}.${visitors % 250}` };
}

/** From now on the page's file choosers come to us; a listener that is added with the press may come after it. */
function takeChoosers(page: Page): Page {
  return page.on('filechooser', () => undefined);
}

export const test = base.extend<Visits>({
  page: ({ page }, use) => use(takeChoosers(page)),
  ownAddress: [
    async ({ context }, use, { workerIndex }) => {
      await context.setExtraHTTPHeaders(addressOf(workerIndex));
      await use();
    },
    { auto: true },
  ],
  visitor: async ({ browser }, use, { workerIndex }) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: addressOf(workerIndex) });
      contexts.push(context);
      return takeChoosers(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';

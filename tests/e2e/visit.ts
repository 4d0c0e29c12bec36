import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';

let visitors = 0;

interface Visits {
  /** The browsers of all who take part. */
  contexts: BrowserContext[];
  ownAddress: void;
  /** Where a journey fails, says what stood on its pages: of a run elsewhere nothing is left but what it printed. */
  lastWords: void;
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
  contexts: async ({ context }, use) => {
    const contexts = [context];
    await use(contexts);
    for (const other of contexts.slice(1)) await other.close();
  },
  page: ({ page }, use) => use(takeChoosers(page)),
  ownAddress: [
    async ({ context }, use, { workerIndex }) => {
      await context.setExtraHTTPHeaders(addressOf(workerIndex));
      await use();
    },
    { auto: true },
  ],
  lastWords: [
    async ({ context, contexts }, use, testInfo) => {
      const said: string[] = [];
      context.on('weberror', (error) => said.push(`! ${error.error().message}`));
      context.on('console', (message) => message.type() === 'error' && said.push(`! ${message.text()}`));
      context.on('requestfailed', (request) => said.push(`! ${request.method()} ${request.url()} came to nothing`));
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of contexts.flatMap((one) => one.pages())) {
        const seen = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
        await testInfo.attach('seen', { body: [page.url(), ...said.slice(-10), seen].join('\n') });
      }
    },
    { auto: true },
  ],
  visitor: async ({ browser, contexts }, use, { workerIndex }) => {
    await use(async (options) => {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: addressOf(workerIndex) });
      contexts.push(context);
      return takeChoosers(await context.newPage());
    });
  },
});

export { expect } from '@playwright/test';

import { test as base } from '@playwright/test';

let visitors = 0;

/**
 * Every test is a visitor with an address of its own, as a proxy in front would tell the shop: the rate limits stay on,
 * and no test uses up another one's tries.
 */
export const test = base.extend<{ ownAddress: void }>({
  ownAddress: [
    async ({ context }, use) => {
      visitors += 1;
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `127.1.0.${visitors}` });
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

import type { Page } from '@playwright/test';

/** @returns what travels from here, by path and query: bytes with their headers; of a repeated one all together */
export async function weigh(page: Page): Promise<Map<string, number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const asked = new Map<string, string>();
  const travelled = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname, search } = new URL(request.url);
    if (protocol !== 'data:') asked.set(requestId, pathname + search);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId);
    if (path) travelled.set(path, (travelled.get(path) ?? 0) + encodedDataLength);
  });
  return travelled;
}

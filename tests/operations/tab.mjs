// Tabs of a browser at the shop, without a service worker: each part of a page is asked for when it is needed.
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { atEnd } from '../bench/processes.mjs';

const PATIENCE_MS = 20_000;
const ASSET = /\/assets\/([^/?]+)$/;

/** @param {number} port where the shop is */
export async function openTabs(port) {
  const browser = await chromium.launch(launchOptions);
  const close = () => browser.close();
  atEnd(close);

  /** Opens a page in a browser that has nothing kept, and waits until it runs. @param {string} path */
  async function open(path) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    // code of pages that are near is fetched while the browser is idle: a tab that has all of it proves nothing
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    page.setDefaultTimeout(PATIENCE_MS);
    /** @type {{ name: string, isThere: boolean }[]} */
    const asked = [];
    let documents = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
    const note = (url, isThere) => {
      const [, name] = ASSET.exec(new URL(url).pathname) ?? [];
      if (name) asked.push({ name, isThere });
    };
    page.on('response', (response) => note(response.url(), response.ok()));
    page.on('requestfailed', (request) => note(request.url(), false));
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
    });
    // what comes after the page by itself
    await page.waitForLoadState('networkidle');
    return {
      /** How often it was loaded as a whole. */
      documents: () => documents,
      /** Files that it was not given. */
      missed: () => asked.filter(({ isThere }) => !isThere).map(({ name }) => name),
      /** Goes on by a link to a page with a form for an email. @returns {Promise<string[]>} the files that took */
      async goOn(link) {
        const before = asked.length;
        await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
        await page.getByLabel('Email').first().waitFor();
        return asked.slice(before).map(({ name }) => name);
      },
      close: () => context.close(),
    };
  }

  return { open, close };
}

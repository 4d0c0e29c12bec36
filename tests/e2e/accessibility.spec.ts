import { PEOPLE_PATHS } from '@seduh/contract/constants';
import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { COLOUR_RULES } from '../storybook/axe';
import { everyPage, NO_PAGE, NO_TABLE, type Who } from './places';
import { ACCOUNTS, SHOP } from './shop';
import { addToCart, dialogOf, hydrated, storeSession } from './steps';
import { expect, test } from './visit';

const WIDTHS = [360, 1280];
/** What is left of a window of 1280 x 1024 at 400 %: the narrowest and the lowest page WCAG asks for (1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** By theme what axe looks for: in another one only colours are others. */
const RULES: Record<'light' | 'dark', RunOnly> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: COLOUR_RULES },
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

let pages: Record<Who, string[]>;
test.beforeAll(async () => {
  pages = await everyPage();
});

/** Nothing sticks out sideways. */
async function expectToFit(page: Page, place: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${place} sticks out sideways`).toBe(0);
}

/** What axe finds on the page as it stands, told by rule. Its code has to be there already. */
const findings = (page: Page, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, runOnly);

/** Nothing sticks out, and in neither theme axe finds anything. */
async function expectSound(page: Page, place: string): Promise<void> {
  await expectToFit(page, place);
  // colours on their way from one theme's to the other's are those of neither
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  // once for both themes: it is as large as all of the shop's own code
  await page.evaluate(axe.source);
  for (const [theme, rules] of Object.entries(RULES)) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    expect(await findings(page, rules), `${place}, ${theme}`).toEqual([]);
  }
}

/** Opens a page by its address, as a reload does, and waits until everything it fetches is there. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(path === NO_PAGE ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await hydrated(page);
  // nobody was sent elsewhere
  expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
}

async function comeAs(page: Page, who: Who): Promise<void> {
  if (who !== 'visitor') await storeSession(page, who === 'admin' ? ACCOUNTS.admin : ACCOUNTS.customer);
}

const everybody: Who[] = ['visitor', 'customer', 'admin'];

/** Takes down what a page complains of. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  // what is not there is answered with 404, and a link that is over with 401, which the browser logs by itself
  const asked = [NO_PAGE, `/api/tables/${NO_TABLE}`, `/api${PEOPLE_PATHS.readInvitation}`];
  const absent = new Set(asked.map((path) => SHOP.url + path));
  page.on('console', (message) => {
    if (message.type() === 'error' && !absent.has(message.location().url)) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    const viewport = { width, height: 900 };
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const who of everybody) {
      test(`every page of a ${who} passes axe in both themes, fits a small window and logs no error`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        const trouble = troubleOf(page);
        await comeAs(page, who);
        for (const path of pages[who]) {
          await open(page, path);
          await expectSound(page, `${path} as ${who}`);
          await page.setViewportSize(ZOOMED);
          await expectToFit(page, `${path} as ${who} at ${ZOOMED.width} px`);
          await page.setViewportSize(viewport);
        }
        expect(trouble).toEqual([]);
      });
    }

    test('what opens over a page, and what is typed on, passes axe in both themes', async ({ page }) => {
      await open(page, '/modal');
      await page.getByRole('button', { name: 'Open modal' }).click();
      await expect(dialogOf(page)).toBeVisible();
      await expectSound(page, 'the success modal');
      await comeAs(page, 'customer');
      await addToCart(page, 'Hazelnut Latte');
      await open(page, '/payment');
      await page.getByRole('button', { name: 'Edit the address details' }).click();
      await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
      await expectSound(page, 'a checkout with a cart');
      await open(page, '/profile');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await expectSound(page, 'a profile being edited');
    });
  });
}

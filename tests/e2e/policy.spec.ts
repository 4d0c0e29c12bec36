import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endShop, openOwnShop, OWN_SHOP_URL as base } from './own-shop';
import { everyPage, NO_PAGE, type Who } from './places';
import { ACCOUNTS, SHOP } from './shop';
import { hydrated, storeSession } from './steps';
import { expect, test } from './visit';

/** Takes down what the pages' own content policies stop, as the browser tells the page and as it tells developers. */
async function stoppedOn(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('tellStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { tellStopped: (what: string) => void }).tellStopped(what);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    if (/content security policy|trusted ?types|TrustedScript|TrustedHTML|permissions policy/i.test(message.text()))
      stopped.push(message.text());
  });
  return stopped;
}

let pages: Record<Who, string[]>;
test.beforeAll(async () => {
  pages = await everyPage();
});

for (const who of ['visitor', 'customer', 'admin'] as const) {
  test(`no page of a ${who} does what its content policy forbids`, async ({ page }) => {
    test.setTimeout(180_000);
    const stopped = await stoppedOn(page);
    if (who !== 'visitor') await storeSession(page, who === 'admin' ? ACCOUNTS.admin : ACCOUNTS.customer);
    for (const path of pages[who]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(path === NO_PAGE ? 404 : 200);
      expect(answer?.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await hydrated(page);
    }
    expect(stopped).toEqual([]);
  });
}

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shop installs itself, and the worker hands its pages out as they are', async ({ page }) => {
    const stopped = await stoppedOn(page);
    await page.goto('/');
    const isActive = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
    await expect.poll(isActive, { timeout: 30_000 }).toBe('activated');
    // the page as the worker hands it out is held to the same
    const answer = await page.reload();
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await hydrated(page);
    expect(stopped).toEqual([]);
  });
});

test('of texts the addresses of the build’s own scripts become scripts, and nothing else does', async ({ page }) => {
  await page.goto('/');
  const takes = (address: string) =>
    page.evaluate((src) => {
      try {
        document.createElement('script').src = src;
        // the work of a sign-up in masses is done in one
        new Worker(src).terminate();
        return true;
      } catch {
        return false;
      }
    }, address);
  for (const own of ['/sw.js', '/assets/0a1b2c3.js', `${SHOP.url}/assets/index-0a1b.js`])
    expect([own, await takes(own)]).toEqual([own, true]);
  for (const foreign of [
    'https://evil.example/assets/a.js',
    '//evil.example/sw.js',
    `${SHOP.url}.evil.example/sw.js`,
    '/assets/../images/a.js',
    '/images/a.js',
    '/assets/a.js?x=.js&y',
    'data:text/javascript,alert(1)',
    'blob:/sw.js',
  ])
    expect([foreign, await takes(foreign)]).toEqual([foreign, false]);
  const made = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('p').innerHTML = '<b>x</b>'),
      () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => document.write('x'),
      () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      () => (document.createElement('script').text = 'x()'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'made';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(made).toEqual(made.map(() => 'TypeError'));
});

test.describe('what gets into a page', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seduh-policy-'));
  let server: ChildProcess;
  test.afterAll(async () => {
    await endShop(server, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  test('as a script or as markup is stopped, and the shop hears of it', async ({ browser }) => {
    test.setTimeout(120_000);
    server = await openOwnShop(dataDir);
    const page = await browser.newPage({ baseURL: base });
    // as if a text of somebody's had come into the page unescaped
    await page.route(`${base}/login`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const injected = '<script>window.gotIn = "inline"</script><img src="x" onerror="window.gotIn = \'handler\'">';
      await route.fulfill({ response: answer, body: html.replace('<div id="root">', `${injected}<div id="root">`) });
    });
    await page.goto('/login');
    await hydrated(page);
    const error = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src="x" onerror="window.gotIn = \'markup\'">';
        return 'none';
      } catch (caught) {
        return (caught as Error).name;
      }
    });
    expect(error).toBe('TypeError');
    expect(await page.evaluate(() => (window as { gotIn?: string }).gotIn)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

    const metrics = async () => (await page.request.get(`http://127.0.0.1:${SHOP.metricsPort}/metrics`)).text();
    for (const directive of ['script-src-elem', 'script-src-attr', 'require-trusted-types-for'])
      await expect.poll(metrics).toContain(`seduh_policy_reports_total{directive="${directive}"} 1`);
    await page.close();
  });
});

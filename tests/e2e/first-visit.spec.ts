import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { PHONE, SHOP } from './shop';
import { expect, test } from './visit';

/** What a server may send before it has heard that anything came: ten segments. */
const FIRST_FLIGHT = 10 * 1_460;
/** A page is packed as tight as it goes once it has outlasted a look at what it shows; ms. */
const LOOK = 1_100;

/** Fonts come with the whole files: here nobody waits for them. */
const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

interface Answer {
  html: string;
  /** As they travel. */
  bytes: { head: number; body: number };
}

/** A page as a browser asks for it that has nothing of it yet. */
function ask(path: string): Promise<Answer> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': '127.9.9.9' };
  return new Promise((resolve, reject) => {
    get(SHOP.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`.length;
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, status + 2);
        resolve({ html: brotliDecompressSync(body).toString(), bytes: { head, body: body.length } });
      });
    }).on('error', reject);
  });
}

/** The pages that most visits begin with, in both languages. */
async function firstPages(): Promise<string[]> {
  const { html } = await ask('/products');
  const [product = ''] = /\/product\/[\w-]{36}/.exec(html) ?? [];
  return ['/', '/products', product, '/login', '/register', '/cart'].flatMap((path) => [path, `/id${path}`]);
}

test('every first page fits into the first flight, with its headers, in both languages', async () => {
  test.slow();
  for (const path of await firstPages()) {
    for (let visit = 0; visit < 2; visit += 1) {
      await ask(path);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    const { head, body } = (await ask(path)).bytes;
    expect(head + body, `${path}: ${head} of headers and ${body} of HTML`).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

/**
 * Runs in the page: what every element looks like in the properties that its style sheets speak of; how it would move is
 * left to the whole style sheets.
 */
function looks(properties: string[]): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element, place) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return `${place} ${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''} ${values.join('; ')}`;
    }),
  );
}

/** Runs in the page: the whole style sheets in place of the part of them that the page has inside. */
function dress(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.querySelector('style')?.replaceWith(style);
}

test.describe('without its code', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test(`a first page looks as with its whole style sheets, ${viewport.width} px wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.route(/\.(?:avif|webp|jpg|svg)$/, (route) => route.abort());
      for (const path of (await firstPages()).filter((one) => !/^\/id|register/.test(one))) {
        const { html } = await ask(path);
        const sheets = (/ data-parts="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter((one) => one.endsWith('.css'));
        expect(sheets.length, path).toBeGreaterThan(0);
        const files = await Promise.all(sheets.map(async (one) => (await fetch(SHOP.url + one)).text()));
        const whole = files.join('').replace(FONT_FILE, '');
        const properties = [...new Set([...whole.matchAll(/(?<=[{;])([a-z][a-z-]+)(?=:)/g)].map(([name]) => name))];
        const still = properties.filter((name) => !name.startsWith('transition'));
        await page.goto(path);
        const inside = await page.evaluate(looks, still);
        await page.evaluate(dress, whole);
        const dressed = await page.evaluate(looks, still);
        expect(dressed.length).toBe(inside.length);
        expect(inside.filter((text, place) => text !== dressed[place]).slice(0, 3), path).toEqual([]);
      }
    });
  }
});

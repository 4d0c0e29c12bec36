import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../connection.mjs';
import { row } from '../row.mjs';

const FIGURE = 'first load';
const KB = 1_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SETTLE_MS = 500;
/** Longer than a page is kept without looking at what it shows. */
const PAGE_AGE_MS = 1_100;
/** What the browser calls a thing, what we do, and how much of it a page may have, in KB; scripts have budgets in `pnpm run size`. */
const TYPES = [
  ['document', 'HTML', 14],
  ['script', 'JavaScript', undefined],
  ['stylesheet', 'CSS', 18],
  ['font', 'fonts', 31],
];

/** What a phone downloads, compressed as it travels, when it opens each page for the first time. */
export async function bytesFigure({ browser, port, pages }) {
  const rows = [];
  for (const page of pages) {
    await settle(port, page.path);
    rows.push(...(await openAsPhone(browser, `http://localhost:${port}${page.path}`, page)));
  }
  return rows;
}

/** A page is packed as tight as it goes once it has outlasted a look at what it shows: who comes first has a tenth more. */
async function settle(port, path) {
  for (let visit = 0; visit < 3; visit += 1) {
    await ask(port, path, { headers: { accept: 'text/html' } });
    await delay(PAGE_AGE_MS);
  }
}

async function openAsPhone(browser, url, { name, pictureKb }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const files = [];
    page.on('requestfinished', (request) => files.push(weigh(request)));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const inView = new Set(await page.evaluate(picturesInView));
    const all = (await Promise.all(files)).filter(({ url: address }) => address.startsWith('http'));
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / KB;
    const count = (some) => `${some.length} ${some.length === 1 ? 'file' : 'files'}`;
    const pictures = all.filter(({ type }) => type === 'image');
    const seen = pictures.filter(({ url: address }) => inView.has(address));
    return [
      ...TYPES.map(([type, label, limit]) => {
        const some = all.filter((file) => file.type === type);
        return row(FIGURE, `${name} ${label}, ${count(some)}`, { ours: sum(some), unit: 'KB', limit });
      }),
      row(FIGURE, `${name} pictures in view, ${count(seen)}`, { ours: sum(seen), unit: 'KB' }),
      row(FIGURE, `${name} largest of them`, {
        ours: sum(seen.toSorted((a, b) => b.bytes - a.bytes).slice(0, 1)),
        unit: 'KB',
        limit: pictureKb,
      }),
      row(FIGURE, `${name} all there is, ${count(all)}`, { ours: sum(all), unit: 'KB' }),
    ];
  } finally {
    await context.close();
  }
}

async function weigh(request) {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
}

/** Runs in the page: addresses of the pictures that touch the screen before anybody scrolls. */
function picturesInView() {
  return [...document.images]
    .filter((picture) => {
      const { top, left, width, height } = picture.getBoundingClientRect();
      return width > 0 && height > 0 && top < window.innerHeight && left < window.innerWidth && top + height > 0;
    })
    .map(({ currentSrc }) => currentSrc);
}

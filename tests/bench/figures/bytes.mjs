import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../connection.mjs';
import { openUntilReady } from '../interactions.mjs';
import { row } from '../row.mjs';

const FIGURE = 'first load';
const KB = 1_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** From when it answers until its extras are there; what is near is asked for a second after it answers, and has come later. */
const EXTRAS_MS = 800;
const NEAR_MS = 3_000;
/** Until a page is whole on the screen, files. */
const SEEN_FILES = 25;
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
    const url = `http://localhost:${port}${page.path}`;
    rows.push(...(await openAsPhone(browser, url, page)), await openWithoutRest(browser, url, page));
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

/** What it brings until the browser is idle, which is never here: its code waits for that. */
async function openWithoutRest(browser, url, { name, seenKb }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const files = [];
    page.on('requestfinished', (request) => files.push(weigh(request)));
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = await fromNetwork(files);
    const tooMany = all.length > SEEN_FILES && { ok: false, note: `more than ${SEEN_FILES} files` };
    return row(FIGURE, `${name} before the browser is idle, ${count(all)}`, {
      ours: sum(all),
      unit: 'KB',
      limit: seenKb,
      ...tooMany,
    });
  } finally {
    await context.close();
  }
}

const fromNetwork = async (files) => (await Promise.all(files)).filter(({ url }) => url.startsWith('http'));
const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / KB;
const count = (some) => `${some.length} ${some.length === 1 ? 'file' : 'files'}`;

async function openAsPhone(browser, url, { name, pictureKb }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const files = [];
    page.on('requestfinished', (request) => files.push(weigh(request)));
    await openUntilReady(page, url, EXTRAS_MS);
    const inView = new Set(await page.evaluate(picturesInView));
    const all = await fromNetwork([...files]);
    await delay(NEAR_MS);
    const withNear = await fromNetwork(files);
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
      row(FIGURE, `${name} all of its own, ${count(all)}`, { ours: sum(all), unit: 'KB' }),
      row(FIGURE, `${name} with what is near, ${count(withNear)}`, { ours: sum(withNear), unit: 'KB' }),
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

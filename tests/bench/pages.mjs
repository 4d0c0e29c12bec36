import { existsSync } from 'node:fs';
import { barePages } from './bare-page.mjs';
import { launchBrowser } from './browser.mjs';
import { bytesFigure } from './figures/bytes.mjs';
import { skipped } from './row.mjs';
import { STOREFRONT_PAGE } from './shop.mjs';

/** Most a picture may weigh on a phone. */
const HERO_KB = 90;
const CARD_KB = 25;

/** A browser, or the row that says why there is none. */
async function openBrowser(figure) {
  try {
    return { browser: await launchBrowser() };
  } catch (error) {
    return { missing: skipped(figure, `no browser starts here: ${error.message.split('\n', 1)[0]}`) };
  }
}

/** What our parts cost over bare React elements; it needs a browser and no shop. */
export async function measureParts(quick) {
  const { browser, missing } = await openBrowser('parts');
  if (!browser) return [missing];
  const { partsFigure } = await import('./figures/parts.mjs');
  return partsFigure({ browser: browser.browser, quick });
}

/** Staff's board in a rush; it needs a built storefront and a browser. */
export async function measureBoard(rush) {
  if (!existsSync(STOREFRONT_PAGE)) return [skipped('board in a rush', 'the storefront is not built')];
  const { browser, missing } = await openBrowser('board in a rush');
  if (!browser) return [missing];
  const { boardFigure } = await import('./figures/board.mjs');
  return boardFigure({ ...rush, browser: browser.browser });
}

/** The figures that need a built storefront and a browser; a row that says so where one is missing. */
export async function measurePages({ shop, bare, productId, quick, say, deadline }) {
  if (!existsSync(STOREFRONT_PAGE)) return [skipped('pages', 'the storefront is not built')];
  const pages = [
    { name: '/', path: '/', pictureKb: HERO_KB, seenKb: 125 },
    { name: '/products', path: '/products', pictureKb: CARD_KB, seenKb: 170 },
    { name: '/product', path: `/product/${productId}`, pictureKb: HERO_KB },
    // these ask search engines to leave them out, which Lighthouse's score for them counts as a fault
    { name: '/cart', path: '/cart', pictureKb: HERO_KB, unlisted: true },
    { name: '/login', path: '/login', pictureKb: HERO_KB, unlisted: true },
  ];
  const { browser, missing } = await openBrowser('pages');
  if (!browser) return [missing];
  say('first loads');
  const both = quick ? pages : [...pages, ...pages.map(inIndonesian)];
  const rows = await bytesFigure({ browser: browser.browser, port: shop.port, pages: both });
  if (quick && performance.now() > deadline) {
    return [...rows, skipped('Lighthouse', 'no time left in a quick run; --quick --only pages has it')];
  }
  await bare.answer(await barePages());
  say('Lighthouse');
  const { paintFigure } = await import('./figures/paint.mjs');
  // a visit takes long: a quick run makes do with two pages
  const visited = quick ? pages.slice(0, 2) : both;
  const ports = { debuggingPort: browser.debuggingPort, shopPort: shop.port, barePort: bare.port };
  rows.push(...(await paintFigure({ ...ports, pages: visited, quick, deadline })));
  if (quick) return rows;
  say('presses');
  const { pressesFigure } = await import('./figures/presses.mjs');
  rows.push(...(await pressesFigure({ browser: browser.browser, ...ports })));
  say('click to content');
  const { contentFigure } = await import('./figures/content.mjs');
  rows.push(...(await contentFigure({ browser: browser.browser, ...ports })));
  say('a slow phone, applied');
  const { appliedFigure } = await import('./figures/applied.mjs');
  return [...rows, ...(await appliedFigure({ ...ports, path: '/products' }))];
}

const inIndonesian = (page) => ({ ...page, path: `/id${page.path}`, name: `/id${page.name}` });

import { setTimeout as delay } from 'node:timers/promises';
import { middleOf, openUntilReady, slowDown, touch } from '../interactions.mjs';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'click to content';
const ROUNDS = 5;
const MOST_MS = 200;
const SLOWER = 4;
/** The page is at rest by then, and has fetched ahead the code of what is in view. */
const REST_MS = 2_500;
const SETTLE_MS = 300;
/** How long a finger lies on a link, and a pointer on one before it is pressed. */
const TOUCH_MS = 90;
const HOVER_MS = 250;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const byTouch = (page, place) => touch(page, place, TOUCH_MS);

/** Who opens a product from the menu, how, and when. */
const WAYS = [
  { what: 'by touch, a slow phone', device: PHONE, rate: SLOWER, press: byTouch, rest: REST_MS, limit: MOST_MS },
  // nothing asked of it: the code is on its way as well
  { what: 'by touch as soon as the page answers', device: PHONE, rate: SLOWER, press: byTouch, rest: 0 },
  { what: 'by hover, a desk', device: DESK, rate: 1, press: hover, rest: REST_MS, limit: MOST_MS },
];

/** From the click on a product of the menu to the paint that shows its page; nothing of the product was loaded before. */
export async function contentFigure({ browser, shopPort }) {
  const rows = [];
  for (const { what, device, rate, press, rest, limit } of WAYS) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(device);
      try {
        const page = await context.newPage();
        await openUntilReady(page, `http://localhost:${shopPort}/products`);
        await delay(rest);
        const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
        const place = await middleOf(link);
        await delay(rest && SETTLE_MS);
        await slowDown(page, rate);
        await page.evaluate(noteContent);
        await press(page, place);
        await page.waitForFunction(() => window.content !== undefined, undefined, { polling: 100 });
        took.push(await page.evaluate(() => window.content));
      } finally {
        await context.close();
      }
    }
    rows.push(
      row(FIGURE, `${what} (of ${ROUNDS})`, { ours: Math.min(...took), unit: 'ms', limit }),
      row(FIGURE, '  middle', { ours: median(took), unit: 'ms' }),
    );
  }
  return rows;
}

/** Runs in the page: from the click until the frame with the product's heading is done. */
function noteContent() {
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  const seen = new MutationObserver(() => {
    if (!location.pathname.startsWith('/product/') || !document.querySelector('main h1')) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.content = performance.now() - clicked));
      port1.start();
      port2.postMessage(null);
    });
  });
  seen.observe(document.body, { childList: true, subtree: true });
}

async function hover(page, { x, y }) {
  await page.mouse.move(x, y);
  await delay(HOVER_MS);
  await page.mouse.click(x, y);
}

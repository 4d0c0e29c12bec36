import { setTimeout as delay } from 'node:timers/promises';
import { middleOf, slowDown, touch } from '../interactions.mjs';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'click to content';
const ROUNDS = 5;
const MOST_MS = 200;
const SLOWER = 4;
/** The page is at rest by then, and does not fetch ahead yet. */
const REST_MS = 2_500;
const SETTLE_MS = 300;
/** How long a finger lies on a link, and a pointer on one before it is pressed. */
const TOUCH_MS = 90;
const HOVER_MS = 250;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** Who opens a product from the menu, and how. */
const WAYS = [
  ['by touch, a slow phone', PHONE, SLOWER, (page, place) => touch(page, place, TOUCH_MS)],
  ['by hover, a desk', DESK, 1, hover],
];

/** From the click on a product of the menu to the paint that shows its page; nothing of it was loaded before. */
export async function contentFigure({ browser, shopPort }) {
  const rows = [];
  for (const [what, device, rate, press] of WAYS) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(device);
      try {
        const page = await context.newPage();
        await page.goto(`http://localhost:${shopPort}/products`);
        await delay(REST_MS);
        const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
        const place = await middleOf(link);
        await delay(SETTLE_MS);
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
      row(FIGURE, `${what} (of ${ROUNDS})`, { ours: Math.min(...took), unit: 'ms', limit: MOST_MS }),
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

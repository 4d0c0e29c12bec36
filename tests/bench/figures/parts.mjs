import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { row } from '../row.mjs';
import { median } from '../stats.mjs';

const FIGURE = 'parts';
const PAGE = fileURLToPath(new URL('../parts', import.meta.url));
const RULES = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));
const TEXT = 'Hazelnut latte, less ice, and one straw';

/** What our parts cost over bare React elements that make the same page: a thousand cards, and a letter among 40 fields. */
export async function partsFigure({ browser, quick }) {
  const outDir = mkdtempSync(join(tmpdir(), 'seduh-parts-'));
  const server = await (async () => {
    await build({ configFile: RULES, root: PAGE, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const where = { host: '127.0.0.1', port: 0 };
    return preview({ configFile: false, root: PAGE, logLevel: 'error', build: { outDir }, preview: where });
  })();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(server.resolvedUrls.local[0]);
    await page.waitForFunction(() => 'parts' in window);
    const rounds = quick ? 3 : 9;
    return [
      await compare(page, 'mount 1,000 product cards', rounds, 1.5, (kind) => window.parts.mount(kind)),
      await compare(page, 'a letter in a form of 40 fields', rounds, 2, async (kind) => {
        const times = await window.parts.type(kind, 'TEXT');
        return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
      }),
    ];
  } finally {
    await page.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param once runs in the page and gives milliseconds */
async function compare(page, what, rounds, atMost, once) {
  const script = (kind) => `(${String(once).replace("'TEXT'", JSON.stringify(TEXT))})(${JSON.stringify(kind)})`;
  const kinds = ['ours', 'bare'];
  // cold code is several times slower
  for (const kind of kinds) await page.evaluate(script(kind));
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const [ours, bare] = [await page.evaluate(script('ours')), await page.evaluate(script('bare'))];
    taken.push({ ours, bare, ratio: ours / bare });
  }
  const middle = (name) => median(taken.map((round) => round[name]));
  return row(FIGURE, `${what} (of ${rounds})`, {
    ours: middle('ours'),
    baseline: middle('bare'),
    ratio: middle('ratio'),
    unit: 'ms',
    atMost,
  });
}

// Byte budgets over the built storefront: what a phone downloads, not what a file weighs on disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../apps/storefront/dist', import.meta.url));
const KB = 1000;
// of a page what comes beyond entry and frame: it was 25 with what it shares with the frame, which had no limit of its own
const BUDGET = { entry: 85 * KB, frame: 31 * KB, route: 21 * KB, css: 18 * KB, fonts: 30 * KB };

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const bytes = (file) => readFileSync(join(dist, file));
const brotli = (files) => [...files].reduce((sum, file) => sum + brotliCompressSync(bytes(file)).length, 0);

/** Languages of which a page fetches one. */
const LOCALES = ['en', 'id'];
const WORDS = /\/words\/(\w+)\.tsx?$/;

/** A chunk with everything it imports statically, and what that says in one language. */
function chunksOf(key, locale = LOCALES[0], seen = new Map()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [...seen.values()];
  seen.set(key, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(imported, locale, seen);
  for (const fetched of chunk.dynamicImports ?? [])
    if (WORDS.exec(fetched)?.[1] === locale) chunksOf(fetched, locale, seen);
  return [...seen.values()];
}
const filesOf = (key, locale) => new Set(chunksOf(key, locale).map(({ file }) => file));
/** In the language that says it at greatest length. */
const longest = (measure) => Math.max(...LOCALES.map(measure));

const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const rows = [['entry js, br', longest((locale) => brotli(filesOf(entryKey, locale))), BUDGET.entry]];

/** The frame's late parts: whatever the page is, they come as well. */
const FRAME = 'src/shell/late.ts';
if (!manifest[FRAME]) throw new Error(`the build knows no ${FRAME}`);
/** What these bring beyond what those have brought. */
const beyond = (key, known, locale) => {
  const there = new Set(known.flatMap((one) => [...filesOf(one, locale)]));
  return [...filesOf(key, locale)].filter((file) => !there.has(file));
};
rows.push(['frame js, br', longest((locale) => brotli(beyond(FRAME, [entryKey], locale))), BUDGET.frame]);

const routes = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && key.includes('/routes/'));
for (const key of routes) {
  rows.push([
    `${manifest[key].name} js, br`,
    longest((locale) => brotli(beyond(key, [entryKey, FRAME], locale))),
    BUDGET.route,
  ]);
}
const gzip = (files) => [...files].reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0);
/** Stylesheets of a chunk and of everything it imports. */
const stylesOf = (...keys) => new Set(keys.flatMap((key) => chunksOf(key).flatMap(({ css = [] }) => css)));
const heaviest = Math.max(...routes.map((key) => gzip(stylesOf(entryKey, key))));
rows.push(['css of the heaviest page, gz', heaviest, BUDGET.css]);
// those of the characters that nearly every page has; others come where a page says one
const faces = [...stylesOf(entryKey)].flatMap(
  (file) =>
    bytes(file)
      .toString()
      .match(/@font-face\{[^}]*\}/g) ?? [],
);
const fonts = faces
  .filter((face) => /unicode-range:U\+20-7E/i.test(face))
  .map((face) => /url\(\/?([^)]+)\)/.exec(face)[1]);
const fontBytes = fonts.reduce((sum, file) => sum + bytes(file).length, 0);
rows.push([`fonts woff2, ${fonts.length} files`, fonts.length === 2 ? fontBytes : Infinity, BUDGET.fonts]);

let over = 0;
for (const [name, size, budget] of rows) {
  const ok = size <= budget;
  if (!ok) over += 1;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${(size / KB).toFixed(1).padStart(6)} of ${budget / KB} KB`);
}
process.exit(over ? 1 : 0);

// Byte budgets over the built storefront: what a phone downloads, not what a file weighs on disk.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../apps/storefront/dist', import.meta.url));
const KB = 1000;
const BUDGET = { entry: 85 * KB, route: 25 * KB, css: 18 * KB, fonts: 50 * KB };

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const bytes = (file) => readFileSync(join(dist, file));
const brotli = (files) => [...files].reduce((sum, file) => sum + brotliCompressSync(bytes(file)).length, 0);

/** A chunk with everything it imports statically, as file names. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const entry = closure(entryKey);
const rows = [['entry js, br', brotli(entry), BUDGET.entry]];

for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !key.includes('/routes/')) continue;
  const own = [...closure(key)].filter((file) => !entry.has(file));
  rows.push([`${chunk.name} js, br`, brotli(own), BUDGET.route]);
}
const files = readdirSync(join(dist, 'assets'));
const ofType = (type) => files.filter((file) => extname(file) === type).map((file) => `assets/${file}`);
rows.push(['all css, gz', ofType('.css').reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0), BUDGET.css]);
rows.push(['fonts woff2', ofType('.woff2').reduce((sum, file) => sum + bytes(file).length, 0), BUDGET.fonts]);

let over = 0;
for (const [name, size, budget] of rows) {
  const ok = size <= budget;
  if (!ok) over += 1;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${(size / KB).toFixed(1).padStart(6)} of ${budget / KB} KB`);
}
process.exit(over ? 1 : 0);

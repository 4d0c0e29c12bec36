// Cuts each face in two: what nearly every page says, and the rest, which a browser fetches where a page says it. By the
// ranges of fonts.css. usage: node scripts/fonts.mjs FOLDER_OF_ORIGINALS   Its output is committed: a build needs no font tools.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const originals = process.argv[2];
if (!originals) throw new Error('usage: node scripts/fonts.mjs FOLDER_OF_ORIGINALS');

const styles = fileURLToPath(new URL('../packages/ui/src/styles', import.meta.url));

/** The characters of a `unicode-range`: `U+A0, U+B8-D6`. */
const charactersOf = (range) =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().slice(2).split('-');
    const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

const faces = readFileSync(join(styles, 'fonts.css'), 'utf8').matchAll(
  /url\('\.\/fonts\/([\w.-]+)'\) format\('woff2'\);\s+unicode-range: ([^;]+);/g,
);
for (const [, file, range] of faces) {
  const whole = readFileSync(join(originals, basename(file).replace('-rest', '')));
  const cut = await subsetFont(whole, charactersOf(range).join(''), { targetFormat: 'woff2' });
  writeFileSync(join(styles, 'fonts', file), cut);
}

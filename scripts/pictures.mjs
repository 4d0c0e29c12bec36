// Makes the storefront's own pictures (hero and the like) in the widths and formats that pages choose from.
// usage: node scripts/pictures.mjs FOLDER_OF_ORIGINALS   Its output is committed: a build needs no image library.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// the one image library of the house belongs to the server
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');

const originals = process.argv[2];
if (!originals) throw new Error('usage: node scripts/pictures.mjs FOLDER_OF_ORIGINALS');

const target = join(root, 'packages/screens/src/lib/content/pictures');
const pictures = {
  // 672: what most phones take, and it fits into a connection's first flight
  hero: [480, 672, 768, 1200],
  croissant: [384, 768],
  v60: [384],
  'hazelnut-latte': [384, 768],
  'iced-latte': [384, 768],
  mocha: [384, 768],
};

/** The one width of WebP, for phones of before 2022, which read no AVIF: each name counts in a page's first flight. */
const WEBP = { hero: 768 };

mkdirSync(target, { recursive: true });
for (const [name, widths] of Object.entries(pictures)) {
  for (const width of widths) {
    const picture = sharp(join(originals, `${name}.jpg`)).resize(width, width, { fit: 'cover', position: 'right' });
    const to = (format) => join(target, `${name}-${width}.${format}`);
    await picture.clone().avif({ quality: 48, effort: 7 }).toFile(to('avif'));
    if (width === (WEBP[name] ?? widths[0])) await picture.clone().webp({ quality: 70, effort: 6 }).toFile(to('webp'));
  }
  // one JPEG for browsers that read neither
  const widest = Math.min(768, widths.at(-1));
  await sharp(join(originals, `${name}.jpg`))
    .resize(widest, widest, { fit: 'cover', position: 'right' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(target, `${name}-${widest}.jpg`));
}

// The fixtures' pictures, as the server would serve them under /images: made once into a cache, never committed.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const originals = join(root, 'apps/api/assets/demo');
const cache = join(root, 'node_modules/.cache/seduh-demo-pictures');

/** The widths in the file names, as in the contract's `images.ts`. */
const widths = [192, 384, 768, 1200];
/** Pixels of every file, whatever width its name says: stories need pictures, not sharpness. */
const side = 480;

// the one image library of the house belongs to the server
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');

const encoders = {
  avif: (picture) => picture.avif({ quality: 45, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 70, effort: 1 }),
  jpg: (picture) => picture.jpeg({ quality: 74 }),
};

async function makePicture(file, format) {
  const original = join(originals, file);
  const { name } = parse(file);
  const target = (width) => join(cache, `demo-${name}-${width}.${format}`);
  const isFresh = (path) => existsSync(path) && statSync(path).mtimeMs >= statSync(original).mtimeMs;
  if (widths.every((width) => isFresh(target(width)))) return;
  // made aside and moved, so that two Storybooks that start at once never serve half a file
  for (const width of widths) {
    const aside = join(cache, `${process.pid}-${name}-${width}.${format}`);
    if (width === widths[0]) await encoders[format](sharp(original).resize(side, side)).toFile(aside);
    else copyFileSync(target(widths[0]), aside);
    renameSync(aside, target(width));
  }
}

/** Makes what is missing. @returns {Promise<string>} the folder to serve as `/images` */
export async function demoPictures() {
  mkdirSync(cache, { recursive: true });
  const files = existsSync(originals) ? readdirSync(originals).filter((file) => file.endsWith('.jpg')) : [];
  for (const file of files) await Promise.all(Object.keys(encoders).map((format) => makePicture(file, format)));
  return cache;
}

/**
 * Makes the narrowest files what their names say, for a shop that is asked to spare data.
 * @param {string} folder a copy of what {@link demoPictures} made
 */
export async function narrow(folder) {
  const [width] = widths;
  for (const file of readdirSync(originals))
    await encoders
      .avif(sharp(join(originals, file)).resize(width, width))
      .toFile(join(folder, `demo-${parse(file).name}-${width}.avif`));
}

// Makes the icons of the installed shop from the brand's mark, in the design's colours.
// usage: node scripts/app-icons.mjs   Its output is committed: a build needs no image library.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// the one image library of the house belongs to the server
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');

const read = (path) => readFileSync(join(root, path), 'utf8');
const tokens = read('packages/ui/src/styles/tokens.css');
const colour = (name) => new RegExp(`--color-${name}: (#\\w+)`).exec(tokens)[1];
const [, bean] = /const BEAN =\s*'([^']+)'/.exec(read('packages/ui/src/Brand/Mark.tsx'));
const [ground, ink, gold] = ['santan-50', 'espresso-800', 'marigold-400'].map(colour);

const mark = [0, 90, 180, 270]
  .map((turn) => `<path d="${bean}" transform="rotate(${turn} 24 24)"${turn === 90 ? ` fill="${gold}"` : ''}/>`)
  .join('');
// Lucide's, as the pages use them
const pictures = {
  menu: '<path d="M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2"/>',
  order: '<path d="M4 2v20l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1V2l-2 1-2-1-2 1-2-1-2 1-2-1-2 1ZM16 8H8M16 12H8M13 16H8"/>',
};

/** A square of the ground colour with something in its middle that takes this share of it. */
function draw({ inside, box, share, corner }) {
  const scale = (100 * share) / box;
  const edge = (100 - 100 * share) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="${ground}"/>` +
      `<g transform="translate(${edge} ${edge}) scale(${scale})">${inside}</g></svg>`,
  );
}

const brand = `<g fill="${ink}" fill-rule="evenodd">${mark}</g>`;
const line = (paths) =>
  `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

const ICONS = {
  'app-192': { size: 192, inside: brand, box: 48, share: 0.76, corner: 22 },
  'app-512': { size: 512, inside: brand, box: 48, share: 0.76, corner: 22 },
  // whatever shape it is cut to, a circle of 80 % is left: the square in it is 56 %
  'maskable-192': { size: 192, inside: brand, box: 48, share: 0.56, corner: 0 },
  'maskable-512': { size: 512, inside: brand, box: 48, share: 0.56, corner: 0 },
  'touch-180': { size: 180, inside: brand, box: 48, share: 0.7, corner: 0 },
  'menu-96': { size: 96, inside: line(pictures.menu), box: 24, share: 0.5, corner: 48 },
  'order-96': { size: 96, inside: line(pictures.order), box: 24, share: 0.5, corner: 48 },
};

const folder = join(root, 'apps/storefront/public/icons');
mkdirSync(folder, { recursive: true });
for (const [name, { size, ...icon }] of Object.entries(ICONS)) {
  const made = await sharp(draw(icon), { density: 600 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}.png: ${(made.size / 1000).toFixed(1)} KB`);
}

// `npm run visual:accept [part of a name]…` takes what the last `npm run visual` has found as it is meant to be: all of
// it, or what is named ("button", "Screens/Cart", "1280-dark").
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep, readHashes } from './baselines.mjs';
import { acceptTaker } from './browser.mjs';
import { hashOf, pack, readPixels } from './pixels.mjs';
import { CHANGES, REPORT_PICTURES } from './places.mjs';

/** Smaller takes ten times as long. */
const SMALL = 4;

if (!existsSync(CHANGES)) {
  console.error('Nothing to accept: run npm run visual first, and look at its report');
  process.exit(2);
}
/** @type {import('./record').Change[]} */
const changes = JSON.parse(readFileSync(CHANGES, 'utf8'));
const filters = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = ({ title, name, story }) =>
  filters.length === 0 ||
  filters.some((filter) => [`${title}/${name}`, story ?? ''].join(' ').toLowerCase().includes(filter));
const wanted = changes.filter(isWanted);
const rest = changes.filter((change) => !isWanted(change));

async function packed(hash) {
  const { file } = wanted.find((change) => change.hash === hash).after;
  const pixels = await readPixels(join(REPORT_PICTURES, file));
  if (hashOf(pixels) !== hash)
    throw new Error(`${file} is not the picture that was compared: run npm run visual again`);
  return pack(pixels, SMALL);
}

for (const title of new Set(wanted.map((change) => change.title))) {
  const hashes = readHashes(title);
  for (const change of wanted.filter((one) => one.title === title)) {
    if (change.kind === 'removed') delete hashes[change.name];
    else hashes[change.name] = change.hash;
  }
  await keep(title, hashes, packed);
}
acceptTaker();
writeFileSync(CHANGES, `${JSON.stringify(rest, null, 2)}\n`);
console.log(`${wanted.length} accepted${rest.length > 0 ? `, ${rest.length} left as they are` : ''}`);

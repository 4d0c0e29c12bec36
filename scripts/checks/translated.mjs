// Nothing is said outside of a feature's words, and these are whole in every language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './kept.mjs';
import { faultsOf, textsOf, unusedIn } from './translated-rules.mjs';

const ROOMS = ['packages/screens/src', 'apps/storefront/src'];
const NOT_SHOWN = /\.(stories|test)\.tsx?$|(^|\/)(testing|flows|dev|demo)\//;

const files = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path))
    .toSorted(),
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const problems = [];
const isCatalogue = (path) => /\/words\/(en|id)\.tsx?$/.test(path);

for (const { path, text } of files.filter((file) => !isCatalogue(file.path))) {
  const texts = textsOf(path, text);
  if (texts.length > 0) problems.push(`${path} speaks English by itself: ${texts.join(' | ')}`);
}

for (const { path, text } of files.filter((file) => /\/words\/en\.tsx?$/.test(file.path))) {
  const folder = dirname(path);
  const other = ['id.ts', 'id.tsx'].map((name) => join(root, folder, name)).find(existsSync);
  if (!other) problems.push(`${folder} has no Indonesian`);
  else
    for (const fault of faultsOf(text, readFileSync(other, 'utf8')))
      problems.push(`${relative(root, other)}: ${fault}`);
  const feature = `${dirname(folder)}/`;
  // who stands beside them, and who takes them by their name
  const name = /export const (\w+) = defineWords/.exec(readFileSync(join(root, folder, 'index.ts'), 'utf8'))?.[1];
  const users = files.filter((file) => file.path.startsWith(feature) || file.text.includes(name));
  const texts = users.filter((file) => !isCatalogue(file.path)).map((file) => file.text);
  for (const unused of unusedIn(text, texts)) problems.push(`${path}: nobody says ${unused}`);
}

if (problems.length > 0) {
  console.error(
    'What people read stands in <feature>/words, in every language (docs/decisions/0059-words-by-feature.md).',
  );
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}
console.log('Every text stands in a catalogue, in every language');

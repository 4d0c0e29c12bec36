// Nothing is said outside of a feature's words, and these are whole in every language. Files that still speak English
// by themselves are listed with how often they do; the list may only shrink (`--write` after some of it is done).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './kept.mjs';
import { faultsOf, textsOf, unusedIn } from './translated-rules.mjs';

const ROOMS = ['packages/screens/src', 'apps/storefront/src'];
const LEFT = join(root, 'scripts/checks/translated.left.json');
const NOT_SHOWN = /\.(stories|test)\.tsx?$|(^|\/)(testing|flows|dev|demo)\//;

const files = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path))
    .toSorted(),
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const problems = [];
const isCatalogue = (path) => /\/words\/(en|id)\.tsx?$/.test(path);

const left = JSON.parse(readFileSync(LEFT, 'utf8'));
const now = {};
for (const { path, text } of files.filter((file) => !isCatalogue(file.path))) {
  const texts = textsOf(path, text);
  if (texts.length > 0) now[path] = texts.length;
  if (texts.length > (left[path] ?? 0))
    problems.push(`${path} speaks English by itself (${left[path] ?? 0} texts were known): ${texts.join(' | ')}`);
}
if (process.argv.includes('--write')) {
  if (problems.length === 0) writeFileSync(LEFT, `${JSON.stringify(now, null, 2)}\n`);
} else
  for (const path of Object.keys(left))
    if ((now[path] ?? 0) < left[path])
      problems.push(`${path} says less by itself than listed: node scripts/checks/translated.mjs --write`);

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
const sum = Object.values(now).reduce((all, count) => all + count, 0);
console.log(`${sum} texts in ${Object.keys(now).length} files are still English only`);

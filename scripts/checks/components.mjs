// Refuses a component without its set (component, stories, test, index, guide), a class of packages/ui without its
// prefix, a screen without stories, a new name of packages/ui without a changeset, and a comparison that leaves a part out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bareNames, PREFIX } from '../ui/class-names.mjs';
import { exportedNames } from '../ui/exported.mjs';
import { readGuides } from '../ui/guides.mjs';
import { readChangesets, readReleased, readVersions } from '../ui/released.mjs';
import { components, sheets, uiFiles, uiSrc } from '../ui/sources.mjs';
import { bareClasses } from '../ui/written-classes.mjs';
import { flawsOf } from './guide-rules.mjs';
import { root } from './kept.mjs';
import { pressedIn } from './keys.mjs';
import { playsOf } from './plays.mjs';
import { untold, untrueDeprecated, untrueSince } from './release-rules.mjs';
import { readStories } from './stories.mjs';

const stories = await readStories();
const withStories = new Set(stories.map(({ path }) => path));
const missing = [];
const demand = (folder, name, endings) => {
  for (const ending of endings) {
    const file = join(folder, `${name}${ending}`);
    // a story file that shows nothing is as good as none
    const isThere = ending === '.stories.tsx' ? withStories.has(file) : existsSync(join(root, file));
    if (!isThere) missing.push(file);
  }
};

for (const folder of components) {
  demand(`packages/ui/src/${folder}`, basename(folder), ['.tsx', '.stories.tsx', '.test.tsx']);
  demand(`packages/ui/src/${folder}`, 'index', ['.ts']);
  // what its page says, draws and shows to be copied
  demand(`packages/ui/src/${folder}`, basename(folder), ['.guide.ts', '.figures.tsx', '.example.tsx']);
}
// a feature has its entry file, and each of its screens has stories
const features = 'packages/screens/src';
for (const { name } of readdirSync(join(root, features), { withFileTypes: true }))
  demand(`${features}/${name}`, 'index', ['.ts']);
for (const file of readdirSync(join(root, features), { recursive: true }))
  if (/^[A-Z]\w*Screen\.tsx$/.test(basename(file)))
    demand(join(features, dirname(file)), basename(file, '.tsx'), ['.stories.tsx']);

const bare = [
  ...sheets.map((file) => [file, bareNames(readFileSync(join(uiSrc, file), 'utf8'))]),
  ...uiFiles().map(({ name, source }) => [name, bareClasses(source)]),
].flatMap(([file, names]) => names.map((name) => `packages/ui/src/${file}: ${name}`));

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const { guides } = await readGuides();
const codeOf = playsOf(read);
/** The heading each part stands under in the package's README. */
const shelves = new Map(
  read('packages/ui/README.md')
    .split(/^(?=\*\*)/m)
    .flatMap((shelf) =>
      [...shelf.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => [name, /^\*\*(.+)\*\*/.exec(shelf)?.[1]]),
    ),
);
const parts = new Set([
  ...components.map((folder) => basename(folder)),
  ...[...guides.keys()].map((path) => basename(path)),
]);
const flaws = [...guides].flatMap(([path, guide]) => {
  const file = `packages/ui/src/${path}`;
  // those of a further file (`ImageDrop.rules.stories.tsx`) prove as much, but stand on another page
  const own = stories.filter((story) => story.path.startsWith(`${file}.`));
  const main = own.filter((story) => story.path === `${file}.stories.tsx`);
  return flawsOf(guide, {
    shelf: shelves.get(basename(dirname(path))),
    parts,
    states: new Set(main.filter(({ tags }) => !tags.includes('behaviour')).map(({ name }) => name)),
    pressed: new Map(own.map(({ path, name }) => [name, pressedIn(codeOf(path, name))])),
    byKey: new Set(own.filter(({ tags }) => tags.includes('keyboard')).map(({ name }) => name)),
  });
});

const versions = readVersions();
const { version, exports: released } = readReleased();
const unreleased = [
  ...(versions[0] === version
    ? []
    : [`packages/ui/released.json is of ${version}, the changelog ends with ${versions[0]}`]),
  ...untold({ exports: exportedNames(join(uiSrc, 'index.ts')), released, changesets: readChangesets() }),
  ...untrueSince([...guides.values()], { released, versions }),
  ...uiFiles().flatMap(({ name, source }) =>
    untrueDeprecated(source.text, versions).map(
      (since) => `${name}: there is no version ${since} to be deprecated since`,
    ),
  ),
];

// the sizes beside those of others, by hand from a run of the bench
const PEERS = 'docs/parts-and-peers.md';
const rows = new Set([...read(PEERS).matchAll(/^\| (\w+) \| \d/gm)].map(([, name]) => name));
const names = new Set(components.map((folder) => basename(folder)));
const unweighed = [
  ...[...names].filter((name) => !rows.has(name)).map((name) => `${name} has no row: npm run bench -- --only weight`),
  ...[...rows].filter((name) => !names.has(name)).map((name) => `there is no part ${name}`),
];

for (const [words, found] of [
  ['Missing', missing],
  [`Without the prefix ${PREFIX}`, bare],
  ['Guides say what is not so', flaws],
  ['The next version of @seduh/ui', unreleased],
  [PEERS, unweighed],
]) {
  if (found.length === 0) continue;
  console.error(`${words}:\n${found.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}

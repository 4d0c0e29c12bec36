// Refuses a component without its set (component, stories, test, index), a class of packages/ui without its prefix, and
// a screen without stories.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bareNames, PREFIX } from '../ui/class-names.mjs';
import { components, sheets, uiSrc } from '../ui/sources.mjs';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';

const told = new Set((await readStories()).map(({ path }) => path));
const missing = [];
const demand = (folder, name, endings) => {
  for (const ending of endings) {
    const file = join(folder, `${name}${ending}`);
    // a story file that shows nothing is as good as none
    const isThere = ending === '.stories.tsx' ? told.has(file) : existsSync(join(root, file));
    if (!isThere) missing.push(file);
  }
};

for (const folder of components) {
  demand(`packages/ui/src/${folder}`, basename(folder), ['.tsx', '.stories.tsx', '.test.tsx']);
  demand(`packages/ui/src/${folder}`, 'index', ['.ts']);
}
// a feature has its entry file, and each of its screens has stories
const features = 'packages/screens/src';
for (const { name } of readdirSync(join(root, features), { withFileTypes: true }))
  demand(`${features}/${name}`, 'index', ['.ts']);
for (const file of readdirSync(join(root, features), { recursive: true }))
  if (/^[A-Z]\w*Screen\.tsx$/.test(basename(file)))
    demand(join(features, dirname(file)), basename(file, '.tsx'), ['.stories.tsx']);

const bare = sheets.flatMap((file) =>
  bareNames(readFileSync(join(uiSrc, file), 'utf8')).map((name) => `  packages/ui/src/${file}: ${name}`),
);

if (missing.length > 0) console.error(`Missing:\n${missing.map((file) => `  ${file}`).join('\n')}`);
if (bare.length > 0) console.error(`Without the prefix ${PREFIX}:\n${bare.join('\n')}`);
if (missing.length + bare.length > 0) process.exit(1);

// Refuses a component without its set (component, stories, test, index, guide) and a screen without stories.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { components } from '../ui/sources.mjs';
import { root } from './kept.mjs';
import { WITHOUT_GUIDE } from './without-guide.mjs';
import { readStories } from './stories.mjs';

const withStories = new Set((await readStories()).map(({ path }) => path));
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
  if (!WITHOUT_GUIDE.has(folder))
    demand(`packages/ui/src/${folder}`, basename(folder), ['.guide.ts', '.figures.tsx', '.example.tsx']);
}
const told = [...WITHOUT_GUIDE].filter((folder) =>
  existsSync(join(root, `packages/ui/src/${folder}/${basename(folder)}.guide.ts`)),
);
// a feature has its entry file, and each of its screens has stories
const features = 'packages/screens/src';
for (const { name } of readdirSync(join(root, features), { withFileTypes: true }))
  demand(`${features}/${name}`, 'index', ['.ts']);
for (const file of readdirSync(join(root, features), { recursive: true }))
  if (/^[A-Z]\w*Screen\.tsx$/.test(basename(file)))
    demand(join(features, dirname(file)), basename(file, '.tsx'), ['.stories.tsx']);

if (told.length > 0) {
  console.error(`Has a guide now, take it off scripts/checks/without-guide.mjs: ${told.join(', ')}`);
  process.exit(1);
}
if (missing.length > 0) {
  console.error(`Missing:\n${missing.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

// Refuses a component without its set (component, stories, test, index) and a screen without stories.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => name);

const missing = [];
const demand = (folder, name, endings) => {
  for (const ending of endings) {
    const file = join(folder, `${name}${ending}`);
    if (!existsSync(join(root, file))) missing.push(file);
  }
};

for (const name of folders('packages/ui/src')) {
  const folder = `packages/ui/src/${name}`;
  demand(folder, name, ['.tsx', '.stories.tsx', '.test.tsx']);
  demand(folder, 'index', ['.ts']);
}
// a folder may hold several screens that share their parts: each of them has stories
for (const name of folders('apps/storefront/src/screens')) {
  const folder = `apps/storefront/src/screens/${name}`;
  const screens = readdirSync(join(root, folder)).filter((file) => /^[A-Z]\w*Screen\.tsx$/.test(file));
  if (screens.length === 0) missing.push(`${folder}/${name}Screen.tsx`);
  for (const file of screens) demand(folder, file.replace('.tsx', ''), ['.stories.tsx']);
}

if (missing.length > 0) {
  console.error(`Missing:\n${missing.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

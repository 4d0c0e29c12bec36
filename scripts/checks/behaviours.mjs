// Refuses a story whose `play` does something without saying so: see behaviour-rules.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { actingStories, flawOf } from './behaviour-rules.mjs';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';

const { module } = await runnerImport(join(root, 'scripts/checks/page-states.ts'), { configFile: false });
const untouched = new Set(['Success', 'Default']);
const states = new Set([...module.STATES, ...untouched]);

const acts = actingStories((path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
});
const stories = await readStories();
const acting = stories.filter(({ path, name }) => acts(path, name));
const flaws = stories.map((story) => flawOf(story, acting.includes(story), states, untouched)).filter(Boolean);

if (flaws.length > 0) {
  console.error(flaws.map((flaw) => `  ${flaw}`).join('\n'));
  process.exit(1);
}
console.log(`${stories.length - acting.length} stories at rest, ${acting.length} that act and say so`);

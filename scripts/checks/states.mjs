// Refuses a page of the shop without a story of every state it can be in: see page-states.ts.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';

const { module } = await runnerImport(join(root, 'scripts/checks/page-states.ts'), { configFile: false });
const { PAGE_STATES, STATES } = module;

const stories = await readStories();
/** The stories of a screen: under its title, or under what belongs to it (`Cart/Trouble`, `ProductForm/New fields`). */
const storiesOf = (screen) => {
  const isOfScreen = ({ title }) =>
    [`Screens/${screen}/`, `Screens/${screen} `].some((start) => `${title}/`.startsWith(start));
  return new Set(stories.filter(isOfScreen).map(({ name }) => name));
};

const problems = [];
let shown = 0;
let excused = 0;
for (const [name, [title, cannotBe]] of Object.entries(PAGE_STATES)) {
  const there = storiesOf(title);
  for (const state of STATES) {
    const why = cannotBe[state];
    if (why && there.has(state)) problems.push(`${name}: Screens/${title} shows ${state}, which cannot be: ${why}`);
    else if (why) excused += 1;
    else if (there.has(state)) shown += 1;
    else problems.push(`${name}: Screens/${title} has no story ${state}`);
  }
}

if (problems.length > 0) {
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exit(1);
}
console.log(`${Object.keys(PAGE_STATES).length} pages, ${shown} states shown, ${excused} that cannot be`);

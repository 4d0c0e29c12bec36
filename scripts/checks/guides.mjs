// Refuses a guide that names a file or folder which is not there (any more), by its path or a short name, a handbook that
// leads to a story which is not, and a version of pnpm written down twice.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './kept.mjs';
import { readStories } from './stories.mjs';

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'];
const TREES = /^(?:apps|packages|tests|scripts|docs|\.storybook)\//;
const SOURCE = /\w\.(?:tsx?|mjs|css|sql)$/;
/** Made by a build. */
const MADE = /(?:^|\/)(?:dist|storybook-static|test-results)(?:\/|$)/;
/** The stories of the app to which the handbook in Storybook leads. */
const APP_STORIES = 'packages/ui/src/foundations/AppLinks.tsx';
const PNPM = ['.ci/run', '.devcontainer/devcontainer.json', ...GUIDES];

const read = (path) => readFileSync(join(root, path), 'utf8');
const problems = [];
let named = 0;

const ROOMS = ['apps', 'packages'].flatMap((room) =>
  readdirSync(join(root, room)).map((name) => `${room}/${name}/src`),
);
const sources = ['scripts', 'tests', '.storybook', ...ROOMS]
  .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((path) => `${room}/${path}`))
  .map((path) => path.replaceAll('\\', '/'));
/** Whether a file goes by this short name: `client/cart/cart.ts` is `packages/api-client/src/cart/cart.ts`. */
function isShortName(name) {
  const path = new RegExp(`[/-]${name.replaceAll('.', '\\.').replaceAll('/', '/(?:src/)?')}$`);
  return sources.some((source) => path.test(source));
}

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
function spelled(word) {
  const [group, names] = /\{([^{}]+)\}/.exec(word) ?? [];
  return group ? names.split(',').flatMap((name) => spelled(word.replace(group, name))) : [word];
}

for (const guide of GUIDES) {
  const text = read(guide);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => join(guide, '..', path));
  const words = [...text.matchAll(/`([^`\s<>*…]+)`/g)].flatMap(([, word]) => spelled(word));
  const paths = words.filter((word) => TREES.test(word) || SOURCE.test(word));
  for (const path of [...links, ...paths]) {
    if (MADE.test(path)) continue;
    named += 1;
    const isThere = existsSync(join(root, path)) || (SOURCE.test(path) && !TREES.test(path) && isShortName(path));
    if (!isThere) problems.push(`${guide}: there is no ${path}`);
  }
}
const stories = await readStories();
const { appStories } = (await runnerImport(join(root, APP_STORIES), { configFile: false })).module;
for (const [title, name] of Object.values(appStories)) {
  named += 1;
  const isThere = stories.some((story) => story.title === title && story.name === name);
  if (!isThere) problems.push(`${APP_STORIES}: there is no story ${title}, ${name}`);
}
for (const path of PNPM)
  if (/pnpm@\d/.test(read(path))) problems.push(`${path}: the version of pnpm stands in package.json alone`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${named} paths and stories, all there`);

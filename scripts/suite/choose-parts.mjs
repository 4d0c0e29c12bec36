// Which parts of the suite a change can touch, and of each part what.
import { CODE, reach } from './graph.mjs';

/** A change of these can touch anything. */
export const EVERYTHING = [
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.json|vite\.config\.ts)$/,
  /^(?:apps|packages)\/[^/]+\/(?:package\.json|vite\.config\.ts|tsconfig[^/]*)$/,
  /^scripts\/(?:pnpm\.mjs|suite\/(?!.*\.test\.ts$).+)/,
];
/** A change of these can touch every story. */
export const EVERY_STORY = [
  /^\.storybook\/(?!gallery\/|.*\.(?:stories|test)\.)/,
  /^tests\/(?:storybook\/|visual\/fonts\.conf)/,
  // what Storybook serves beside its code
  /^apps\/(?:api\/assets\/demo|storefront\/public)\//,
];
const WORDS = /\.md$|^docs\//;
const WORKSPACE = /^(?:apps|packages)\/[^/]+\//;
export const COMPONENT = /^packages\/ui\/src\/(?:[A-Z]|shop\/)/;
export const TEST = /\.test\.tsx?$/;
export const SERVER_TEST = /^(?:apps\/api|packages\/embedded-postgres|tests\/parity)\//;
/** Vitest's config names them, and imports neither. */
const SERVER_SETUP = /^(?:apps|packages)\/.+\/testing\/(?:global-setup|sweep)\.ts$/;
/** What a component's page says and shows: found by its name, which is no import. */
export const PAGE = /\.(?:guide\.ts|figures\.tsx|example\.tsx)$/;
const BASELINE = /^tests\/visual\/baselines\/(.+)\/[^/]+$/;
export const PREVIEW = '.storybook/preview.tsx';
/** What is built for the journeys; the server starts some of its programs itself, which is no import. */
const PROGRAMS = [
  ...['server', 'seed', 'shop', 'demo-images', 'encoder'].map((name) => `apps/api/src/${name}.ts`),
  'apps/storefront/src/main.tsx',
  'apps/storefront/src/entry-server.tsx',
];
/** How a process of the server starts, finds its database, counts with others and ends. */
const OPERATED =
  /^apps\/api\/src\/(?:serve|server|env)\.ts$|^apps\/api\/src\/platform\/(?:db|limits)\/[^/]+(?<!\.test)\.ts$/;
/** What looks at stories, below `tests`. */
const WALK = ['visual', 'conditions', 'faults'];
const ALL = ['check', 'unit', 'api', 'build', 'size', 'operations', 'ui', 'storybook', 'stories', 'e2e'];
/** As many stories as are walked over in about a minute. */
const FEW = 200;

const isOneOf = (rules) => (file) => rules.some((rule) => rule.test(file));
const isScreen = (file) => file.startsWith('packages/screens/');
const isIn = (folder) => (file) => file.startsWith(folder) && !WORDS.test(file) && !BASELINE.test(file);

/**
 * @typedef {object} Stories what to walk over
 * @property {string[]} near story files
 * @property {string[]} far story files of which the main state (Success) is enough
 * @property {string[]} titles those whose accepted pictures changed
 */

/**
 * @param {string[]} changed paths from the root
 * @param {object} tree
 * @param {string[]} tree.files every file there is
 * @param {import('./graph.mjs').Importers} tree.importers
 * @param {string[]} tree.readers tests that read files by themselves: no import says which
 * @returns {{parts: Record<string, true | string[] | Stories>, left: string[]}} by part of the suite `true` for all of
 *   it, else what to run of it; and in words what is left to the whole suite
 */
export function chooseParts(changed, { files, importers, readers }) {
  if (changed.some(isOneOf(EVERYTHING)))
    return { parts: Object.fromEntries(ALL.map((part) => [part, true])), left: [] };
  const parts = { check: true };
  const left = [];
  if (changed.every((file) => WORDS.test(file))) return { parts, left };

  /** What no module imports (a migration, a page, a picture) touches all of its workspace. */
  const spread = (file) => {
    if (PAGE.test(file)) return [file, file.replace(PAGE, '.stories.tsx')];
    const [folder] = WORKSPACE.exec(file) ?? [];
    const isSeen = CODE.test(file) || importers.eager.has(file) || WORDS.test(file);
    return folder && !isSeen ? files.filter((one) => one.startsWith(folder)) : [file];
  };
  const roots = changed.flatMap(spread);
  const reached = reach(roots, importers.all);
  const hasReached = (test) => [...reached].some(test);

  const tests = [...reached].filter((file) => TEST.test(file) && files.includes(file));
  parts.unit = [...new Set([...tests.filter((file) => !SERVER_TEST.test(file)), ...readers])];
  const ofServer = tests.filter((file) => SERVER_TEST.test(file));
  if (ofServer.length > 0) parts.api = ofServer;
  if (hasReached((file) => SERVER_SETUP.test(file))) parts.api = true;
  if (changed.includes('vitest.config.ts')) Object.assign(parts, { unit: true, api: true });

  const isBuilt = PROGRAMS.some((file) => reached.has(file));
  if (isBuilt) Object.assign(parts, { build: true, size: true });
  if (changed.some((file) => OPERATED.test(file) || isIn('tests/operations/')(file)))
    Object.assign(parts, { build: true, operations: true });
  if (['packages/ui/', 'scripts/ui/', 'tests/package/'].some((folder) => changed.some(isIn(folder)))) parts.ui = true;

  const stories = chooseStories(changed, roots, reached, importers);
  if (stories === 'all' || WALK.some((folder) => hasReached(isIn(`tests/${folder}/`)))) parts.stories = true;
  else if (Object.values(stories).some(({ length }) => length > 0)) parts.stories = stories;
  if (parts.stories) parts.storybook = true;
  if (stories.far?.length > 0) left.push('the screens’ other states than Success, the flows');

  // a look is judged by the stories; the journeys are about what travels and what the routes do
  const travels = reach(
    roots.filter((file) => !file.startsWith('packages/ui/') && !isScreen(file)),
    importers.all,
  );
  if (PROGRAMS.some((file) => travels.has(file)) || hasReached(isIn('tests/e2e/')))
    Object.assign(parts, { build: true, e2e: true });
  else if (isBuilt) left.push('the journeys (e2e)');
  return { parts, left };
}

/** @returns {'all' | Stories} */
function chooseStories(changed, roots, reached, importers) {
  // what a decorator shows is judged by the component's own stories
  const shared = roots.filter((file) => !COMPONENT.test(file));
  if (changed.some(isOneOf(EVERY_STORY)) || reach(shared, importers.eager).has(PREVIEW)) return 'all';

  const titles = [...new Set(changed.flatMap((file) => BASELINE.exec(file)?.[1] ?? []))];
  const found = [...reached].filter((file) => file.endsWith('.stories.tsx'));
  const count = found.reduce((sum, file) => sum + importers.exported(file).length, 0);
  const isOnlyUi = changed.every((file) => file.startsWith('packages/ui/') || !WORKSPACE.test(file));
  const far = isOnlyUi && count > FEW ? found.filter((file) => !file.startsWith('packages/ui/')) : [];
  return { near: found.filter((file) => !far.includes(file)), far, titles };
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_STATES, STATES } from '../checks/page-states';
import { generate } from './generate.mjs';
import { exportsOf, flawsOf } from './testing/flaws';

const repository = join(import.meta.dirname, '../..');
/** What the generator adds a line to. */
const LISTS = [
  'packages/ui/src/index.ts',
  'packages/screens/src/owed/index.ts',
  'apps/api/src/app.ts',
  'apps/api/src/testing/access-samples.ts',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gen-'));
  for (const path of LISTS) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
/** The lines that a list has got; nothing else of it may change. */
function added(path: string): string[] {
  const before = readFileSync(join(repository, path), 'utf8').split('\n');
  const after = textOf(path).split('\n');
  const lines = after.filter((line) => !before.includes(line));
  expect(after.filter((line) => !lines.includes(line))).toEqual(before);
  return lines.map((line) => line.trim());
}

it('makes a component with its set, named by the package', () => {
  const { paths } = generate(root, ['component', 'TastingNote']);
  const ends = ['css', 'tsx', 'stories.tsx', 'test.tsx', 'guide.ts', 'figures.tsx', 'example.tsx'];
  const made = ['index.ts', ...ends.map((end) => `TastingNote.${end}`)];
  expect(paths).toEqual([...made.map((file) => `packages/ui/src/TastingNote/${file}`), 'packages/ui/src/index.ts']);
  expect(flawsOf(root, repository, paths)).toEqual([]);
  expect(added('packages/ui/src/index.ts')).toEqual([
    "export { TastingNote, type TastingNoteProps } from './TastingNote';",
  ]);
});

it.each([
  ['tasting', ["export { TastingNotesScreen } from './TastingNotesScreen';", '']],
  [
    'owed',
    textLines('packages/screens/src/owed/index.ts', "export { TastingNotesScreen } from './TastingNotesScreen';"),
  ],
])('makes a screen of the feature %s with its stories, named by its entry', (feature, entry) => {
  const { paths } = generate(root, ['screen', feature, 'TastingNotes']);
  const folder = `packages/screens/src/${feature}`;
  const made = ['Screen.tsx', 'Screen.css', 'Screen.stories.tsx'].map((end) => `${folder}/TastingNotes${end}`);
  expect(paths).toEqual([...made, `${folder}/index.ts`]);
  expect(flawsOf(root, repository, paths)).toEqual([]);
  expect(textOf(`${folder}/index.ts`).split('\n')).toEqual(entry);
  expect(textOf(made[1] ?? '')).toMatch(/^@layer app \{/);
});

it('has a story of each state that a list for staff can be in, or says that it is left', () => {
  const { next } = generate(root, ['screen', 'tasting', 'TastingNotes']);
  const path = 'packages/screens/src/tasting/TastingNotesScreen.stories.tsx';
  const shown = exportsOf(path, textOf(path));
  const cannotBe = Object.keys(PAGE_STATES.owed[1]);
  const left = STATES.filter((state) => !shown.has(state) && !cannotBe.includes(state));
  expect(left).toEqual(['SignedOut', 'Forbidden']);
  for (const state of [...left, ...cannotBe]) expect(next.join('\n')).toContain(state);
  expect(cannotBe.filter((state) => shown.has(state))).toEqual([]);
});

it('makes a resource from route to repository, registered, with its request in the access matrix', () => {
  const { paths } = generate(root, ['resource', 'tastingNotes']);
  const made = ['routes.ts', 'service.ts', 'repository.ts', 'tasting-notes.test.ts'];
  const lists = ['apps/api/src/app.ts', 'apps/api/src/testing/access-samples.ts'];
  expect(paths).toEqual([...made.map((file) => `apps/api/src/resources/tastingNotes/${file}`), ...lists]);
  expect(flawsOf(root, repository, paths)).toEqual([]);
  expect(added('apps/api/src/app.ts')).toEqual([
    "import { tastingNotesRoutes } from './resources/tastingNotes/routes';",
    'tastingNotesRoutes,',
  ]);
  expect(added('apps/api/src/testing/access-samples.ts')).toEqual(["'GET /api/tasting-notes': bare,"]);
});

it.each([
  [[]],
  [['hook', 'useTea']],
  [['component', 'tea']],
  [['screen', 'tasting']],
  [['screen', 'Tasting', 'Tea']],
  [['resource', 'Tea']],
  [['resource', 'tea', 'more']],
])('says how it is used for %j', (args) => {
  expect(() => generate(root, args)).toThrow('usage: pnpm gen');
});

it('writes nothing over what is there, nor into what all features share', () => {
  generate(root, ['screen', 'tasting', 'Tea']);
  writeFileSync(join(root, 'packages/screens/src/tasting/TeaScreen.tsx'), 'filled');
  expect(() => generate(root, ['screen', 'tasting', 'Tea'])).toThrow('exists already');
  expect(textOf('packages/screens/src/tasting/TeaScreen.tsx')).toBe('filled');
  expect(() => generate(root, ['screen', 'lib', 'Tea'])).toThrow('for all features');
});

it.each([
  ['a path', "'../lib/page/PageTitle'", "'../lib/PageTitle'", 'no ../lib/PageTitle'],
  ['a name', '{ PageTitle }', '{ PageHeading }', 'no PageHeading in ../lib/page/PageTitle'],
  ['a name of a package', '{ EmptyState, ', '{ EmptyCup, ', 'no EmptyCup in @seduh/ui'],
  ['a word of the language', 'export function', 'export fuction', 'expected'],
])('control: finds a template in which %s is wrong', (_what, right, wrong, flaw) => {
  const { paths } = generate(root, ['screen', 'tasting', 'Tea']);
  const path = 'packages/screens/src/tasting/TeaScreen.tsx';
  expect(textOf(path)).toContain(right);
  writeFileSync(join(root, path), textOf(path).replace(right, wrong));
  expect(flawsOf(root, repository, paths).join('\n')).toContain(flaw);
});

function textLines(path: string, line: string): string[] {
  return readFileSync(join(repository, path), 'utf8').replace(/\n$/, `\n${line}\n`).split('\n');
}

import { expect, it } from 'vitest';
import { checkCoverage, provedNames } from './spec-coverage.mjs';

const files: Record<string, string> = {
  'a/Card.stories.tsx':
    'const meta = {};\nexport default meta;\nexport const Default: Story = {};\nexport const Dark = { ...Default };\n',
  'a/card.test.ts': "it('adds up', () => {});\nit.skip('is left out', () => {});\n",
  'a/card.ts': "export const it = 'adds up';\n",
};
const read = (path: string) => files[path] ?? null;

const row = (proof: string, statement = 'Something is so') => `| ${statement} | ${proof} | |`;
const section = (number: number, row: string) =>
  `## ${number}. Part\n\n| Statement | Proved by | Note |\n|---|---|---|\n${row}\n`;
const good = '`a/card.test.ts › adds up`<br>`a/Card.stories.tsx › Dark`';
/** A sound table, with another row in its fifth section. */
const table = (fifth = row(good)) =>
  Array.from({ length: 9 }, (_, index) => section(index + 1, index === 4 ? fifth : row(good))).join('\n');

it('counts what a sound table holds', () => {
  expect(checkCoverage(table(), read)).toEqual({ statements: 9, proofs: 18, files: 2, problems: [] });
});

it.each([
  ['a row without a proof', row(''), 'nothing proves "Something is so"'],
  ['a proof without a name', row('`a/card.test.ts`'), 'a proof is `path › name`'],
  ['a file that is not there', row('`a/gone.test.ts › adds up`'), 'there is no a/gone.test.ts'],
  ['a file without tests', row('`a/card.ts › adds up`'), 'a/card.ts holds neither tests nor stories'],
  ['a test of another name', row('`a/card.test.ts › adds`'), 'a/card.test.ts has no "adds"'],
  ['a test that is skipped', row('`a/card.test.ts › is left out`'), 'a/card.test.ts has no "is left out"'],
  ['a story of another name', row('`a/Card.stories.tsx › Phone`'), 'a/Card.stories.tsx has no "Phone"'],
  [
    'a row with a cell too few',
    '| Something is so | `a/card.test.ts › adds up` |',
    'a row is | statement | proofs | note |',
  ],
  ['a row without an end', row(good).slice(0, -1), 'a row is | statement | proofs | note |'],
  ['a row without a statement', row(good, ''), 'a row is | statement | proofs | note |'],
])('refuses %s', (_, fifth, problem) => {
  const { problems } = checkCoverage(table(fifth), read);
  expect(problems.map((found) => found.replace(/^line \d+: /, ''))).toContain(problem);
});

it('refuses a table that lacks a section', () => {
  expect(checkCoverage(table().replace('## 5. Part', '### 5. Part'), read).problems).toEqual(['section 5 has no row']);
});

it('refuses rows that stand in no section', () => {
  expect(checkCoverage(`${section(0, row(good)).replace('## 0.', '#')}${table()}`, read).problems).toHaveLength(1);
});

it('lets a statement hold a pipe', () => {
  expect(checkCoverage(table(row(good, 'Male \\| Female')), read).problems).toEqual([]);
});

it.each([
  ["it('adds \\'up\\'', () => {})", ["adds 'up'"]],
  ['test(`${theme}, wide`, () => {})', ['${theme}, wide']],
  ["it.each([['a (b', 1], [')', 2]])('reads %s', () => {})", ['reads %s']],
  ["it.each<[string, () => void]>([\n  ['a', f('b')], // it's one)\n])(\n  'reads %s',\n  () => {},\n)", ['reads %s']],
  ["it.skipIf(isRoot)('runs', () => {})", ['runs']],
  ["describe('group', () => { it('stands in it', () => {}) })", ['stands in it']],
  ["expect(split('x', 2)); submit('y', 1); kit.it('z', 1)", []],
])('finds the tests of %s', (source, names) => {
  expect([...(provedNames('a.test.ts', source) ?? [])]).toEqual(names);
});

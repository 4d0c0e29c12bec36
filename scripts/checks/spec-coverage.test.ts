import { expect, it } from 'vitest';
import { checkCoverage, journeyNames, runningNames } from './spec-coverage.mjs';

const NAMES: Record<string, string[] | null> = {
  'a/Card.stories.tsx': ['Default', 'Dark'],
  'a/card.test.ts': ['adds up'],
  'a/gone.test.ts': null,
};
const namesIn = () => Promise.resolve(NAMES);

const row = (proof: string, statement = 'Something is so') => `| ${statement} | ${proof} | |`;
const section = (number: number, row: string) =>
  `## ${number}. Part\n\n| Statement | Proved by | Note |\n|---|---|---|\n${row}\n`;
const good = '`a/card.test.ts › adds up`<br>`a/Card.stories.tsx › Dark`';
/** A sound table, with another row in its fifth section. */
const table = (fifth = row(good)) =>
  Array.from({ length: 9 }, (_, index) => section(index + 1, index === 4 ? fifth : row(good))).join('\n');

it('counts what a sound table holds', async () => {
  expect(await checkCoverage(table(), namesIn)).toEqual({ statements: 9, proofs: 18, files: 2, problems: [] });
});

it.each([
  ['a row without a proof', row(''), 'nothing proves "Something is so"'],
  ['a proof without a name', row('`a/card.test.ts`'), 'a proof is `path › name`'],
  ['a file that is not there', row('`a/gone.test.ts › adds up`'), 'there is no a/gone.test.ts'],
  ['a file without tests', row('`a/card.ts › adds up`'), 'a/card.ts holds neither tests nor stories'],
  ['a test of another name', row('`a/card.test.ts › adds`'), 'a/card.test.ts has no "adds"'],
  ['a story of another name', row('`a/Card.stories.tsx › Phone`'), 'a/Card.stories.tsx has no "Phone"'],
  [
    'a row with a cell too few',
    '| Something is so | `a/card.test.ts › adds up` |',
    'a row is | statement | proofs | note |',
  ],
  ['a row without an end', row(good).slice(0, -1), 'a row is | statement | proofs | note |'],
  ['a row without a statement', row(good, ''), 'a row is | statement | proofs | note |'],
])('refuses %s', async (_, fifth, problem) => {
  const { problems } = await checkCoverage(table(fifth), namesIn);
  expect(problems.map((found) => found.replace(/^line \d+: /, ''))).toContain(problem);
});

it('refuses a table that lacks a section', async () => {
  expect((await checkCoverage(table().replace('## 5. Part', '### 5. Part'), namesIn)).problems).toEqual([
    'section 5 has no row',
  ]);
});

it('refuses rows that stand in no section', async () => {
  const loose = `${section(0, row(good)).replace('## 0.', '#')}${table()}`;
  expect((await checkCoverage(loose, namesIn)).problems).toHaveLength(1);
});

it('lets a statement hold a pipe', async () => {
  expect((await checkCoverage(table(row(good, 'Male \\| Female')), namesIn)).problems).toEqual([]);
});

it('takes the names of tests that run from Vitest, as they are read', () => {
  const cases = [
    { name: 'shows %s as \\"%s\\"', options: { mode: 'run' } },
    { name: 'is left out', options: { mode: 'skip' } },
    { name: 'is still to be written', options: { mode: 'todo' } },
  ];
  expect(runningNames(cases)).toEqual(['shows %s as "%s"']);
});

it('takes the names of journeys that run from Playwright, in every group', () => {
  const spec = (title: string, expectedStatus = 'passed') => ({
    file: 'pay.spec.ts',
    title,
    tests: [{ expectedStatus }],
  });
  const list = {
    suites: [{ specs: [spec('pays'), spec('is left out', 'skipped')], suites: [{ specs: [spec('pays twice')] }] }],
  };
  expect(journeyNames(list, 'tests/e2e')).toEqual({ 'tests/e2e/pay.spec.ts': ['pays', 'pays twice'] });
});

import { expect, it } from 'vitest';
import { LEVEL_1, LEVEL_2 } from './asvs-ids.mjs';
import { checkAsvs } from './asvs-table.mjs';

const NAMES: Record<string, string[] | null> = { 'a/door.test.ts': ['stays shut'], 'a/gone.test.ts': null };
const namesIn = () => Promise.resolve(NAMES);

const good = '`a/door.test.ts › stays shut`';
const row = (id: string, level: number, verdict = 'met', proof = good, how = 'Here') =>
  `| ${id} | ${level} | Something | ${verdict} | ${how} | ${proof} |`;
const figures = (met = 70) => [
  `Level 1, 70 requirements: ${met} met${met < 70 ? `, ${70 - met} not met` : ''}.`,
  'Level 2, 183 requirements: 183 does not apply.',
];

/** A sound table, in which 6.2.1 has another row. */
function table(other = row('6.2.1', 1), head = figures()): string {
  const chapters = Array.from({ length: 17 }, (_, index) => {
    const here = (ids: string[]) => ids.filter((id) => id.startsWith(`${index + 1}.`));
    const rows = here(LEVEL_1).map((id) => (id === '6.2.1' ? other : row(id, 1)));
    const rest = row(here(LEVEL_2).join(', '), 2, 'does not apply', '');
    return `## V${index + 1} Chapter\n\n| Id | Level | Asks | Verdict | How | Proved by |\n|---|---|---|---|---|---|\n${[...rows, rest].join('\n')}\n`;
  });
  return [...head.map((line) => `- ${line}`), ...chapters].join('\n');
}
const problemsOf = async (markdown: string) =>
  (await checkAsvs(markdown, namesIn)).problems.map((problem) => problem.replace(/^line \d+: /, ''));

it('counts what a sound table holds', async () => {
  expect(await checkAsvs(table(), namesIn)).toEqual({ figures: figures(), proofs: 70, files: 1, problems: [] });
});

it.each([
  ['what is met by nothing', row('6.2.1', 1, 'met', ''), 'nothing proves that 6.2.1 is met'],
  ['a test of another name', row('6.2.1', 1, 'met', '`a/door.test.ts › stays`'), 'a/door.test.ts has no "stays"'],
  ['a file that is not there', row('6.2.1', 1, 'met', '`a/gone.test.ts › x`'), 'there is no a/gone.test.ts'],
  ['a file without tests', row('6.2.1', 1, 'met', '`a/door.ts › x`'), 'a/door.ts holds neither tests nor stories'],
  ['a proof without a name', row('6.2.1', 1, 'met', '`a/door.test.ts`'), 'a proof is `path › name`'],
  ['a requirement that is left out', '', 'nothing is said of 6.2.1'],
  ['one that is there twice', `${row('6.2.1', 1)}\n${row('6.2.1', 1)}`, '6.2.1 stands there 2 times'],
  ['one that is none', row('6.2.99', 1), '6.2.99 is no requirement of level 1 or 2'],
  ['one of another level', row('6.2.1', 2), '6.2.1 is of level 1'],
  ['one in another chapter', row('7.2.1', 1), '7.2.1 stands in another chapter'],
  ['two in one row', row('6.2.1, 6.2.2', 1), 'several share a row only where they are of level 2 and do not apply'],
  [
    'a verdict of its own',
    row('6.2.1', 1, 'nearly'),
    '"nearly" is none of: met, written, unproved, partly, not met, by the proxy, does not apply',
  ],
  ['a test of what is not ours', row('6.2.1', 1, 'by the proxy'), 'a test proves nothing of what is "by the proxy"'],
  ['a document without its place', row('6.2.1', 1, 'written', ''), 'it is not said where 6.2.1 is written'],
  [
    'a row without a reason',
    row('6.2.1', 1, 'not met', '', ''),
    'a row is | id | level | asks | verdict | how | proofs |, of which only proofs may lack',
  ],
])('refuses %s', async (_, other, problem) => {
  expect(await problemsOf(table(other))).toContain(problem);
});

it('refuses figures that the rows do not add up to', async () => {
  const other = row('6.2.1', 1, 'not met', '');
  expect(await problemsOf(table(other))).toEqual([`it does not say: ${figures(69)[0]}`]);
  expect(await problemsOf(table(other, figures(69)))).toEqual([]);
});

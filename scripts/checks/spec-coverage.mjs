// The table of docs/spec-coverage.md: read, and held against the tests and stories that it names.
import { holdProofs, rowsOf, splitProofs } from './proofs.mjs';

/** The sections of the spec; each has its heading `## 3. …` in the table. */
const SECTIONS = 9;

/**
 * Reads the table: rows of statement, proofs (`path › name`, several parted by <br>) and note.
 * @param {string} markdown
 * @returns {{rows: {line: number, section: number, proofs: {path: string, name: string}[]}[], problems: string[]}}
 */
function readCoverage(markdown) {
  const rows = [];
  const problems = [];
  for (const { line, heading, cells } of rowsOf(markdown)) {
    const say = (problem) => problems.push(`line ${line}: ${problem}`);
    const section = Number(/^(\d+)\. /.exec(heading)?.[1] ?? 0);
    const [statement, proved, note] = cells;
    if (cells.length !== 3 || !statement || note === undefined) {
      say('a row is | statement | proofs | note |');
      continue;
    }
    if (section === 0) say('this row stands in no section');
    const { proofs, isSound, isEmpty } = splitProofs(proved);
    if (isEmpty) say(`nothing proves "${statement}"`);
    if (!isSound) say('a proof is `path › name`');
    rows.push({ line, section, proofs });
  }
  for (let number = 1; number <= SECTIONS; number += 1) {
    if (!rows.some((row) => row.section === number)) problems.push(`section ${number} has no row`);
  }
  return { rows, problems };
}

/**
 * Holds every proof of the table against the file it names.
 * @param {string} markdown the table
 * @param {(paths: string[]) => Promise<Record<string, string[] | null>>} namesIn the tests or stories of files, by file;
 *   null for one that is not there
 * @returns {Promise<{statements: number, proofs: number, files: number, problems: string[]}>}
 */
export async function checkCoverage(markdown, namesIn) {
  const { rows, problems } = readCoverage(markdown);
  const { proofs, files, missing } = await holdProofs(rows, namesIn);
  return { statements: rows.length, proofs, files, problems: [...problems, ...missing] };
}

/**
 * Names of those of Vitest's test cases that run: a skipped one proves nothing.
 * @param {{name: string, options: {mode?: string}}[]} cases
 */
export const runningNames = (cases) =>
  // Vitest gives a name as it is written, with its escaped quotes
  cases.filter(({ options }) => options.mode === 'run').map(({ name }) => name.replaceAll(/\\(['"`\\])/g, '$1'));

/**
 * The same of Playwright's list, by file.
 * @param {object} list what its JSON reporter says
 * @param {string} folder that its files are named from
 * @returns {Record<string, string[]>}
 */
export function journeyNames(list, folder) {
  const names = {};
  const read = ({ specs = [], suites = [] }) => {
    for (const { file, title, tests } of specs)
      if (tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
        (names[`${folder}/${file}`] ??= []).push(title);
    suites.forEach(read);
  };
  read(list);
  return names;
}

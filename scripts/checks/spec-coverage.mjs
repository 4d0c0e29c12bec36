// The table of docs/spec-coverage.md: read, and held against the tests and stories that it names.

/** The sections of the spec; each has its heading `## 3. …` in the table. */
const SECTIONS = 9;
const RULE = /^\|[\s:|-]+\|$/;
const PROOF = /^`([^`]+) › ([^`]+)`$/;

/** Splits a table row into its cells; a pipe that belongs to a text is written `\|`. */
const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/**
 * Reads the table: rows of statement, proofs (`path › name`, several parted by <br>) and note.
 * @param {string} markdown
 * @returns {{rows: {line: number, section: number, proofs: {path: string, name: string}[]}[], problems: string[]}}
 */
function readCoverage(markdown) {
  const rows = [];
  const problems = [];
  let section = 0;
  let isHead = true;
  for (const [index, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const say = (problem) => problems.push(`line ${index + 1}: ${problem}`);
    const heading = /^## (\d+)\. /.exec(line);
    if (heading) section = Number(heading[1]);
    if (!line.startsWith('|')) {
      isHead = true;
      continue;
    }
    const startsTable = isHead;
    isHead = false;
    if (startsTable || RULE.test(line)) continue;
    const cells = line.endsWith('|') ? cellsOf(line) : [];
    const [statement, proved, note] = cells;
    if (cells.length !== 3 || !statement || note === undefined) {
      say('a row is | statement | proofs | note |');
      continue;
    }
    if (section === 0) say('this row stands in no section');
    const proofs = (proved ?? '')
      .split(/<br>/)
      .map((proof) => proof.trim())
      .filter(Boolean);
    if (proofs.length === 0) say(`nothing proves "${statement}"`);
    const parts = proofs.map((proof) => PROOF.exec(proof));
    if (parts.includes(null)) say('a proof is `path › name`');
    rows.push({
      line: index + 1,
      section,
      proofs: parts.flatMap((part) => (part ? [{ path: part[1], name: part[2] }] : [])),
    });
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
  const all = rows.flatMap(({ proofs }) => proofs);
  const files = [...new Set(all.map(({ path }) => path))];
  const names = await namesIn(files);
  for (const { line, proofs } of rows) {
    for (const { path, name } of proofs) {
      const found = names[path];
      if (found === null) problems.push(`line ${line}: there is no ${path}`);
      else if (found === undefined) problems.push(`line ${line}: ${path} holds neither tests nor stories`);
      else if (!found.includes(name)) problems.push(`line ${line}: ${path} has no "${name}"`);
    }
  }
  return { statements: rows.length, proofs: all.length, files: files.length, problems };
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

// Tables in Markdown whose rows name what proves them: read, and held against the tests and stories that there are.

const RULE = /^\|[\s:|-]+\|$/;
const PROOF = /^`([^`]+) › ([^`]+)`$/;

/** @typedef {{path: string, name: string}} Proof */

/** Splits a table row into its cells; a pipe that belongs to a text is written `\|`. */
const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/**
 * The rows of all tables, without their heads. One that does not end in a pipe has no cells.
 * @param {string} markdown
 * @returns {{line: number, heading: string, cells: string[]}[]} heading: of the section (`##`) that it stands in
 */
export function rowsOf(markdown) {
  const rows = [];
  let heading = '';
  let isHead = true;
  for (const [index, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    heading = /^## (.*)/.exec(line)?.[1] ?? heading;
    if (!line.startsWith('|')) {
      isHead = true;
      continue;
    }
    const startsTable = isHead;
    isHead = false;
    if (startsTable || RULE.test(line)) continue;
    rows.push({ line: index + 1, heading, cells: line.endsWith('|') ? cellsOf(line) : [] });
  }
  return rows;
}

/**
 * The proofs of a cell: `path › name`, several parted by <br>.
 * @param {string} [cell]
 * @returns {{proofs: Proof[], isSound: boolean, isEmpty: boolean}} isSound: each of them is written so
 */
export function splitProofs(cell = '') {
  const texts = cell
    .split(/<br>/)
    .map((text) => text.trim())
    .filter(Boolean);
  const parts = texts.map((text) => PROOF.exec(text));
  return {
    proofs: parts.flatMap((part) => (part ? [{ path: part[1], name: part[2] }] : [])),
    isSound: !parts.includes(null),
    isEmpty: texts.length === 0,
  };
}

/**
 * Holds every proof of a table against the file it names.
 * @param {{line: number, proofs: Proof[]}[]} rows
 * @param {(paths: string[]) => Promise<Record<string, string[] | null>>} namesIn the tests or stories of files, by file;
 *   null for one that is not there
 * @returns {Promise<{proofs: number, files: number, missing: string[]}>} missing: problems, with their lines
 */
export async function holdProofs(rows, namesIn) {
  const all = rows.flatMap(({ proofs }) => proofs);
  const files = [...new Set(all.map(({ path }) => path))];
  const names = await namesIn(files);
  const missing = [];
  for (const { line, proofs } of rows) {
    for (const { path, name } of proofs) {
      const found = names[path];
      if (found === null) missing.push(`line ${line}: there is no ${path}`);
      else if (found === undefined) missing.push(`line ${line}: ${path} holds neither tests nor stories`);
      else if (!found.includes(name)) missing.push(`line ${line}: ${path} has no "${name}"`);
    }
  }
  return { proofs: all.length, files: files.length, missing };
}

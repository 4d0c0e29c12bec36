// The table of docs/asvs.md: read, and held against the list of requirements and the tests that it names.
import { LEVEL_1, LEVEL_2 } from './asvs-ids.mjs';
import { holdProofs, rowsOf, splitProofs } from './proofs.mjs';

/** What can be said of a requirement, in the order it is counted; whether a test has to be named, may be, or may not. */
const VERDICTS = {
  met: 'must',
  written: 'may not',
  unproved: 'may not',
  partly: 'may',
  'not met': 'may',
  'by the proxy': 'may not',
  'does not apply': 'may not',
};
const LINK = /\]\([^)\s]+\)/;

/** @typedef {{line: number, level: number, ids: string[], verdict: string, proofs: import('./proofs.mjs').Proof[]}} Row */

/** @returns {{row: Row | null, problems: string[]}} */
function readRow({ line, heading, cells }) {
  const [id, level, asks, verdict, how, proved] = cells;
  if (cells.length !== 6 || !id || !asks || !how) {
    return {
      row: null,
      problems: ['a row is | id | level | asks | verdict | how | proofs |, of which only proofs may lack'],
    };
  }
  const problems = [];
  const ids = id.split(',').map((one) => one.trim());
  const chapter = /^V(\d+) /.exec(heading)?.[1];
  for (const one of ids) {
    const real = LEVEL_1.includes(one) ? '1' : LEVEL_2.includes(one) ? '2' : null;
    if (real === null) problems.push(`${one} is no requirement of level 1 or 2`);
    else if (real !== level) problems.push(`${one} is of level ${real}`);
    if (one.split('.')[0] !== chapter) problems.push(`${one} stands in another chapter`);
  }
  if (ids.length > 1 && (level !== '2' || verdict !== 'does not apply'))
    problems.push('several share a row only where they are of level 2 and do not apply');
  const { proofs, isSound, isEmpty } = splitProofs(proved);
  const tests = VERDICTS[verdict];
  if (tests === undefined) problems.push(`"${verdict}" is none of: ${Object.keys(VERDICTS).join(', ')}`);
  if (tests === 'must' && isEmpty) problems.push(`nothing proves that ${id} is met`);
  if (tests === 'may not' && !isEmpty) problems.push(`a test proves nothing of what is "${verdict}"`);
  if (verdict === 'written' && !LINK.test(how)) problems.push(`it is not said where ${id} is written`);
  if (!isSound) problems.push('a proof is `path › name`');
  return { row: { line, level: Number(level), ids, verdict, proofs }, problems };
}

/** The line that counts what the rows say of a level, as the document has to hold it. */
function figuresOf(rows, level, all) {
  const ids = rows.filter((row) => row.level === level);
  const parts = Object.keys(VERDICTS)
    .map((verdict) => [
      ids.filter((row) => row.verdict === verdict).reduce((sum, row) => sum + row.ids.length, 0),
      verdict,
    ])
    .filter(([count]) => count > 0);
  return `Level ${level}, ${all.length} requirements: ${parts.map((part) => part.join(' ')).join(', ')}.`;
}

/**
 * @param {string} markdown
 * @param {(paths: string[]) => Promise<Record<string, string[] | null>>} namesIn the tests of files, by file; null for one
 *   that is not there
 * @returns {Promise<{figures: string[], proofs: number, files: number, problems: string[]}>}
 */
export async function checkAsvs(markdown, namesIn) {
  const problems = [];
  const rows = [];
  for (const cells of rowsOf(markdown)) {
    const read = readRow(cells);
    problems.push(...read.problems.map((problem) => `line ${cells.line}: ${problem}`));
    if (read.row) rows.push(read.row);
  }
  const ids = rows.flatMap((row) => row.ids);
  for (const id of [...LEVEL_1, ...LEVEL_2]) {
    const times = ids.filter((one) => one === id).length;
    if (times === 0) problems.push(`nothing is said of ${id}`);
    if (times > 1) problems.push(`${id} stands there ${times} times`);
  }
  const figures = [figuresOf(rows, 1, LEVEL_1), figuresOf(rows, 2, LEVEL_2)];
  const lines = new Set(markdown.split(/\r?\n/).map((line) => line.replace(/^- /, '')));
  for (const line of figures) if (!lines.has(line)) problems.push(`it does not say: ${line}`);
  const { proofs, files, missing } = await holdProofs(rows, namesIn);
  return { figures, proofs, files, problems: [...problems, ...missing] };
}

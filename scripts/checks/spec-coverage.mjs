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

/** Where the bracket opened at `from` is closed; strings and comments in between are stepped over. */
function endOfBracket(source, from) {
  const token = /\/\/.*|\/\*[\s\S]*?\*\/|(['"`])(?:\\[\s\S]|(?!\1)[^\\])*\1|[()]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return source.length;
}

/** Follows `it`, `it.each(…)`, `it.each<…>(…)` to the call that names the test; a skipped one proves nothing. */
function nameAfter(source, from) {
  const modifier = /\s*\.(?:each|for|concurrent|sequential|skipIf|runIf)\b(?:<[\s\S]*?>(?=\s*\())?/y;
  const call = /\s*\(\s*(?:(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1\s*,)?/y;
  let at = from;
  for (;;) {
    modifier.lastIndex = at;
    if (modifier.test(source)) {
      at = modifier.lastIndex;
      continue;
    }
    call.lastIndex = at;
    const match = call.exec(source);
    if (!match) return null;
    if (match[2] !== undefined) return match[2].replaceAll(/\\(['"`\\])/g, '$1');
    at = endOfBracket(source, source.indexOf('(', at));
  }
}

/**
 * The names under which a file's tests or stories are known; a test of many cases by its template ("refuses %s").
 * @param {string} path decides which of the two it is; null for a file that is neither
 * @param {string} source
 * @returns {Set<string> | null}
 */
export function provedNames(path, source) {
  if (path.endsWith('.stories.tsx')) {
    return new Set([...source.matchAll(/^export const ([A-Z]\w*)\b/gm)].map(([, name]) => name));
  }
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return null;
  const starts = [...source.matchAll(/(?<![\w.'"`$])(?:it|test)(?=[.(])/g)];
  return new Set(starts.map((match) => nameAfter(source, match.index + match[0].length)).filter(Boolean));
}

/**
 * Holds every proof of the table against the file it names.
 * @param {string} markdown the table
 * @param {(path: string) => string | null} readSource the text of a file, null where there is none
 * @returns {{statements: number, proofs: number, files: number, problems: string[]}}
 */
export function checkCoverage(markdown, readSource) {
  const { rows, problems } = readCoverage(markdown);
  const files = new Map();
  for (const { line, proofs } of rows) {
    for (const { path, name } of proofs) {
      if (!files.has(path)) {
        const source = readSource(path);
        files.set(path, source === null ? 'missing' : provedNames(path, source));
      }
      const names = files.get(path);
      if (names === 'missing') problems.push(`line ${line}: there is no ${path}`);
      else if (names === null) problems.push(`line ${line}: ${path} holds neither tests nor stories`);
      else if (!names.has(name)) problems.push(`line ${line}: ${path} has no "${name}"`);
    }
  }
  const proofs = rows.reduce((sum, row) => sum + row.proofs.length, 0);
  return { statements: rows.length, proofs, files: files.size, problems };
}

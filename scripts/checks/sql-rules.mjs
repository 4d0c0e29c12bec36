// What statements and migrations have to keep to while two versions of the server run on one database.
import ts from 'typescript';

const ALL_COLUMNS = 'takes whatever columns there are';
const WHOLE_ROW = 'has whatever columns the table has';

/** Calls of the query builder that name no column. */
const STARRED = new Set(['selectAll', 'returningAll']);

/** What no statement written as text may say, and why. */
const STARS = [
  [/\b(?:select|returning)\s+\*/i, ALL_COLUMNS],
  [/\bselect\s[^;`]*\b[a-z_]+\.\*/i, ALL_COLUMNS],
  [/\bjsonb?_populate_record(?:set)?\(/i, WHOLE_ROW],
  [/\bnull::(?:orders|order_lines|payments|products|promos|users|shop)\b/i, WHOLE_ROW],
];

/**
 * Stars in the server's statements: they mean other columns as soon as a migration has run.
 * @param {string} path
 * @param {string} text
 * @returns {string[]} what is wrong, one line each
 */
export function starsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  // a statement in a hole of another is met twice
  const found = new Set();
  const say = (at, why) => {
    found.add(`${path}:${source.getLineAndCharacterOfPosition(at).line + 1} ${why}: name the columns`);
  };
  const look = (node) => {
    const start = node.getStart(source);
    if (ts.isPropertyAccessExpression(node) && STARRED.has(node.name.text))
      say(node.name.getStart(source), ALL_COLUMNS);
    if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node))
      for (const [star, why] of STARS) {
        const at = node.getText(source).search(star);
        if (at >= 0) say(start + at, why);
      }
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found];
}

const LOOSE = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) \w+/i;
/** Moves rows a few at a time, each few in a transaction of their own: nobody waits for all of them. */
const isBatched = (statement) =>
  /^do \$\$/i.test(statement) && /\blimit \d+\b/i.test(statement) && /; commit;/i.test(statement);

/** @param {string} text without its comments */
function flawsOfLoose(text) {
  // a semicolon within a block ends none of the file's statements
  return (text.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? [])
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => statement && !LOOSE.test(statement) && !isBatched(statement))
    .map(
      (other) =>
        `without a transaction only indexes, "if (not) exists", and blocks that commit batches: ${other.slice(0, 60)}`,
    );
}

/**
 * What in a migration would stop the version that runs beside it, or hold up its customers.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function flawsOf(path, text) {
  const say = (flaw) => `${path}: ${flaw}`;
  const whole = text.replace(/^\s*--.*$/gm, '');
  if (/^-- no transaction$/m.test(text)) return flawsOfLoose(whole).map(say);
  const statements = whole
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const flaws = [];
  if (!/^set local lock_timeout = '\d+m?s'$/i.test(statements[0] ?? ''))
    flaws.push("begins with set local lock_timeout = '5s': who waits for a lock holds up everybody behind it");
  const own = new Set([...text.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi)].map(([, name]) => name));
  const isContract = /^-- contract: \S/m.test(text);
  for (const statement of statements) {
    const table = /^create (?:unique )?index (?:if not exists )?\w+ on (\w+)/i.exec(statement)?.[1];
    if (table && !own.has(table))
      flaws.push(`an index on ${table}, which has rows: concurrently, in a file that says -- no transaction`);
    const altered = /^alter table (?:if exists )?(?:only )?(\w+)/i.exec(statement)?.[1];
    if (altered && own.has(altered)) continue;
    flaws.push(...flawsOfChange(statement, isContract));
  }
  return flaws.map(say);
}

function flawsOfChange(statement, isContract) {
  const flaws = [];
  for (const [, column] of statement.matchAll(
    /\badd column (?:if not exists )?(\w+)(?=[^,]*\bnot null\b)(?![^,]*\bdefault\b)/gi,
  ))
    flaws.push(`${column} is demanded of who does not know it: give it a default`);
  if (
    /\badd constraint\b/i.test(statement) &&
    !/\bnot valid\b/i.test(statement) &&
    !/\bdrop constraint\b/i.test(statement)
  )
    flaws.push('a constraint reads the whole table under a lock: not valid first, validated by a later file');
  const takes =
    /^drop (?:table|view|function|index)\b|\bdrop column\b|\brename\b|\bset not null\b|\balter column \w+ (?:set data )?type\b/i;
  if (takes.test(statement) && !isContract)
    flaws.push(`takes away what the version before may use: say -- contract: why (${statement.slice(0, 60)})`);
  return flaws;
}

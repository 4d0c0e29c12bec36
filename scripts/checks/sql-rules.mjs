// What statements and migrations have to keep to while two versions of the server run on one database.

/**
 * Stars in the server's statements: they mean other columns as soon as a migration has run.
 * @param {string} path
 * @param {string} text
 * @returns {string[]} what is wrong, one line each
 */
export function starsOf(path, text) {
  const found = [];
  const rules = [
    [/\b(?:selectAll|returningAll)\(/, 'takes whatever columns there are'],
    [/\b(?:select|returning)\s+\*/i, 'takes whatever columns there are'],
    [/\bselect\s[^;`]*\b[a-z_]+\.\*/i, 'takes whatever columns there are'],
    [/\bjsonb?_populate_record(?:set)?\(/i, 'has whatever columns the table has'],
    [/\bnull::(?:orders|order_lines|payments|products|promos|users|shop)\b/i, 'has whatever columns the table has'],
  ];
  for (const [rule, why] of rules) {
    const at = text.search(rule);
    if (at >= 0) found.push(`${path}:${text.slice(0, at).split('\n').length} ${why}: name the columns`);
  }
  return found;
}

const LOOSE = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) \w+/i;

/**
 * What in a migration would stop the version that runs beside it, or hold up its customers.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function flawsOf(path, text) {
  const say = (flaw) => `${path}: ${flaw}`;
  const statements = text
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (/^-- no transaction$/m.test(text)) {
    const others = statements.filter((statement) => !LOOSE.test(statement));
    return others.map((other) => say(`without a transaction only indexes, "if (not) exists": ${other.slice(0, 60)}`));
  }
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

// What the package manager's audit has said, and what follows from it.

const GRAVE = new Set(['critical', 'high']);
const DAY_MS = 86_400_000;
/** An exception is looked at again after as many days at most. */
const EXCEPTION_DAYS = 90;

/**
 * @typedef {{ id: string, severity: string, name: string, line: string }} Advisory
 * @typedef {{ id: string, package: string, reason: string, since: string, until: string }} Exception days as `2026-11-29`
 */

/**
 * @param {string} text what `pnpm audit --json` wrote
 * @returns {Advisory[] | null} null: nothing was looked up
 */
export function readAudit(text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const { advisories, metadata } = said ?? {};
  // an answer of another shape, or about no package, tells nothing, least of all that all is well
  if (typeof advisories !== 'object' || advisories === null || !(metadata?.totalDependencies > 0)) return null;
  const all = Object.entries(advisories);
  if (!all.every(([, { severity }]) => typeof severity === 'string')) return null;
  return all.map(([key, { severity, module_name: name, title, url, github_advisory_id: id }]) => ({
    id: id || key,
    severity,
    name,
    line: [severity, name, title, url].join(' ').trim(),
  }));
}

/**
 * Decides which advisories stop a check: high and critical ones without an exception that still holds.
 *
 * @param {Advisory[]} advisories @param {Exception[]} exceptions
 * @param {string} today as `2026-11-29`
 * @returns {{ failing: string[], told: string[] }} lines
 */
export function judgeAudit(advisories, exceptions, today) {
  const failing = [];
  const told = [];
  for (const { id, severity, name, line } of advisories) {
    const excuse = exceptions.find((one) => one.id === id && one.package === name);
    if (!GRAVE.has(severity)) told.push(line);
    else if (!excuse) failing.push(line);
    else if (excuse.until < today) failing.push(`${line}: its exception ended on ${excuse.until}`);
    else told.push(`${line}: left until ${excuse.until}, ${excuse.reason}`);
  }
  for (const one of exceptions)
    if (!advisories.some(({ id, name }) => id === one.id && name === one.package))
      told.push(`the exception for ${one.id} of ${one.package} is needed no more`);
  return { failing, told };
}

/** @param {unknown[]} exceptions as the file has them @returns {string[]} what is wrong with them, whatever day it is */
export function faultyExceptions(exceptions) {
  return exceptions.flatMap((one) => {
    const { id, package: name, reason, since, until } = one;
    const days = (Date.parse(until) - Date.parse(since)) / DAY_MS;
    const isWhole = [id, name, reason].every((text) => typeof text === 'string' && text.trim() !== '');
    if (!isWhole) return [`an exception says its advisory, its package and its reason: ${JSON.stringify(one)}`];
    if (!(days > 0 && days <= EXCEPTION_DAYS))
      return [`the exception for ${id} lasts from a day to another one at most ${EXCEPTION_DAYS} days later`];
    return [];
  });
}

/**
 * Says what is known from before, where nobody answers now.
 *
 * @param {{ answered: string | null, failing: number, others: number }} last as the file has it
 * @param {string} today
 */
export function lastAnswer({ answered, failing, others }, today) {
  if (answered === null) return 'no registry has ever answered';
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(answered)) / DAY_MS));
  return `the last answer is ${days} days old (${answered}): ${failing} that stop a check, ${others} others`;
}

/** Lines of a check that passed and that somebody should see all the same: what it did not ask, and what it let pass. */
export const toBeTold = (output) => output.split('\n').filter((line) => /^(?:not asked|told): /.test(line));

// What the package manager's audit has said.

const GRAVE = new Set(['critical', 'high']);

/**
 * @param {string} text what `pnpm audit --json` wrote
 * @returns {{grave: string[], others: number} | null} grave: a line for each advisory of high or critical severity;
 *   others: how many lesser ones; null: nothing was looked up
 */
export function readAudit(text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const { advisories } = said ?? {};
  // an answer of another shape tells nothing, least of all that all is well
  if (typeof advisories !== 'object' || advisories === null) return null;
  const all = Object.values(advisories);
  if (!all.every(({ severity }) => typeof severity === 'string')) return null;
  const grave = all.filter(({ severity }) => GRAVE.has(severity));
  return {
    grave: grave.map(({ severity, module_name: name, title, url }) => [severity, name, title, url].join(' ').trim()),
    others: all.length - grave.length,
  };
}

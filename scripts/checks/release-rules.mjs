// What the next version of packages/ui would say that is not so, or not say: new and gone names, and since when a part is.

const named = (words, name) => new RegExp(`\\b${name}\\b`).test(words);

/** The props of a part are told with it: `HeatMapProps` by `HeatMap`. */
const isTold = (words, name) => named(words, name) || (name.endsWith('Props') && named(words, name.slice(0, -5)));

/**
 * @param {object} next
 * @param {readonly string[]} next.exports every name there is now
 * @param {readonly string[]} next.released every name of the last version
 * @param {readonly { bump: string, words: string }[]} next.changesets what waits
 * @returns {string[]}
 */
export function untold({ exports, released, changesets }) {
  const all = changesets.map(({ words }) => words).join('\n');
  const breaking = changesets
    .filter(({ bump }) => bump === 'major')
    .map(({ words }) => words)
    .join('\n');
  return [
    ...exports
      .filter((name) => !released.includes(name) && !isTold(all, name))
      .map((name) => `${name} is new, and no changeset names it`),
    ...released
      .filter((name) => !exports.includes(name) && !isTold(breaking, name))
      .map((name) => `${name} is gone, and no major changeset names it`),
  ];
}

/**
 * @param {readonly { name: string, status: { since: string } }[]} guides
 * @param {object} last
 * @param {readonly string[]} last.released every name of the last version
 * @param {readonly string[]} last.versions those of the changelog
 * @returns {string[]}
 */
export function untrueSince(guides, { released, versions }) {
  return guides.flatMap(({ name, status: { since } }) => {
    if (since === 'next') return [];
    if (!versions.includes(since)) return [`${name}: there is no version ${since} in the changelog`];
    return released.includes(name) ? [] : [`${name}: the last version does not have it, and its guide says ${since}`];
  });
}

/** `@deprecated` behind which stands a version that is not out. */
export const untrueDeprecated = (text, versions) =>
  [...text.matchAll(/@deprecated since (the next version|[^\s:,]+)/g)]
    .map(([, since]) => since)
    .filter((since) => since !== 'the next version' && !versions.includes(since));

// What a guide says that is not so: of other parts, of its stories, of the keys their plays press.

/** A part is named as it is exported; anything else is words. */
const PART = /^[A-Z]\w+$/;

const twice = (list) => list.filter((one, at) => list.indexOf(one) !== at);

/**
 * @param {import('../../packages/ui/src/guide/types').Guide} guide
 * @param {object} known
 * @param {string | undefined} known.shelf the heading of packages/ui/README.md it stands under
 * @param {ReadonlySet<string>} known.parts the names of all parts
 * @param {ReadonlySet<string>} known.states stories of its own file that may be shown
 * @param {ReadonlyMap<string, ReadonlySet<string>>} known.pressed what each story's play presses
 * @param {ReadonlySet<string>} known.byKey stories about the keyboard
 * @returns {string[]}
 */
export function flawsOf(guide, { shelf, parts, states, pressed, byKey }) {
  const flaws = [];
  const refuse = (isFlaw, words) => isFlaw && flaws.push(`${guide.name}: ${words}`);

  refuse(
    guide.group !== shelf,
    `stands under "${shelf}" in packages/ui/README.md, and its guide says "${guide.group}"`,
  );
  const named = [...guide.related.map(({ name }) => name), ...guide.whenNot.map(({ use }) => use), guide.status.use];
  for (const name of named) refuse(name && PART.test(name) && !parts.has(name), `there is no part ${name}`);
  for (const word of guide.words) {
    refuse(word !== word.toLowerCase() || word === guide.name.toLowerCase(), `"${word}" is no other word for it`);
  }
  for (const { story } of guide.states) refuse(story && !states.has(story), `there is no story ${story} to show`);
  for (const one of [
    ...twice(guide.words),
    ...twice(guide.accessibility.map(({ criterion }) => criterion)),
    ...twice(guide.pairs.map(({ id }) => id)),
    ...twice(guide.keyboard.flatMap(({ keys }) => keys)),
  ]) {
    refuse(true, `${one} is said twice`);
  }

  const rows = new Set(guide.keyboard.flatMap(({ keys }) => keys));
  const all = new Set([...pressed.values()].flatMap((keys) => [...keys]));
  for (const key of rows) refuse(!all.has(key), `no play of its stories presses ${key}`);
  for (const story of byKey) {
    for (const key of pressed.get(story) ?? []) {
      refuse(!rows.has(key), `${story} presses ${key}, which no row of its keyboard table names`);
    }
  }
  return [...new Set(flaws)];
}

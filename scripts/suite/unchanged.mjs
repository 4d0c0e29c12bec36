// Which stories were green as they are: all that they are made of and looked at with is what it was then.
import { createHash } from 'node:crypto';
import { COMPONENT, EVERY_STORY, EVERYTHING, PAGE, PREVIEW } from './choose-parts.mjs';
import { reach } from './graph.mjs';

const STORIES = /\.stories\.tsx$/;
/** Who looks, and with what. */
const LOOKS = /^tests\/(?:visual\/(?!baselines\/)|conditions\/|storybook\/)/;
const LIST = 'pictures.json';

const digest = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** The importers turned round: what each file imports, by file. */
function importsOf(importers) {
  const imports = new Map();
  for (const [file, those] of importers) {
    for (const importer of those) imports.set(importer, (imports.get(importer) ?? new Set()).add(file));
  }
  return imports;
}

/**
 * @param {object} tree
 * @param {string[]} tree.files every file there is, from the root
 * @param {import('./graph.mjs').Importers} tree.importers
 * @param {(file: string) => string} hashOf of a file's content
 * @param {Map<string, Set<string>>} titles by story file
 * @param {string} taker what the pictures are taken with
 * @returns {Map<string, string>} by story file a key that is another as soon as anything its stories show may be
 */
export function keysOf({ files, importers }, hashOf, titles, taker) {
  const imports = importsOf(importers.all);
  const decorators = reach([PREVIEW], importsOf(importers.eager));
  const isForAll = (file) =>
    [...EVERYTHING, ...EVERY_STORY, LOOKS, /\.css$/].some((rule) => rule.test(file)) ||
    // what a decorator shows is judged by the component's own stories
    (decorators.has(file) && !COMPONENT.test(file));
  const known = new Set(files);
  const all = digest([taker, ...files.filter(isForAll).map((file) => file + hashOf(file))]);

  const keyOf = (file) => {
    // a component's page is found by its name, which is no import
    const pages = files.filter((one) => PAGE.test(one) && one.replace(PAGE, '.stories.tsx') === file);
    const made = [...reach([file, ...pages], imports)].filter((one) => known.has(one));
    const accepted = [...(titles.get(file) ?? [])].map((title) => `tests/visual/baselines/${title}/${LIST}`);
    return digest([
      all,
      ...[...made, ...accepted.filter((one) => known.has(one))].toSorted().map((one) => one + hashOf(one)),
    ]);
  };
  return new Map(files.filter((file) => STORIES.test(file)).map((file) => [file, keyOf(file)]));
}

/** Story files that a walk found nothing wrong with. @param {string[]} failed titles of its tests that failed */
export function greenOf(files, titles, failed) {
  const isRed = (title) => failed.some((name) => name === title || name.startsWith(`${title} `));
  return files.filter((file) => ![...(titles.get(file) ?? [])].some(isRed));
}

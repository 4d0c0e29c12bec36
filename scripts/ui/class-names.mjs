// What packages/ui calls its classes and animations. Both are global in a page: without a prefix of ours, a host with a
// `.modal` or a `spin` of its own would dress our parts, and we its.

/** Before every class and every animation of packages/ui. */
export const PREFIX = 'sd-';

/** What stands in no selector and in no name: comments, texts and addresses. */
const ASIDE = /\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\((?!["'])[^)]*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;
/** The name of an animation stands first in its value. */
const ANIMATION = /(?<![\w-])(?:animation(?:-name)?|--animate-[\w-]+)\s*:\s*(?!none|var\(|inherit|initial)([\w-]+)/g;

const namesIn = (css, pattern) => [...css.replaceAll(ASIDE, '""').matchAll(pattern)].map(([, name]) => name);

/** The classes that a stylesheet speaks of, as often as it does. */
export const classesIn = (css) => namesIn(css, CLASS);

/** The classes (`.btn`) and animations (`@keyframes spin`) that a stylesheet defines or plays without our prefix. */
export function bareNames(css) {
  const bare = (names) => [...new Set(names)].filter((name) => !name.startsWith(PREFIX));
  return [
    ...bare(classesIn(css)).map((name) => `.${name}`),
    ...bare([...namesIn(css, KEYFRAMES), ...namesIn(css, ANIMATION)]).map((name) => `@keyframes ${name}`),
  ];
}

/**
 * A source of packages/ui with the version in place of `next`: in a guide's status and behind `@deprecated`.
 * @param {string} text
 * @param {string} version
 */
export const versioned = (text, version) =>
  text
    .replaceAll(/(\bstatus: \{[^}]*\bsince: )'next'/g, `$1'${version}'`)
    .replaceAll(/(@deprecated since )the next version\b/g, `$1${version}`);

// The names of the tokens as types: the text of packages/ui/src/tokens/names.ts.

/** @param {string[]} members */
const union = (members) => members.map((name) => `\n  | '${name}'`).join('');

/**
 * Every name as a type, so that an editor completes it and a slip does not compile.
 * @param {typeof import('../../packages/ui/src/token-files/dtcg')} dtcg
 * @param {import('../../packages/ui/src/token-files/dtcg').DtcgSets} sets
 */
export function namesFile({ fromDtcg, names, tokensOf }, { base }) {
  const all = Object.keys(fromDtcg(base)).map((property) => property.slice(2));
  const roles = tokensOf(base).flatMap(([path]) => (path.startsWith('role.') ? [names.toName(path)] : []));
  return `// Made from the stylesheets by \`npm run tokens\`: types only, so nobody pays for them.

/** A colour by what it is for, in the current theme. */
export type RoleName =${union(roles)};

/** Every custom property of the design, without its dashes. */
export type TokenName =
  | RoleName${union(all.filter((name) => !roles.includes(name)))};

/** A custom property by its whole name: \`--accent\`. */
export type TokenProperty<Name extends TokenName = TokenName> = \`--\${Name}\`;

/** A token as a value of CSS: \`var(--accent)\`. */
export type TokenReference<Name extends TokenName = TokenName> = \`var(--\${Name})\`;
`;
}

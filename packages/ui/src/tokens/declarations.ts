/** One custom property as the stylesheet writes it. */
export interface Declaration {
  /** Without its dashes: `surface`. */
  name: string;
  /** As written, `var()` included. */
  value: string;
  /** The comment on its line, or `''`. */
  note: string;
  /** Which paragraph of its block it stands in, from 0: blank lines part them. */
  paragraph: number;
}

// a value may hold a quoted address with anything in it
const declaration = /^[ \t]*--([\w-]+):\s*((?:"[^"]*"|[^;"])*);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gm;

/**
 * The declarations inside the first block that opens with `opening`, those of blocks within it left out.
 * @throws when the stylesheet has no such block
 */
export function readBlock(css: string, opening: string): Declaration[] {
  const start = css.indexOf(`\n${opening} {`);
  if (start < 0) throw new Error(`tokens: no block "${opening}"`);
  let depth = 0;
  let own = '';
  for (const char of css.slice(start)) {
    if (char === '}') depth -= 1;
    if (depth === 1) own += char;
    if (char === '{') depth += 1;
    if (char === '}' && depth === 0) break;
  }
  const paragraphs = own.split(/\n\s*\n/);
  return paragraphs.flatMap((text, paragraph) =>
    [...text.matchAll(declaration)].map(([, name = '', value = '', note = '']) => ({ name, value, note, paragraph })),
  );
}

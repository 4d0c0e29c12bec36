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

/** A block of a stylesheet with the custom properties that stand right inside it. */
interface Block {
  /** What opens it, the outermost first: `['@media (width >= 48rem)', ':root']`. */
  openings: string[];
  declarations: Declaration[];
  paragraph: number;
}

// what belongs together when a stylesheet is cut into pieces: a comment, a quoted text, an address, a sign, the rest
const piece = /\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^"')]*\)|[{};]|[^{};"'/u]+|[^]/g;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Selectors apart from each other, quotes of one kind. */
const selectors = (opening: string) => opening.split(',').map((one) => oneLine(one).replaceAll("'", '"'));

function declare({ declarations, paragraph }: Block, written: string) {
  const [, name, value] = /^\s*--([\w-]+):\s*([^]*?)\s*$/.exec(written) ?? [];
  if (name && value) declarations.push({ name, value, note: '', paragraph });
}

function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [{ openings: [], declarations: [], paragraph: 0 }];
  let written = '';
  // a comment tells of the value before it only on the same line
  let isSameLine = false;
  for (const [text] of css.matchAll(piece)) {
    const block = open.at(-1);
    if (!block) throw new Error('tokens: the stylesheet closes more blocks than it opens');
    if (text.startsWith('/*')) {
      const last = block.declarations.at(-1);
      if (isSameLine && !written.trim() && last) last.note = oneLine(text.slice(2, -2));
    } else if (text === '{') {
      open.push({ openings: [...block.openings, oneLine(written)], declarations: [], paragraph: 0 });
      written = '';
    } else if (text === ';' || text === '}') {
      declare(block, written);
      written = '';
      isSameLine = text === ';';
      if (text === '}') blocks.push(...open.splice(-1));
    } else {
      if (text.includes('\n')) isSameLine = false;
      if (!written.trim() && /\n[ \t]*\n/.test(text)) block.paragraph += 1;
      written += text;
    }
  }
  return blocks;
}

/**
 * The declarations inside the block that opens so, those of blocks within it left out. Where no block does, a list
 * of selectors counts that names the wanted one.
 * @param openings the outermost first: `[data-theme="dark"]`, or `@media (width >= 48rem)` and `:root` inside it
 * @throws when the stylesheet has no such block
 */
export function readBlock(css: string, ...openings: string[]): Declaration[] {
  const wanted = openings.map(oneLine);
  const blocks = readBlocks(css).filter((block) => block.openings.length === wanted.length);
  const found =
    blocks.find((block) => block.openings.every((opening, at) => opening === wanted[at])) ??
    blocks.find((block) => block.openings.every((opening, at) => selectors(opening).includes(wanted[at] ?? '')));
  if (!found) throw new Error(`tokens: no block "${openings.join(' ')}"`);
  return found.declarations;
}

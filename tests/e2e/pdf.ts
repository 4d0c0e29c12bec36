import { inflateSync } from 'node:zlib';

/** A document that the browser has printed. */
export interface Printed {
  /** Of each page, whole mm. */
  pages: { width: number; height: number }[];
  /** What stands on them, in the order in which it was drawn, without spaces. */
  text: string;
}

interface Font {
  /** Hexadecimal ones of a glyph's number. */
  digits: number;
  /** What the glyphs mean, by their numbers. */
  glyphs: Map<number, string>;
}

const MM_PER_POINT = 25.4 / 72;

/** Reads what this browser writes: its objects stand in plain sight, what is drawn and what glyphs mean is deflated. */
export function readPdf(pdf: Buffer): Printed {
  const source = pdf.toString('latin1');
  const pages = [...source.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) * MM_PER_POINT),
    height: Math.round(Number(height) * MM_PER_POINT),
  }));
  const objects = new Map(
    [...source.matchAll(/(?<=[\r\n])(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = /stream\r?\n/.exec(body);
    if (!start) return '';
    const bytes = Buffer.from(body.slice(start.index + start[0].length, body.lastIndexOf('endstream')), 'latin1');
    return /FlateDecode/.test(body) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  };
  const fonts = new Map<string, Font>();
  for (const [, font = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const body = objects.get(id) ?? '';
    const meaning = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    // a variable font is drawn, and its glyphs have numbers of one byte
    if (meaning) fonts.set(font, { digits: body.includes('/Type3') ? 2 : 4, glyphs: glyphsOf(streamOf(meaning)) });
  }
  const drawn = [...source.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id = '']) =>
    streamOf(id),
  );
  return { pages, text: drawn.map((page) => textOf(page, fonts)).join('') };
}

const hex = (digits: string): number => Number.parseInt(digits, 16);
const letters = (digits: string): string =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('');

/** What a font's glyphs mean, by their numbers. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) glyphs.set(hex(glyph), letters(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let at = hex(from); at <= hex(to); at += 1) glyphs.set(at, String.fromCharCode(hex(text) + at - hex(from)));
  return glyphs;
}

/** What a page draws as text. */
function textOf(page: string, fonts: Map<string, Font>): string {
  let font: Font | undefined;
  let text = '';
  for (const [, named, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (named) font = fonts.get(named) ?? font;
    else if (font && glyphs)
      for (let at = 0; at < glyphs.length; at += font.digits)
        text += font.glyphs.get(hex(glyphs.slice(at, at + font.digits))) ?? '?';
  }
  return text.replaceAll(/\s/g, '');
}

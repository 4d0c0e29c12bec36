import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** What the shop's styles and code are made from; pages of docs, which show every token, are no part of it. */
const SOURCES = ['packages/ui/src', 'packages/screens/src', 'apps/storefront/src'];
const SHIPS = /\.(?:css|tsx?)$/;
const DOCS = /(?:^|\/)(?:tokens|token-files|foundations)\/|\.(?:test|stories|figures|guide|example)\.\w+$/;

/** Custom properties that are read, by `var()` or by name. */
const namesIn = (text: string): string[] => text.match(/--[\w-]+(?=\s*[,)'"`])/g) ?? [];

/** The fonts: the base layer declares them once more, with their stand-ins, so the theme's own are never used. */
const redeclared = (code: string): Set<string> =>
  new Set(Array.from(code.matchAll(/(--[\w-]+):[^;{}]*Stand-in/g), ([, name = '']) => name));

function readBySources(): Set<string> {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => SHIPS.test(file) && !DOCS.test(file)),
  );
  return new Set(files.flatMap((file) => namesIn(readFileSync(join(ROOT, file), 'utf8'))));
}

/** Tailwind's colour of placeholders; every field of ours says its own. */
const PLACEHOLDERS = /@supports \(not \(\(-webkit-appearance:[^{]*\{::placeholder\{[^}]*\}@supports [^{]*\{[^}]*\}\}\}/;

/**
 * Leaves out of every visitor's style sheet what no page uses. The design hands over whole ramps of colours, and Tailwind
 * writes down each of them, 43 steps of 109 that nothing reads; fonts without stand-ins; a colour of placeholders. The
 * package `ui` has them all.
 */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  transform: {
    filter: { id: /apps\/storefront\/src\/styles\.css$/ },
    handler(code) {
      const known = readBySources();
      for (const name of namesIn(code)) known.add(name);
      for (const name of redeclared(code)) known.delete(name);
      const lean = code.replace(
        /(@layer theme\s*\{\s*:root,\s*:host\s*\{)([^}]*)\}/,
        (_, head: string, body: string) => {
          const kept = body.split(';').filter((line) => {
            const name = /^\s*(--[\w-]+):/.exec(line)?.[1];
            return name === undefined || known.has(name);
          });
          return `${head}${kept.join(';')}}`;
        },
      );
      if (lean === code) throw new Error('no token was left out: the theme layer looks different now');
      if (!PLACEHOLDERS.test(lean)) throw new Error('no colour of placeholders: the reset looks different now');
      return { code: lean.replace(PLACEHOLDERS, ''), map: null };
    },
  },
};

// What the checks of packages/ui read: its sources as others get them, without stories, tests and pages of documentation.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const uiSrc = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/** Folders that show the package instead of being part of it. */
const SHOWN_ONLY = new Set(['fixtures', 'foundations', 'guide', 'patterns-docs', 'token-files']);
const NOT_SHIPPED = /\.(stories|test|guide|figures|example)\.tsx?$|(^|\/)story[A-Z]\w*\.tsx?$|\.mdx$/;

/** The component folders inside `src`, general ones and the shop's: `Button`, `shop/CartLine`. */
export const components = ['', 'shop/'].flatMap((room) =>
  readdirSync(join(uiSrc, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => `${room}${name}`)
    .toSorted(),
);

/** Every TypeScript file a stranger gets, as parsed by the compiler; `name` is its path inside `src`. */
export function uiFiles() {
  return readdirSync(uiSrc, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHIPPED.test(path) && !SHOWN_ONLY.has(path.split('/')[0]))
    .toSorted()
    .map((path) => {
      const file = join(uiSrc, path);
      const source = ts.createSourceFile(
        file,
        readFileSync(file, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        ts.ScriptKind.TSX,
      );
      return { name: relative(uiSrc, file).replaceAll('\\', '/'), source };
    });
}

/** Every stylesheet a stranger gets, as its path inside `src`. */
export const sheets = readdirSync(uiSrc, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css') && !SHOWN_ONLY.has(path.split('/')[0]))
  .toSorted();

/** Where a node stands, for people: `Button/Button.tsx:12`. */
export function placeOf({ name, source }, node) {
  return `${name}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

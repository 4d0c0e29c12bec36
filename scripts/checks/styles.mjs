// Refuses style sheets of parts, screens and storefront that would not turn from right to left (logical-rules.mjs), or
// would have every page style more than what has changed (sibling-rules.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { physicalSides } from './logical-rules.mjs';
import { universalSiblings } from './sibling-rules.mjs';
import { themedSelectors } from './theme-rules.mjs';

const sources = ['packages', 'apps'].flatMap((room) =>
  readdirSync(join(root, room))
    .map((name) => join(room, name, 'src'))
    .filter((folder) => existsSync(join(root, folder))),
);
const files = sources.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(folder, path)),
);
const flaws = files.flatMap((file) => {
  const css = readFileSync(join(root, file), 'utf8');
  const siblings = universalSiblings(css).map((selector) => `${selector} (name what stands in front)`);
  const themed = themedSelectors(css).map((selector) => `${selector} (a custom property on [data-theme] alone)`);
  return [...physicalSides(css), ...siblings, ...themed].map((flaw) => `  ${file}: ${flaw}`);
});

if (flaws.length > 0) {
  console.error(flaws.join('\n'));
  process.exit(1);
}
console.log(
  `${files.length} style sheets that turn with the line, style no more than has changed, and follow the nearer theme`,
);

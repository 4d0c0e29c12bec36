// Refuses style sheets of parts, screens and storefront that would not turn from right to left: see logical-rules.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kept.mjs';
import { physicalSides } from './logical-rules.mjs';

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
const flaws = files.flatMap((file) =>
  physicalSides(readFileSync(join(root, file), 'utf8')).map((flaw) => `  ${file}: ${flaw}`),
);

if (flaws.length > 0) {
  console.error(flaws.join('\n'));
  process.exit(1);
}
console.log(`${files.length} style sheets that turn with the line`);

// Draws docs/architecture.svg from the real imports: which package or app knows which. With --check it draws nothing,
// and refuses a picture that shows other arrows than the imports make.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arrowsIn, arrowsOf, differences, drawMap } from './map-picture.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PICTURE = 'docs/architecture.svg';

// stories and tests may see more than what they are about; the picture is of what is shipped
const cruised = execFileSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'packages',
    'apps',
    '--config',
    '.dependency-cruiser.cjs',
    '--include-only',
    '^(packages|apps)/',
    '--exclude',
    String.raw`\.(test|stories)\.|/testing/|(^|/)(dist|dist-\w+|node_modules)/|\.css$|\.sql`,
    '--output-type',
    'json',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
const arrows = arrowsOf(JSON.parse(cruised).modules);
const file = join(root, PICTURE);

if (process.argv.includes('--check')) {
  const told = differences(arrowsIn(existsSync(file) ? readFileSync(file, 'utf8') : ''), arrows);
  if (told.length > 0) {
    console.error(
      `${PICTURE} is out of date:\n${told.map((line) => `  ${line}`).join('\n')}\nDraw it anew: npm run map`,
    );
    process.exit(1);
  }
  console.log(`${arrows.length} arrows, as the imports have them`);
} else {
  const tokens = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8');
  writeFileSync(file, drawMap(arrows, tokens));
  console.log(`${PICTURE}: ${arrows.length} arrows`);
}

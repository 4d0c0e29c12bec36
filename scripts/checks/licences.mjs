// Refuses a package whose licence nobody has said yes to. Reads what is installed, and asks nobody.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unclear } from '../release/rules.mjs';
import { root } from './kept.mjs';

/** Tools of ours whose package says its licence in words of its own; what each file says was read, and does not ship. */
const READ = {
  '@figma/rest-api-spec': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  spawndamnit: 'MIT',
};

const store = join(root, 'node_modules/.pnpm');
const packages = readdirSync(store)
  .filter((folder) => /^@?[^@]+@\d/.test(folder))
  .map((folder) => folder.replace(/^(@?[^@]+)@.*$/, '$1').replace('+', '/') + `\n${folder}`)
  .map((both) => both.split('\n'))
  .map(([name, folder]) => ({ name, file: join(store, folder, 'node_modules', name, 'package.json') }))
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }) => {
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
    const said = license ?? licenses?.[0] ?? 'none';
    return { name, license: READ[name] ?? said.type ?? said };
  });
const problems = [...new Set(unclear(packages))];
if (packages.length < 100) problems.push('the packages are not where they are looked for');
for (const problem of problems) console.error(`Licence to be looked at first: ${problem}`);
console.log(`${packages.length} installed packages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);

#!/usr/bin/env node
// npx @seduh/ui codemod <name> <files or folders>: changes a project from an old name to the new one.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CODEMODS, rename } from './rename.mjs';

const CODE = /\.[cm]?[jt]sx?$/;
const LEFT_ALONE = /^(node_modules|dist|build|\..+)$/;

function end(words) {
  console.error(words);
  process.exit(2);
}

function filesOf(path) {
  if (!statSync(path, { throwIfNoEntry: false })) end(`There is no ${path}`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !LEFT_ALONE.test(name))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inside) : CODE.test(entry.name) ? [inside] : [];
    });
}

const [command, name, ...paths] = process.argv.slice(2);
if (command !== 'codemod' || !(name in CODEMODS) || paths.length === 0)
  end(`npx @seduh/ui codemod <name> <files or folders>\nNames: ${Object.keys(CODEMODS).join(', ')}`);

let ts;
try {
  ts = createRequire(join(process.cwd(), 'package.json'))('typescript');
  ts.createSourceFile('', '', ts.ScriptTarget.Latest);
} catch {
  end('The codemod reads your code with TypeScript 5 or 6: npm install --save-dev typescript@6');
}

let count = 0;
for (const file of paths.flatMap(filesOf)) {
  const before = readFileSync(file, 'utf8');
  const { text, left } = rename(ts, before, CODEMODS[name]);
  if (left.length > 0) console.log(`${file}: look at ${left.join(', ')} yourself`);
  if (text === before) continue;
  writeFileSync(file, text);
  console.log(file);
  count += 1;
}
console.log(`${count} files changed`);

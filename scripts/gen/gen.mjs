// pnpm gen component Name | screen feature Name | resource name: files that pass every check, ready to be filled.
import { root } from '../checks/kept.mjs';
import { generate } from './generate.mjs';

try {
  const { paths, next } = generate(root, process.argv.slice(2));
  console.log(paths.join('\n'));
  console.log(`\nWhat is left:\n${next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

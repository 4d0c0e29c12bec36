import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planComponent } from './component.mjs';
import { planResource } from './resource.mjs';
import { planScreen } from './screen.mjs';

const COMPONENT = /^[A-Z][A-Za-z0-9]+$/;
const FOLDER = /^[a-z][A-Za-z0-9]+$/;
const PLANS = {
  component: { plan: planComponent, takes: [COMPONENT] },
  screen: { plan: planScreen, takes: [FOLDER, COMPONENT] },
  resource: { plan: planResource, takes: [FOLDER] },
};
const USAGE = 'usage: pnpm gen component Name | screen feature Name | resource name';

/**
 * Writes what a kind of thing consists of, and its place in the lists that name it.
 * @param {string} root folder of the repository
 * @param {string[]} args kind and names
 * @returns {{ paths: string[], next: string[] }} what was written, and what is left to whoever asked
 * @throws where the arguments are wrong, or a file to be made is there already: then nothing is written
 */
export function generate(root, [kind, ...names]) {
  const { plan, takes } = (Object.hasOwn(PLANS, kind ?? '') && PLANS[kind]) || {};
  const isUsable = takes?.length === names.length && takes.every((pattern, at) => pattern.test(names[at]));
  if (!isUsable) throw new Error(USAGE);

  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const { made, changed, next } = plan(read, ...names);
  const there = Object.keys(made).filter((path) => read(path) !== undefined);
  if (there.length > 0) throw new Error(`${there.join(', ')}: exists already`);

  const files = { ...made, ...changed };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { paths: Object.keys(files), next };
}

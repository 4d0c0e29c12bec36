// The tokens for tools: DTCG files with their resolver, Figma's variables, and the names as types. All from the
// stylesheets, which stay the one source.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { namesFile } from './names.mjs';

const src = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

const load = async (name) => (await runnerImport(join(src, `token-files/${name}.ts`), { configFile: false })).module;

/** The module that reads the stylesheets, and all that they say. */
async function readDesign() {
  const dtcg = await load('dtcg');
  const css = ['tokens', 'density'].map((name) => readFileSync(join(src, `styles/${name}.css`), 'utf8')).join('\n');
  return { dtcg, sets: dtcg.readSets(css) };
}

/** Writes `names.ts` among the sources. */
async function writeNames() {
  const { dtcg, sets } = await readDesign();
  writeFileSync(join(src, 'tokens/names.ts'), namesFile(dtcg, sets));
}

/**
 * Writes the files for tools into the folder `tokens` of a build, and the densities beside the styles.
 * @param {string} dist the built package
 * @returns {Promise<Record<string, string>>} the exports that the package's manifest needs for them
 */
export async function writeTokens(dist) {
  const [{ dtcg, sets }, { toFigma }] = await Promise.all([readDesign(), load('figma')]);
  const { fileOf, resolver, setNames } = dtcg;
  const files = {
    ...Object.fromEntries(setNames.map((set) => [fileOf(set), sets[set]])),
    'seduh.resolver.json': resolver,
    'figma.json': toFigma(sets),
  };
  mkdirSync(join(dist, 'tokens'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(dist, 'tokens', name), `${JSON.stringify(content, null, 2)}\n`);
  }
  copyFileSync(join(src, 'styles/density.css'), join(dist, 'css/density.css'));
  return { './tokens/*.json': './tokens/*.json' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeNames();

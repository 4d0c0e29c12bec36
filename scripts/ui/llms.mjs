// What language models and other tools are told of the design system (https://llmstxt.org): an index with a line for each
// component and a page for each; on a site, all of it in one file as well. From the guides, the true props, the snippets
// and the tokens. `npm run llms` writes the index into packages/ui, where it is kept; whatever is built gets the pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readGuides } from './guides.mjs';
import { llmsIndex, llmsPage } from './llms-text.mjs';
import { readDocstrings, readFunctions, readProps } from './props.mjs';
import { uiSrc } from './sources.mjs';

const read = (file) => readFileSync(join(uiSrc, file), 'utf8');
const readModule = async (file) => (await runnerImport(join(uiSrc, file), { configFile: false })).module;

/** A folder may have a second page: what else comes with it stands on the first. */
const isNamedAfterFolder = (path) => basename(path) === basename(dirname(path));

/** The address of a component's page in Storybook, from its root. */
const pageInStorybook = (path) => `?path=/docs/${/^ {2}id: '([^']+)'/m.exec(read(`${path}.stories.tsx`))[1]}--docs`;

/**
 * @returns {Promise<Record<string, string>>} every text by its file: `llms.txt`, `llms/Button.md`
 */
export async function readLlms() {
  // one after the other: the first reads the sources, the others what it has found
  const props = await readProps();
  const [docstrings, functions] = [await readDocstrings(), await readFunctions()];
  const [{ groups, guides }, { tokens }, { WCAG }] = await Promise.all([
    readGuides(),
    readModule('tokens/index.ts'),
    readModule('guide/wcag.ts'),
  ]);
  /** What comes with the component of a folder, and has no page. */
  const othersOf = (path) =>
    Object.keys(props)
      .filter((other) => dirname(other) === dirname(path) && !guides.has(other) && isNamedAfterFolder(path))
      .map((other) => ({ name: basename(other), description: docstrings[other], props: props[other] }));
  const parts = [...guides].map(([path, guide]) => ({
    path,
    guide,
    props: props[path],
    example: read(`${path}.example.tsx`),
    address: pageInStorybook(path),
    others: othersOf(path),
    functions: isNamedAfterFolder(path) ? functions.filter(({ folder }) => folder === dirname(path)) : [],
  }));
  const { version, description } = JSON.parse(read('../package.json'));
  const index = llmsIndex({ version, description, readme: read('../README.md'), groups, parts, functions, tokens });
  const pages = parts.map((part) => [basename(part.path), llmsPage(part, WCAG)]);
  return {
    'llms.txt': index,
    ...Object.fromEntries(pages.map(([name, page]) => [`llms/${name}.md`, page])),
  };
}

/**
 * What a site has, where nobody carries along what is not asked for: the pages in one file, too.
 * @returns {Promise<Record<string, string>>} as `readLlms`, and `llms-full.txt`
 */
export async function readLlmsOfSite() {
  const { 'llms.txt': index, ...pages } = await readLlms();
  return {
    ...pages,
    'llms.txt': `${index}\n## Optional\n\n- [All of this and every page in one file](llms-full.txt)\n`,
    'llms-full.txt': [index, ...Object.values(pages)].join('\n'),
  };
}

/**
 * Writes what the package carries.
 * @param {string} folder of a build, which has the README and the changelog already
 */
export async function writeLlms(folder) {
  mkdirSync(join(folder, 'llms'), { recursive: true });
  for (const [file, text] of Object.entries(await readLlms())) writeFileSync(join(folder, file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(uiSrc, '../llms.txt');
  const { 'llms.txt': text } = await readLlms();
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('packages/ui/llms.txt says what is no longer so: npm run llms');
    process.exit(1);
  }
}

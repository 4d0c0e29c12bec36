import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createCompositionDocsSources, createDocsToolset } from 'storybook/internal/toolsets-docs';
import { readCommit } from '../../.storybook/tools/commit.mjs';
import { components } from '../../scripts/ui/sources.mjs';

interface Problem {
  name?: string;
  message: string;
}

interface Part {
  id: string;
  path: string;
  error?: Problem;
  reactDocgen?: { definedInFile: string };
  stories: { name: string; error?: Problem }[];
}

const built = (name: string) => readFileSync(`storybook-static/${name}`, 'utf8');

test('the manifest for tools knows every part of the package, without an error', () => {
  const manifest = built('manifests/components.json');
  const parts = Object.values((JSON.parse(manifest) as { components: Record<string, Part> }).components);
  const wrong = parts.flatMap(({ id, error, stories }) =>
    [{ name: '', error }, ...stories].flatMap((one) => (one.error ? [`${id} ${one.name}: ${one.error.message}`] : [])),
  );
  expect(wrong).toEqual([]);
  const told = new Set(parts.map(({ path }) => path.replace(/^\.\/packages\/ui\/src\/(.*)\/.*$/, '$1')));
  const isTold = (folder: string) => told.has(folder);
  expect(components.filter((folder) => !isTold(folder))).toEqual([]);
  expect([...told].filter((folder) => !components.includes(folder))).toEqual([]);
  expect(parts.find(({ id }) => id === 'ui-button')?.reactDocgen?.definedInFile).toBe(
    'packages/ui/src/Button/Button.tsx',
  );
  expect(manifest).not.toContain(process.cwd());
});

/** The page in Storybook that a text for models names. */
const pageOf = (file: string) => /\?path=\/docs\/([\w-]+)/.exec(built(file))?.[1] ?? file;

/** What the MCP server at `/mcp` answers with, over this build in place of a running Storybook. */
const { list, show } = createDocsToolset({
  sources: createCompositionDocsSources({
    sources: [{ id: 'local', title: 'Seduh' }],
    manifestProvider: async (_request, path) => built(path),
  }),
}).methods;
const asked = {
  transport: 'mcp' as const,
  getService: () => {
    throw new Error('nothing runs here');
  },
};

test('the MCP server lists every part and tells all of one', async () => {
  const listed = String((await list.handler({ withStoryIds: false })).markdown);
  const ids = [...listed.matchAll(/\((ui-[\w-]+)\): /g)].map(([, id]) => String(id));
  const pages = readdirSync('storybook-static/llms').map((file) => pageOf(`llms/${file}`));
  expect(ids.map((id) => `${id}--docs`).toSorted()).toEqual(pages.toSorted());

  const tell = async (id: string) => {
    const { ok, markdown } = await show.handler({ id, storybookId: 'local' }, asked);
    return ok ? String(markdown) : undefined;
  };
  for (const id of ids) expect(await tell(id), id).toMatch(/## Use it when[^]*## Props/);
  const button = await tell('ui-button');
  expect(button).toContain("- `variant`: `'accent' | 'brand' | 'line' | 'quiet'` (default `'accent'`)");
  expect(button).toContain('It goes to another page: LinkButton');
  expect(button?.match(/^## Props$/gm)).toHaveLength(1);
  expect(await tell('ui-nothing')).toBeUndefined();
});

test('models are told of every part, by links that lead somewhere', () => {
  const index = built('llms.txt');
  expect(index.startsWith(readFileSync('packages/ui/llms.txt', 'utf8'))).toBe(true);
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => String(file));
  expect(links).toContain('llms-full.txt');
  expect(links.filter((file) => !existsSync(`storybook-static/${file}`))).toEqual([]);
  const told = links.filter((file) => file.startsWith('llms/'));
  for (const file of told) expect(built('llms-full.txt')).toContain(built(file));
  const { entries } = JSON.parse(built('index.json')) as { entries: Record<string, unknown> };
  const pages = told.map(pageOf);
  expect(pages.filter((id) => !(id in entries))).toEqual([]);
  expect(pages.length).toBeGreaterThanOrEqual(components.length);
});

test('the page says which commit it is of', () => {
  const said = /window\.SEDUH_BUILD = (\{.*?\})</.exec(built('index.html'))?.[1] ?? '{}';
  const { commit, repository } = readCommit();
  expect(JSON.parse(said)).toMatchObject({ repository });
  expect((JSON.parse(said) as { commit: string | null }).commit).toMatch(commit ? /^[\da-f]{40}$/ : /^null$/);
});

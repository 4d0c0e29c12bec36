import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import { readLlms } from '../../scripts/ui/llms.mjs';
import { readCommit } from './commit.mjs';
import { type Manifests, tellGuides } from './tellGuides.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What others build with: the parts of the package. Pages, flows and the handbook are no components. */
const isPart = (file: string) => /\/packages\/ui\/src\/(shop\/)?[A-Z]\w*\/[A-Z]\w*\.stories/.test(file);

/** The component manifest holds the package's parts. */
export const experimental_indexers = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        isPart(file) ? entry : { ...entry, tags: [...(entry.tags ?? []), '!manifest'] },
      ),
  }));

/** What the guides say stands in the manifest, and no path of the machine that built it. */
export const experimental_manifests = async (manifests: Manifests = {}): Promise<Manifests> =>
  tellGuides(JSON.parse(JSON.stringify(manifests).replaceAll(root, '')) as Manifests, await readLlms());

/** The commit that it was built from, for the page round the stories. */
export const managerHead = (head = ''): string =>
  `${head}\n<script>window.SEDUH_BUILD = ${JSON.stringify(readCommit())}</script>`;

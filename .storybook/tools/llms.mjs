// Serves what language models are told of the design system, beside the stories it is told of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLlmsOfSite } from '../../scripts/ui/llms.mjs';
import { uiSrc } from '../../scripts/ui/sources.mjs';

/** All texts, with the documents that they name. */
async function readAll() {
  const documents = ['README.md', 'CHANGELOG.md'].map((file) => [file, readFileSync(join(uiSrc, '..', file), 'utf8')]);
  return { ...(await readLlmsOfSite()), ...Object.fromEntries(documents) };
}

/** @returns {import('vite').Plugin} */
export function llms() {
  return {
    name: 'llms',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const file = request.url?.slice(1).split('?')[0] ?? '';
        if (!/^(?:llms(?:-full)?\.txt|llms\/\w+\.md|README\.md|CHANGELOG\.md)$/.test(file)) return next();
        const text = (await readAll())[file];
        if (text === undefined) return next();
        return response.setHeader('content-type', 'text/plain; charset=utf-8').end(text);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await readAll()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

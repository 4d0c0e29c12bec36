// The guides of all components, for what runs in Node: the sidebar's shelves and search, the checks.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { uiSrc } from './sources.mjs';

/** @typedef {import('../../packages/ui/src/guide/types').Guide} Guide */

/**
 * @returns {Promise<{ groups: readonly string[], guides: Map<string, Guide> }>} the shelves in order; each guide by the
 *   path of its component inside `src`: `Button/Button`, `shop/CartLine/CartLine`
 */
export async function readGuides() {
  const { module } = await runnerImport(join(uiSrc, 'guide/all.ts'), { configFile: false, logLevel: 'error' });
  const guides = Object.entries(module.guides).map(([file, guide]) => [
    file.slice('../'.length, -'.guide.ts'.length),
    guide,
  ]);
  return { groups: module.GROUPS, guides: new Map(guides) };
}

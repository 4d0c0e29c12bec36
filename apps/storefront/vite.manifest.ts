import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

interface Entry {
  file: string;
  name?: string;
  src?: string;
  isDynamicEntry?: boolean;
  dynamicImports?: string[];
}

const MANIFEST = '.vite/manifest.json';
/** What Vite's names of modules begin from: `src/…` here, `../../packages/…` beside. */
const HERE = normalizePath(join(import.meta.dirname, '/'));
const ROOT = normalizePath(join(import.meta.dirname, '../../'));

const keyOf = (id: string): string => (id.startsWith(HERE) ? id.slice(HERE.length) : `../../${id.slice(ROOT.length)}`);

/**
 * Names in the manifest what lies in a file with others but is asked for by itself (a language's words, the frame's late
 * parts): Vite names such a file by its hash alone, and server, worker and checks find a page's files by module.
 */
export const namedModules: Plugin = {
  name: 'named-modules',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const asset = bundle[MANIFEST];
      // the server's build has none
      if (asset?.type !== 'asset') return;
      const manifest = JSON.parse(String(asset.source)) as Record<string, Entry>;
      const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])));
      const merged = new Map<string, string>();
      for (const { fileName, moduleIds, dynamicImports } of chunks) {
        const entry = manifest[keys.get(fileName) ?? ''];
        if (!entry) throw new Error(`the manifest knows no ${fileName}`);
        const asked = new Set<string>();
        for (const id of moduleIds.flatMap((each) => this.getModuleInfo(each)?.dynamicallyImportedIds ?? [])) {
          const file = fileOf.get(id);
          // what nobody uses fetches nothing
          if (file === undefined || !dynamicImports.includes(file)) continue;
          const [key, known] = [keyOf(id), keys.get(file)];
          if (known === undefined) throw new Error(`the manifest knows no ${file}`);
          if (key !== known) merged.set(key, known);
          asked.add(key);
        }
        if (asked.size > 0) entry.dynamicImports = [...asked];
      }
      for (const [key, known] of merged) {
        const name = key.slice(key.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
        const whole = manifest[known];
        if (whole) manifest[key] = { ...whole, name, src: key, isDynamicEntry: true };
      }
      asset.source = JSON.stringify(manifest, null, 2);
    },
  },
};

import { LOCALES, type Locale } from '@seduh/contract/constants';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which files belong together, as the storefront's build noted it. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

/** Files a page is made of, as paths inside the build: what is imported comes before what imports it. */
export interface PageFiles {
  /** The script that starts the code. */
  entry: string;
  /** The scripts that one and the page's modules import, those themselves, and the words they say. */
  scripts: string[];
  styles: string[];
}

/** A rule that fetches a font; the stand-ins, which do not, are left out. */
export const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** @throws where the build has none */
export const readManifest = async (storefrontDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(storefrontDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** A feature's words in one language: fetched by its code, but needed with it. */
const WORDS = /\/words\/(\w+)\.tsx?$/;

/** The files of a page that uses these source modules, in one language. @throws where the build does not know one of them */
export function filesOf(manifest: Manifest, modules: readonly string[], locale: Locale = LOCALES[0]): PageFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey && manifest[entryKey]?.file;
  if (!entry) throw new Error('the build names no entry');
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();

  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build knows no ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const fetched of chunk.dynamicImports ?? []) if (WORDS.exec(fetched)?.[1] === locale) visit(fetched);
    for (const style of chunk.css ?? []) styles.add(style);
    if (chunk.file !== entry) scripts.add(chunk.file);
  };
  for (const key of [entryKey, ...modules]) visit(key);
  return { entry, scripts: [...scripts], styles: [...styles] };
}

/** The text of style sheets of the build. */
export async function readStyles(storefrontDir: string, files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(join(storefrontDir, file), 'utf8')))).join('');
}

/** The rules by which the built storefront fetches its fonts, for pages beside its bundle; empty without a build. */
export async function readFaces(storefrontDir: string | null): Promise<string> {
  if (!storefrontDir) return '';
  try {
    const css = await readStyles(storefrontDir, filesOf(await readManifest(storefrontDir), []).styles);
    return (css.match(FONT_FILE) ?? []).join('\n');
  } catch {
    return '';
  }
}

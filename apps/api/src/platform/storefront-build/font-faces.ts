import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, readManifest } from './manifest';

/** A rule that fetches a file; the stand-ins, which do not, are left out. */
export const FONT_FILE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * The rules by which the built storefront fetches its fonts, for pages that belong to the shop but not to its bundle.
 *
 * @returns an empty text where there is no build to take them from
 */
export async function readFaces(storefrontDir: string | null): Promise<string> {
  if (!storefrontDir) return '';
  try {
    const { styles } = filesOf(await readManifest(storefrontDir), []);
    const texts = await Promise.all(styles.map((file) => readFile(join(storefrontDir, file), 'utf8')));
    return (texts.join('').match(FONT_FILE) ?? []).join('\n');
  } catch {
    return '';
  }
}

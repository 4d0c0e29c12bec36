import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The layers each style sheet below a folder speaks in, by file. */
function layersBelow(folder: string): Map<string, string[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  return new Map(
    sheets.map((file) => {
      const css = readFileSync(join(root, folder, file), 'utf8');
      return [file, [...css.matchAll(/@layer ([\w, ]+?)\s*\{/g)].map(([, name = '']) => name)];
    }),
  );
}

describe('of two rules that say the same of one element, no order of files decides', () => {
  it('the parts lie below', () => {
    const parts = [...layersBelow('packages/ui/src')].filter(([file]) => /^(shop\/)?[A-Z]/.test(file));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter(([, layers]) => layers.join() !== 'components')).toEqual([]);
  });

  it('the shop lies above', () => {
    const shop = ['packages/screens/src', 'apps/storefront/src']
      .flatMap((folder) => [...layersBelow(folder)])
      .filter(([, layers]) => layers.length > 0);
    expect(shop.length).toBeGreaterThan(20);
    expect(shop.filter(([, layers]) => layers.some((layer) => layer !== 'app'))).toEqual([]);
  });

  it('and the order of the two is said before anything else', () => {
    const entry = readFileSync(join(root, 'packages/ui/src/styles/index.css'), 'utf8');
    expect(entry.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()).toMatch(
      /^@layer theme, base, components, app, utilities;/,
    );
  });
});

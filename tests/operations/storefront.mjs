// A second real build of the storefront, as the next version would bring it.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { BUILT } from './shops.mjs';

const STOREFRONT = join(dirname(BUILT), '../storefront');
/** Every part of every page imports what this one is joined with: their names all change. */
const CHANGED = /apps\/storefront\/src\/App\.tsx$/;

/** The names of the files that the build under test has. */
export const filesOfStorefront = () => new Set(readdirSync(join(STOREFRONT, 'dist/assets')));

/**
 * Builds it with a change in its core into a folder of an app. What makes first pages on the server is the same: it is told of
 * the build's files by their manifest. There is no service worker, as no tab here has one.
 *
 * @param {string} folder
 * @returns {Promise<Set<string>>} the names of its files
 */
export async function buildNextStorefront(folder) {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(STOREFRONT, 'dist-server'), join(folder, 'dist-server'));
  let changed = 0;
  const nextVersion = {
    name: 'next-version',
    transform(code, id) {
      if (!CHANGED.test(id)) return null;
      changed += 1;
      return { code: `${code}\nglobalThis.seduhVersion = 'next';`, map: null };
    },
  };
  const { NODE_ENV } = process.env;
  await build({
    root: STOREFRONT,
    configFile: join(STOREFRONT, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [nextVersion],
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  if (changed === 0) throw new Error('the next storefront is the same as this one');
  return new Set(readdirSync(join(folder, 'dist/assets')));
}

import { isFile, isPageFine } from './rules';

declare global {
  /** What this build's pages need without a network: paths of its files. Written by vite.worker.config.ts. */
  const BUILD_FILES: readonly string[];
  /** Names the build: changes with anything in it. */
  const BUILD_NAME: string;
  /** The script that starts the pages' code. */
  const BUILD_ENTRY: string;
}

const FILES = 'seduh-files-';
const OWN = FILES + BUILD_NAME;

/**
 * A private page's address: the server knows no session, so it answers everybody with the one page that starts empty.
 * It stands in for any page, and the code fills it from what is kept.
 */
const EMPTY_PAGE = '/history';

/** A file as an older build has it or as the network does. @throws where neither does */
async function findFile(path: string): Promise<Response> {
  const known = await caches.match(path, { ignoreVary: true });
  if (known) return known;
  const found = await fetch(path, { priority: 'low' });
  if (!isFile(found)) throw new Error(`no such file: ${path}`);
  return found;
}

/** The page that starts empty. @throws where that is not this build's: a newer one came in between */
async function findEmptyPage(): Promise<Response> {
  const page = await fetch(EMPTY_PAGE, { headers: { accept: 'text/html' } });
  const isOurs = isPageFine(page) && (await page.clone().text()).includes(BUILD_ENTRY);
  if (!isOurs) throw new Error('another build is there by now');
  return page;
}

/** Keeps all that this build's pages need, or nothing. */
export async function keepFiles(): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    await cache.put(EMPTY_PAGE, await findEmptyPage());
    await Promise.all(BUILD_FILES.map(async (path) => cache.put(path, await findFile(path))));
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

/** Forgets older builds but the one before: tabs that are still open go on with it. */
export async function forgetOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page that starts empty, as kept. */
export const recallEmptyPage = async (): Promise<Response | undefined> => (await caches.open(OWN)).match(EMPTY_PAGE);

/** Answers with a file of this build or of the one before; any other is the network's. */
export const answerFile = async ({ url }: Request): Promise<Response> =>
  (await caches.match(url, { ignoreVary: true })) ?? fetch(url);

import { addressIn, languageOf, type Locale, LOCALES, PAGES, readAddress } from '@seduh/contract/constants';
import { isFile, isPageFine } from './rules';
import { scope } from './scope';

declare global {
  /** What this build's pages need without a network: paths of its files. Written by vite.worker.config.ts. */
  const BUILD_FILES: readonly string[];
  /** Of these, the words of each language. */
  const BUILD_WORDS: Readonly<Record<Locale, readonly string[]>>;
  /** Names the build: changes with anything in it. */
  const BUILD_NAME: string;
  /** The script that starts the pages' code. */
  const BUILD_ENTRY: string;
}

const FILES = 'seduh-files-';
const OWN = FILES + BUILD_NAME;

/**
 * A private page's address in a language: the server knows no session, so it answers everybody with the one page that
 * starts empty. It stands in for any page of that language, and the code fills it from what is kept.
 */
const emptyPageIn = (locale: Locale): string => addressIn(languageOf(locale), PAGES.history.path);

/** A file as an older build has it or as the network does. @throws where neither does */
async function findFile(path: string): Promise<Response> {
  const known = await caches.match(path, { ignoreVary: true });
  if (known) return known;
  const found = await fetch(path, { priority: 'low' });
  if (!isFile(found)) throw new Error(`no such file: ${path}`);
  return found;
}

/** The page that starts empty. @throws where that is not this build's: a newer one came in between */
async function findEmptyPage(path: string): Promise<Response> {
  const page = await fetch(path, { headers: { accept: 'text/html' } });
  const isOurs = isPageFine(page) && (await page.clone().text()).includes(BUILD_ENTRY);
  if (!isOurs) throw new Error('another build is there by now');
  return page;
}

/** Keeps what this build's pages need in one language: their words, and the page that starts empty. */
export async function keepLanguage(locale: Locale): Promise<void> {
  const cache = await caches.open(OWN);
  const path = emptyPageIn(locale);
  if (await cache.match(path)) return;
  const page = await findEmptyPage(path);
  await Promise.all(BUILD_WORDS[locale].map(async (file) => cache.put(file, await findFile(file))));
  // last: it says that all is there
  await cache.put(path, page);
}

/** The languages that are read on this device: those of open pages, and those that are kept. */
async function languagesHere(): Promise<Set<Locale>> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.map(({ url }) => readAddress(new URL(url).pathname).language.tag);
  const kept = await Promise.all(LOCALES.map((locale) => caches.match(emptyPageIn(locale))));
  return new Set([...open, ...LOCALES.filter((_, index) => kept[index])]);
}

/** Keeps all that this build's pages need, or nothing. */
export async function keepFiles(): Promise<void> {
  const languages = await languagesHere();
  const cache = await caches.open(OWN);
  try {
    await Promise.all([...languages].map(keepLanguage));
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

/** The page that starts empty, as kept in the language of an address; else the way to the same page in one that is kept. */
export async function recallEmptyPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(OWN);
  const { pathname, search } = new URL(url);
  const { language, path } = readAddress(pathname);
  const page = await cache.match(emptyPageIn(language.tag));
  if (page) return page;
  for (const other of LOCALES)
    if (await cache.match(emptyPageIn(other)))
      return Response.redirect(new URL(addressIn(languageOf(other), path) + search, url).href);
  return undefined;
}

/** Answers with a file of this build or of the one before; any other is the network's. */
export const answerFile = async ({ url }: Request): Promise<Response> =>
  (await caches.match(url, { ignoreVary: true })) ?? fetch(url);

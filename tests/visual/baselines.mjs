// Where the accepted pictures are: a folder for each title, named as in the sidebar, a file for each picture
// (default.1280-dark.webp), and the pictures' hashes. Equal pictures of a title are one file, under the first's name.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BASELINES } from './places.mjs';

const LIST = 'pictures.json';

const folderOf = (title) => join(BASELINES, ...title.split('/'));
const listOf = (title) => join(folderOf(title), LIST);

/** The first name a picture goes by. */
const ownerOf = (hashes, hash) => Object.keys(hashes).find((name) => hashes[name] === hash);

/** @returns {Record<string, string>} hash of each picture of a title, by name */
export function readHashes(title) {
  return existsSync(listOf(title)) ? JSON.parse(readFileSync(listOf(title), 'utf8')) : {};
}

/** @returns {string} the file that holds this picture */
export function fileOf(title, name) {
  const hashes = readHashes(title);
  return join(folderOf(title), `${ownerOf(hashes, hashes[name])}.webp`);
}

/** @returns {string[]} every title that has pictures */
export function titlesWithPictures() {
  if (!existsSync(BASELINES)) return [];
  return readdirSync(BASELINES, { recursive: true })
    .filter((path) => path.endsWith(LIST))
    .map((path) =>
      dirname(relative(BASELINES, join(BASELINES, path)))
        .split(sep)
        .join('/'),
    );
}

/**
 * Puts a title's folder in order: `hashes` is what it shall hold, `bytesOf` gives the packed picture of a hash that the
 * folder does not have yet.
 * @param {string} title
 * @param {Record<string, string>} hashes
 * @param {(hash: string) => Promise<Buffer>} bytesOf
 */
export async function keep(title, hashes, bytesOf) {
  const folder = folderOf(title);
  const before = readHashes(title);
  const bytes = async (hash) => {
    const owner = ownerOf(before, hash);
    return [hash, owner === undefined ? await bytesOf(hash) : readFileSync(join(folder, `${owner}.webp`))];
  };
  const kept = new Map(await Promise.all([...new Set(Object.values(hashes))].map(bytes)));
  for (const hash of new Set(Object.values(before)))
    rmSync(join(folder, `${ownerOf(before, hash)}.webp`), { force: true });
  rmSync(listOf(title), { force: true });
  if (kept.size === 0) {
    removeEmpty(folder);
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const [hash, bytes] of kept) writeFileSync(join(folder, `${ownerOf(hashes, hash)}.webp`), bytes);
  writeFileSync(listOf(title), `${JSON.stringify(hashes, null, 2)}\n`);
}

function removeEmpty(folder) {
  if (folder === BASELINES || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeEmpty(dirname(folder));
}

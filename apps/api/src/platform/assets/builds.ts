import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isKept } from './names';
import { isSum, type AssetPlace } from './place';

/** What a build is made of: the sum of each file's content, by its name. */
export type Build = ReadonlyMap<string, string>;

/** Of whatever version: one that a name means nothing to keeps what lies under it, and gives it to nobody. */
const List = z.record(z.string(), z.string().refine(isSum));

/** The sum that something lies under. */
export const sumOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A build's list as it lies there, under its own sum: the same for each process of that build. */
export function listOf(build: Build): { id: string; bytes: Buffer } {
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries([...build].toSorted(([a], [b]) => (a < b ? -1 : 1)))));
  return { id: sumOf(bytes), bytes };
}

/** Reads a list; null where there is none, or not as it was written. */
export async function readList(place: AssetPlace, id: string): Promise<Build | null> {
  const bytes = await place.get('builds', id);
  if (!bytes || sumOf(bytes) !== id) return null;
  const list = List.safeParse(parsed(bytes.toString()));
  return list.success ? new Map(Object.entries(list.data)) : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The files of the storefront's build whose names say what is in them; none where it is not built. Links are left out. */
export async function readBuild(assetsDir: string): Promise<Build> {
  const entries = await readdir(assetsDir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const build = new Map<string, string>();
  for (const { name } of entries.filter((entry) => entry.isFile() && isKept(entry.name)))
    build.set(name, sumOf(await readFile(join(assetsDir, name))));
  return build;
}

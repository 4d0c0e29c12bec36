import { unreadable } from './error';
import { listBases, listWal, MANIFEST, readManifest, type BaseName, type Manifest, type Place } from './place';
import type { Sealer } from './seal';
import { isSegment, numberOf } from './wal';

const DAY_MS = 24 * 60 * 60_000;
/** A base backup can be brought back from its end on; one whose manifest cannot be read has ended by then. */
const LONGEST_BACKUP_MS = DAY_MS;

/** A base backup, and from when on it can be brought back. */
interface EndedBase extends BaseName {
  endedAt: Date;
}

/** Which base backups are needed to go back to any moment since `from`: those after it, and the last one before. */
export function neededSince(bases: readonly EndedBase[], from: number): { keep: BaseName[]; drop: BaseName[] } {
  const before = bases.filter(({ endedAt }) => endedAt.getTime() <= from);
  const drop = before.slice(0, -1);
  return { keep: bases.filter((base) => !drop.includes(base)), drop };
}

/**
 * Removes what is not needed any more to bring the shop back to any moment of the last `keepDays` days; the newest base
 * backup stays in any case. To be called under the lock.
 * @returns the base backups that went.
 */
export async function removeOutdated(
  place: Place,
  sealer: Sealer | null,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const manifests = new Map<string, Manifest | null>();
  const bases: EndedBase[] = [];
  for (const base of await listBases(place)) {
    const manifest = await readManifest(place, base.name, sealer).catch(unreadable);
    manifests.set(base.name, manifest);
    bases.push({ ...base, endedAt: new Date(manifest?.endedAt ?? base.startedAt.getTime() + LONGEST_BACKUP_MS) });
  }
  const { keep, drop } = neededSince(bases, now.getTime() - keepDays * DAY_MS);
  for (const { name } of drop) await place.base.removeFolder(name, MANIFEST);
  const [oldest] = keep;
  if (!oldest) return [];
  const first = Math.min(...keep.map((base) => numberOf(base.startSegment)));
  for (const [name, file] of await listWal(place)) {
    // whatever their timeline; histories are small and say how timelines hang together
    if (isSegment(name) && numberOf(name) < first) await place.wal.remove(file);
  }
  const kept = keep.map(({ name }) => manifests.get(name) ?? null);
  await removeUploads(place, kept, oldest.startedAt.getTime());
  return drop.map(({ name }) => name);
}

/** Pictures that no base backup names any more, and that are none of those stored since the oldest of them. */
async function removeUploads(place: Place, kept: readonly (Manifest | null)[], since: number): Promise<void> {
  const named = new Set<string>();
  for (const manifest of kept) {
    // one that cannot be read (another passphrase) may name any of them
    if (!manifest) return;
    for (const { file } of manifest.uploads) named.add(file);
  }
  for (const { file, storedMs } of await place.uploads.files())
    if (!named.has(file) && storedMs < since) await place.uploads.remove(file);
}

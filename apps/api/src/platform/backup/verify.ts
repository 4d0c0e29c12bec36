import { digestOf, readFileInto, type StoredFile } from './files';
import { plainName } from './names';
import { findPlace, listBases, listWal, newestLineage, readManifest, walSealedAs, type Manifest } from './place';
import type { Sealer } from './seal';
import { uploadSealedAs } from './ship';
import type { BackupFolder, BackupStore } from './store';
import { baseSealedAs } from './take';
import { followChain, isSegment, leadsTo, numberAt, type Lineage } from './wal';

/** What a check has found. */
interface Verified {
  /** One line for each base backup: from when on it can be brought back, how far the log leads, whether pictures are missing. */
  lines: string[];
  /** What is wrong, one line each; empty where all is well. */
  flaws: string[];
}

/**
 * Reads all of a shop's backups: every file against its sum, opened and unpacked to its end, and the log for gaps.
 * @throws BackupError where there is no backup.
 */
export async function verifyBackups(store: BackupStore, sealer: Sealer | null, systemId?: string): Promise<Verified> {
  const place = await findPlace(store, systemId);
  const verified: Verified = { lines: [], flaws: [] };
  const attempt = async (work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((error: unknown) => {
      verified.flaws.push(error instanceof Error ? error.message : String(error));
    });
  // each file is read once, for its seal and its sum (of a bucket that is paid for); a damaged one again, for its sum
  const readThrough = async (folder: BackupFolder, file: string, sealedAs: string): Promise<Digest> => {
    let digest: Digest | undefined;
    await attempt(async () => {
      digest = await readFileInto(folder, file, { sealedAs, sealer }, drain);
    });
    return digest ?? digestOf(folder, file);
  };

  const wal = await listWal(place);
  for (const [name, file] of wal) await attempt(() => readThrough(place.wal, file, walSealedAs(name)));
  const uploads = new Map<string, Digest>();
  for (const { file } of await place.uploads.files()) {
    await attempt(async () => {
      uploads.set(file, await readThrough(place.uploads, file, uploadSealedAs(file)));
    });
  }
  let lineage: Lineage | undefined;
  await attempt(async () => {
    lineage = await newestLineage(place, sealer);
  });
  const segments = [...wal.keys()].filter(isSegment);
  const bases = await listBases(place);
  if (bases.length === 0) verified.flaws.push(`There is no base backup in ${place.dir.address}`);
  for (const { name } of bases) {
    await attempt(async () => {
      const manifest = await readManifest(place, name, sealer);
      const folder = place.base.folder(name);
      const there = new Set((await folder.files()).map(({ file }) => file));
      for (const stored of manifest.files) {
        const { file } = stored;
        const read = () => readThrough(folder, file, baseSealedAs(name, plainName(file)));
        verified.flaws.push(...compare(folder, stored, there.has(file) ? await read() : undefined));
      }
      for (const stored of manifest.uploads)
        verified.flaws.push(...compare(place.uploads, stored, uploads.get(stored.file)));
      describe(name, manifest, lineage, segments, verified);
    });
  }
  return verified;
}

/** How far the log leads from this base backup. */
function describe(
  name: string,
  manifest: Manifest,
  lineage: Lineage | undefined,
  segments: string[],
  { lines, flaws }: Verified,
): void {
  if (lineage && !leadsTo(lineage, manifest)) {
    lines.push(`${name}: from ${manifest.endedAt} on, in a past that was left by a restore`);
    return;
  }
  const { length, missing } = lineage ? followChain(lineage, numberAt(manifest.start), segments) : NOTHING;
  if (missing) flaws.push(`${name}: the log ends before ${missing}, which is missing although later ones are there`);
  const pictures = manifest.uploadsMissing === undefined ? '' : `; without all pictures (${manifest.uploadsMissing})`;
  lines.push(
    `${name}: from ${manifest.endedAt} on, with ${length === 1 ? 'one segment' : `${length} segments`} of the log after it${pictures}`,
  );
}

const NOTHING = { length: 0, missing: null };

type Digest = Omit<StoredFile, 'file'>;

function compare({ address }: BackupFolder, { file, bytes, sha256 }: StoredFile, digest: Digest | undefined): string[] {
  if (!digest) return [`${file} is missing in ${address}`];
  return digest.bytes === bytes && digest.sha256 === sha256 ? [] : [`${file} in ${address} is not as it was written`];
}

async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of source) void chunk;
}

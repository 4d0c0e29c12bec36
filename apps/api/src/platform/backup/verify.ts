import { join } from 'node:path';
import { digestOf, namesIn, plainName, readFileInto } from './files';
import { findPlace, listBases, listWal, newestLineage, readManifest, walSealedAs, type Manifest } from './place';
import type { Sealer } from './seal';
import { uploadSealedAs } from './ship';
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
export async function verifyBackups(backupDir: string, sealer: Sealer | null, systemId?: string): Promise<Verified> {
  const place = await findPlace(backupDir, systemId);
  const verified: Verified = { lines: [], flaws: [] };
  const attempt = async (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      verified.flaws.push(error instanceof Error ? error.message : String(error));
    });
  const readThrough = (folder: string, file: string, sealedAs: string) =>
    attempt(() => readFileInto(folder, file, { sealedAs, sealer }, drain));

  const wal = await listWal(place);
  for (const [name, file] of wal) await readThrough(place.wal, file, walSealedAs(name));
  for (const file of await namesIn(place.uploads)) await readThrough(place.uploads, file, uploadSealedAs(file));
  let lineage: Lineage | undefined;
  await attempt(async () => {
    lineage = await newestLineage(place, sealer);
  });
  const segments = [...wal.keys()].filter(isSegment);
  const bases = await listBases(place);
  if (bases.length === 0) verified.flaws.push(`There is no base backup in ${place.dir}`);
  for (const { name } of bases) {
    await attempt(async () => {
      const manifest = await readManifest(place, name, sealer);
      const folder = join(place.base, name);
      for (const stored of manifest.files) {
        verified.flaws.push(...(await compare(folder, stored)));
        await readThrough(folder, stored.file, baseSealedAs(name, plainName(stored.file)));
      }
      for (const stored of manifest.uploads) verified.flaws.push(...(await compare(place.uploads, stored)));
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

async function compare(folder: string, { file, bytes, sha256 }: { file: string; bytes: number; sha256: string }) {
  const digest = await digestOf(join(folder, file)).catch(() => null);
  if (!digest) return [`${file} is missing in ${folder}`];
  return digest.bytes === bytes && digest.sha256 === sha256 ? [] : [`${file} in ${folder} is not as it was written`];
}

async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of source) void chunk;
}

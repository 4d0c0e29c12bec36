import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupError } from './error';
import { keepFile, readFileInto } from './files';
import { plainName } from './names';
import type { Sealer } from './seal';
import type { BackupFolder, BackupStore } from './store';
import { isHistory, isSegment, readHistory, timelineOf, type Lineage } from './wal';

/** Written last: without it a base backup is none. */
export const MANIFEST = 'manifest.json';
/** No copy of one picture or segment takes as long. */
const LONGEST_COPY_MS = 60 * 60_000;
const SHOP = /^shop-(\d+)$/;
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9A-F]{24})$/;

/** The backups of one shop: base backups, the write-ahead log after them, uploaded pictures. */
export interface Place {
  store: BackupStore;
  /** `shop-` and the number that the shop's cluster has from its making. */
  dir: BackupFolder;
  base: BackupFolder;
  wal: BackupFolder;
  uploads: BackupFolder;
}

/** Where the backups of one cluster lie. */
export function placeOf(store: BackupStore, systemId: string): Place {
  const dir = store.root.folder(`shop-${systemId}`);
  return { store, dir, base: dir.folder('base'), wal: dir.folder('wal'), uploads: dir.folder('uploads') };
}

/**
 * The only shop that has backups there, or the one that is named.
 * @throws BackupError where there is none, or several and none is named.
 */
export async function findPlace(store: BackupStore, systemId?: string): Promise<Place> {
  const { address } = store.root;
  const found = (await store.root.folders()).flatMap((name) => SHOP.exec(name)?.[1] ?? []);
  const ids = systemId === undefined ? found : found.filter((id) => id === systemId);
  const [id] = ids;
  if (id === undefined) throw new BackupError(`There is no backup of this shop in ${address}`);
  if (ids.length > 1) {
    throw new BackupError(`${address} holds backups of several shops: say which by --shop ${ids.join(' or ')}`);
  }
  return placeOf(store, id);
}

const Manifest = z.object({
  format: z.literal(1),
  /** From when on it can be brought back. */
  endedAt: z.iso.datetime(),
  /** Major version of PostgreSQL that can read it. */
  postgres: z.int(),
  timeline: z.int(),
  /** Positions in the log between which it was copied. */
  start: z.string(),
  end: z.string(),
  files: z.array(z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Uploaded pictures that were there by then, as they are stored. */
  uploads: z.array(z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })),
  /** Why pictures that were there by then may not be among them; left out where all are. */
  uploadsMissing: z.string().optional(),
});
/** What a base backup consists of. */
export type Manifest = z.output<typeof Manifest>;

/** A base backup by its name: when it was begun, and the segment of the log that was being written by then. */
export interface BaseName {
  name: string;
  startedAt: Date;
  startSegment: string;
}

export const baseName = (startedAt: Date, startSegment: string): string =>
  `${startedAt.toISOString().replaceAll(/[-:.]/g, '')}-${startSegment}`;

/** The base backups of a place, oldest first. */
export async function listBases({ base }: Place): Promise<BaseName[]> {
  const names = await base.folders(MANIFEST);
  return names.flatMap((name) => {
    const [, year, month, day, hour, minute, second, ms, startSegment] = NAME.exec(name) ?? [];
    if (!startSegment) return [];
    return [{ name, startedAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`), startSegment }];
  });
}

const manifestSealedAs = (name: string) => `base/${name}/${MANIFEST}`;

/** Writes the manifest into a folder that is to become the base backup of that name. */
export async function keepManifest(folder: BackupFolder, name: string, manifest: Manifest, sealer: Sealer | null) {
  const source = Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
  await keepFile(source, { folder, name: MANIFEST, sealedAs: manifestSealedAs(name), sealer });
}

/** Reads the manifest of a base backup. Throws a BackupError where it is damaged or sealed otherwise. */
export async function readManifest(place: Place, name: string, sealer: Sealer | null): Promise<Manifest> {
  const folder = place.base.folder(name);
  const file = (await folder.files()).find((one) => plainName(one.file) === MANIFEST)?.file;
  if (!file) throw new BackupError(`The backup ${name} has no manifest`);
  const sealedAs = manifestSealedAs(name);
  const manifest = Manifest.safeParse(await readJson(folder, file, { sealedAs, sealer }));
  if (!manifest.success) throw new BackupError(`The manifest of ${name} is damaged, or of a newer version`);
  return manifest.data;
}

/** Reads a file of JSON; undefined where it is none. */
export async function readJson(
  folder: BackupFolder,
  file: string,
  how: { sealedAs: string; sealer: Sealer | null },
): Promise<unknown> {
  let read = '';
  await readFileInto(folder, file, how, async (source) => {
    read = await text(source);
  });
  try {
    return JSON.parse(read);
  } catch {
    return undefined;
  }
}

/** What is kept of the log: name in the log to file in the place. */
export async function listWal({ wal }: Place): Promise<Map<string, string>> {
  const entries = (await wal.files()).map(({ file }) => [plainName(file).replace(/\.gz$/, ''), file] as const);
  return new Map(entries.filter(([name]) => isSegment(name) || isHistory(name)));
}

export const walSealedAs = (name: string): string => `wal/${name}`;

/** The newest timeline and where it comes from. */
export async function newestLineage(place: Place, sealer: Sealer | null): Promise<Lineage> {
  const names = [...(await listWal(place)).keys(), ...(await listBases(place)).map((base) => base.startSegment)];
  return lineageOf(place, Math.max(1, ...names.map(timelineOf)), sealer);
}

/** Where a timeline comes from, as far as the place knows. */
export async function lineageOf(place: Place, timeline: number, sealer: Sealer | null): Promise<Lineage> {
  for (const [name, file] of await listWal(place)) {
    if (!isHistory(name) || timelineOf(name) !== timeline) continue;
    let history = '';
    await readFileInto(place.wal, file, { sealedAs: walSealedAs(name), sealer }, async (source) => {
      history = await text(source);
    });
    return readHistory(timeline, history);
  }
  return { timeline, ancestors: [] };
}

/** Removes what a crash left half written anywhere in the place; log and pictures may be under way meanwhile. */
export async function sweepPlace({ base, wal, uploads }: Place): Promise<void> {
  await base.sweep(MANIFEST);
  await wal.sweep(null, LONGEST_COPY_MS);
  await uploads.sweep(null, LONGEST_COPY_MS);
}

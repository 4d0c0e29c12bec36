import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Recovered } from '@seduh/embedded-postgres';
import { recoverShopPostgres } from '../db/embedded';
import type { Logger } from '../logging/logger';
import { BackupError, writeError } from './error';
import { readFileInto } from './files';
import { makeFolder, syncFolder } from './folder-store';
import { LOG_PLACE } from './log-place';
import { plainName } from './names';
import {
  findPlace,
  listBases,
  listWal,
  newestLineage,
  readManifest,
  walSealedAs,
  type BaseName,
  type Manifest,
  type Place,
} from './place';
import type { Sealer } from './seal';
import { uploadSealedAs } from './ship';
import type { BackupStore } from './store';
import { baseSealedAs, clusterDir, DATABASE_TAR, FILES_TAR } from './take';
import { unpackTar } from './unpack';
import { leadsTo } from './wal';

/** A restore works here, in DATA_DIR, until all is in place. */
const DRAFT = '.restoring';
/** What is left without a shop, and no copy has: files of a build, and what was noted of a server or of the log. */
const NO_SHOP = new Set(['assets', 'timelines.json', LOG_PLACE]);

/** What is to be brought back, and to where. */
interface RestoreRequest {
  store: BackupStore;
  /** Which shop, where it holds several: the number in `shop-…`. */
  systemId?: string | undefined;
  /** A folder without a shop, or none yet: files of builds may lie there. */
  dataDir: string;
  /** What was committed by then; left out: all that there is. */
  until?: Date | undefined;
  sealer: Sealer | null;
  pgBinDir?: string | undefined;
  logger: Logger;
  /** False for tests: a crash of the machine may destroy what is brought back. Default true. */
  durable?: boolean | undefined;
}

/** What was brought back. */
interface Restored extends Recovered {
  /** The base backup that it began with. */
  base: string;
}

/**
 * Brings a shop back into an empty DATA_DIR: the last base backup before the asked moment, then the log up to it. What
 * fails half-way leaves the folder empty.
 * @throws BackupError in words for whoever asked.
 */
export async function restoreShop(request: RestoreRequest): Promise<Restored> {
  const { dataDir, sealer } = request;
  const place = await findPlace(request.store, request.systemId);
  const { base, manifest } = await chooseBase(place, request.until, sealer);
  return intoEmpty(dataDir, async (draft) => {
    const cluster = clusterDir(draft);
    await mkdir(cluster, { mode: 0o700 });
    const folder = place.base.folder(base.name);
    for (const { file } of manifest.files) {
      const how = { sealedAs: baseSealedAs(base.name, plainName(file)), sealer };
      const into = plainName(file) === DATABASE_TAR ? cluster : plainName(file) === FILES_TAR ? draft : null;
      if (into) await readFileInto(folder, file, how, (source) => unpackTar(source, into, into === draft));
    }
    await bringUploads(place, sealer, join(draft, 'uploads'));
    const recovered = await recover(request, place, manifest, cluster);
    return { ...recovered, base: base.name };
  });
}

/** Fills an empty DATA_DIR from a draft inside of it. The cluster comes last: with it the shop is there. */
export async function intoEmpty<T>(dataDir: string, fill: (draft: string) => Promise<T>): Promise<T> {
  await makeFolder(dataDir);
  const draft = join(dataDir, DRAFT);
  // of a restore that was killed: nothing else has that name
  await rm(draft, { recursive: true, force: true });
  if ((await readdir(dataDir)).some((name) => !NO_SHOP.has(name))) {
    throw new BackupError(`DATA_DIR (${dataDir}) is not empty: name an empty folder, or move what is in it away`);
  }
  try {
    await makeFolder(draft);
    const result = await fill(draft);
    const names = (await readdir(draft)).toSorted((a, b) => Number(a === 'postgres') - Number(b === 'postgres'));
    for (const name of names) {
      await rename(join(draft, name), join(dataDir, name));
      await syncFolder(dataDir);
    }
    return result;
  } catch (error) {
    throw writeError(error, dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The last base backup that was whole by then, of those that lead to the newest timeline. */
async function chooseBase(place: Place, until: Date | undefined, sealer: Sealer | null) {
  const bases = await listBases(place);
  const lineage = bases.length > 0 ? await newestLineage(place, sealer) : undefined;
  let oldest: string | undefined;
  for (const base of bases.toReversed()) {
    const manifest = await readManifest(place, base.name, sealer);
    if (lineage && !leadsTo(lineage, manifest)) continue;
    oldest = manifest.endedAt;
    if (!until || new Date(manifest.endedAt) <= until) return { base, manifest } satisfies Chosen;
  }
  if (until && oldest) {
    throw new BackupError(
      `The oldest moment that can be brought back is ${oldest}: ${until.toISOString()} is before it`,
    );
  }
  throw new BackupError(`There is no backup in ${place.dir.address}`);
}

interface Chosen {
  base: BaseName;
  manifest: Manifest;
}

async function bringUploads({ uploads }: Place, sealer: Sealer | null, into: string): Promise<void> {
  await makeFolder(into);
  // also those that are newer than the moment: what no row shows is removed by the shop itself
  for (const { file } of await uploads.files()) {
    const target = createWriteStream(join(into, plainName(file)), { mode: 0o600 });
    await readFileInto(uploads, file, { sealedAs: uploadSealedAs(file), sealer }, (source) => pipeline(source, target));
  }
}

async function recover(
  { until, sealer, pgBinDir, logger, durable }: RestoreRequest,
  place: Place,
  manifest: Manifest,
  cluster: string,
): Promise<Recovered> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (Number(version) !== manifest.postgres) throw new BackupError(`The backup is damaged: PostgreSQL ${version}`);
  const wal = await listWal(place);
  const fetch = async (name: string, target: string) => {
    const file = wal.get(name);
    if (file === undefined) return false;
    const how = { sealedAs: walSealedAs(name), sealer };
    await readFileInto(place.wal, file, how, (source) => pipeline(source, createWriteStream(target, { mode: 0o600 })));
    return true;
  };
  return recoverShopPostgres({ dataDir: cluster, binDir: pgBinDir, logger, durable }, { until, fetch });
}

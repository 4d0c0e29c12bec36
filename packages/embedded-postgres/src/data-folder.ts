import { chown, lchown, mkdir, mkdtemp, open, readdir, readFile, realpath, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Proven } from './choose-identity';
import { EmbeddedPostgresError, reasonIn } from './error';
import type { Account } from './identity';
import type { Plan } from './plan';
import { run } from './program';
import { removeFolder } from './runtime-folder';

/** Makes the folder around the data folder, and gives the one true path: two spellings must not look like two folders. */
export async function resolveDataDir(dataDir: string): Promise<string> {
  const wanted = path.resolve(dataDir);
  await mkdir(path.dirname(wanted), { recursive: true });
  const parent = await realpath(path.dirname(wanted));
  return realpath(wanted).catch(() => path.join(parent, path.basename(wanted)));
}

/** Says it plainly where the data is another user's; only root may open that. */
export async function checkOwner({ dataDir, words }: Plan): Promise<void> {
  const folder = await stat(dataDir).catch(() => undefined);
  const me = process.getuid?.();
  if (!folder || !me || folder.uid === me) return;
  throw new EmbeddedPostgresError(
    `${dataDir} belongs to user ${folder.uid}, and this process runs as user ${me}. ` +
      `Start it as that user, or choose another ${words.dataDir}`,
    words,
  );
}

/** True where the folder holds a PostgreSQL's data; false where it is absent or empty. */
export async function isInitialised({ dataDir, words }: Plan): Promise<boolean> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new EmbeddedPostgresError(`cannot read ${dataDir}: ${error.message}`, words, { cause: error });
  });
  if (names.length > 0 && !names.includes('PG_VERSION')) {
    throw new EmbeddedPostgresError(
      `${dataDir} is neither empty nor a PostgreSQL data folder. Choose another ${words.dataDir}`,
      words,
    );
  }
  return names.length > 0;
}

/** Data of one major version is not readable for another. */
export async function checkVersion({ dataDir, words }: Plan, major: number): Promise<void> {
  const version = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (version !== String(major)) {
    throw new EmbeddedPostgresError(
      `${dataDir} holds data of PostgreSQL ${version}, and this is PostgreSQL ${major}. ` +
        `Set ${words.binDir} to a PostgreSQL ${version} to go on, or move the data over`,
      words,
    );
  }
}

/** Makes a new data folder: aside first, then moved in place, so that a crash leaves nothing half made. */
export async function initialise(plan: Plan, launch: Proven): Promise<void> {
  const { dataDir, binaries, durable, user, words } = plan;
  await sweepHalfMade(dataDir);
  const folder = await mkdtemp(`${dataDir}.init-`);
  const { owner } = launch.identity;
  if (process.getuid?.() === 0) await chown(folder, owner.uid, owner.gid);
  const flags = ['-D', folder, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  // sorting that no update of the system's libraries can change; known since 17
  if (launch.major >= 17) flags.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) flags.push('--no-sync');
  const { code, output } = await run(launch, [binaries.initdb, ...flags]);
  if (code !== 0) {
    await removeFolder(folder);
    throw new EmbeddedPostgresError(`initdb failed: ${reasonIn(output)}`, words);
  }
  await rename(folder, dataDir);
  if (durable) await syncFolder(path.dirname(dataDir));
}

/** Lets root hand its data folder to the user that PostgreSQL runs as. The top goes last: a crash half-way is redone. */
export async function giveDataFolder(dataDir: string, owner: Account): Promise<void> {
  const top = await stat(dataDir);
  if (process.getuid?.() !== 0 || top.uid === owner.uid) return;
  const names = await readdir(dataDir, { recursive: true });
  for (const name of names) await lchown(path.join(dataDir, name), owner.uid, owner.gid);
  await chown(dataDir, owner.uid, owner.gid);
}

async function sweepHalfMade(dataDir: string): Promise<void> {
  const names = await readdir(path.dirname(dataDir));
  const left = names.filter((name) => name.startsWith(`${path.basename(dataDir)}.init-`));
  for (const name of left) await removeFolder(path.join(path.dirname(dataDir), name));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

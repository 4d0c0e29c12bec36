import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';
import { BackupError } from './error';

/**
 * Unpacks a tar archive into a folder, for its user alone: files and folders, nothing else.
 * @param flush - has each file on the disk. PostgreSQL does that for its own folder, all at once.
 * @throws BackupError where it would write outside of the folder.
 */
export async function unpackTar(source: AsyncIterable<Buffer>, folder: string, flush: boolean): Promise<void> {
  const archive = extract();
  const feeding = pipeline(Readable.from(source), archive);
  // its failure is the failure of the loop below
  feeding.catch(() => undefined);
  for await (const entry of archive) {
    await unpackEntry(entry.header, entry as unknown as AsyncIterable<Buffer>, folder, flush);
    entry.resume();
  }
  await feeding;
}

async function unpackEntry(
  { name, type }: Header,
  content: AsyncIterable<Buffer>,
  folder: string,
  flush: boolean,
): Promise<void> {
  const path = normalize(join(folder, name));
  if (path !== normalize(folder) && !path.startsWith(normalize(folder) + sep) && path !== normalize(folder + sep)) {
    throw new BackupError(`The backup holds a file outside of its folder: ${name}`);
  }
  if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 });
  else if (type === 'file') {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush }));
  }
}

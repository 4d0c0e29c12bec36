import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './db/errors';

/** Bytes of a key for AES-256. */
export const KEY_BYTES = 32;

/**
 * The key in this file, made where there is none yet; nobody but the process's own user can read it. Of processes that
 * start at once one makes it, and all get that one. Throws where the file holds no such key.
 */
export async function keepKeyFile(file: string): Promise<Buffer> {
  return (await readKey(file)) ?? makeKey(file);
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} holds no key. Put back the one that was there`);
  return key;
}

async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES);
  await mkdir(dirname(file), { recursive: true });
  // whole before it has its name: whoever finds the name finds a key
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${key.toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
    return key;
  } catch (error) {
    const made = errorCode(error) === 'EEXIST' ? await readKey(file) : null;
    if (made === null) throw error;
    return made;
  } finally {
    await rm(draft, { force: true });
  }
}

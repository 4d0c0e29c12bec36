// How what is written down is encrypted (docs/decisions/0100): a header of three lines, then AES-256-GCM in pieces whose
// nonces count them and mark the last, which is the STREAM construction as the age format has it.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './error';

const MAGIC = 'seduh-sealed-1';
const CIPHER = 'aes-256-gcm';
const PIECE = 64 * 1024;
const TAG = 16;
const KEY_BYTES = 32;
/** OWASP's least: about 300 ms and 32 MB for each guess; a file may ask for more, up to a limit that no file can pass. */
const SCRYPT = { n: 2 ** 15, r: 8, p: 3 };
const MOST_SCRYPT_BYTES = 512 * 1024 * 1024;
const LONGEST_LINE = 4096;

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const Header = z.object({
  /** What the file is: one that was put in another's place does not open. */
  name: z.string(),
  /** Of this file alone. */
  salt: base64,
  scrypt: z.object({ n: z.int().min(2), r: z.int().min(1), p: z.int().min(1).max(16), salt: base64 }),
});

type Bytes = AsyncIterable<Buffer>;
/** A step of a `pipeline`. */
type Step = (source: Bytes) => AsyncGenerator<Buffer>;

/** Seals and opens with one passphrase. */
export interface Sealer {
  /** Encrypts a stream under the name that it will be asked for again. */
  seal(name: string): Step;
  /** Gives back what was sealed under that name; throws a BackupError before the first piece that is not as it was. */
  open(name: string): Step;
}

/** A sealer for this passphrase; the slow step from it to a key is done once for all files of a run. */
export function createSealer(passphrase: string): Sealer {
  const masters = new Map<string, Promise<Buffer>>();
  const own = { ...SCRYPT, salt: randomBytes(16) };
  const masterOf = (settings: z.output<typeof Header>['scrypt']): Promise<Buffer> => {
    const id = JSON.stringify(settings);
    const known = masters.get(id) ?? derive(passphrase, settings);
    masters.set(id, known);
    return known;
  };
  return {
    seal: (name) =>
      async function* sealed(source) {
        const salt = randomBytes(KEY_BYTES);
        const settings = { n: own.n, r: own.r, p: own.p, salt: own.salt.toString('base64') };
        const header = JSON.stringify({ name, salt: salt.toString('base64'), scrypt: settings });
        const { key, sign } = keysOf(await masterOf(own), salt);
        yield Buffer.from(`${MAGIC}\n${header}\n${sign(header).toString('base64')}\n`);
        for await (const { piece, index, isLast } of pieces(source, PIECE)) {
          const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast));
          yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
        }
      },
    open: (name) =>
      async function* opened(source) {
        const input = source[Symbol.asyncIterator]();
        const { lines, rest } = await readLines(input, 3);
        const [magic, text = '', mac = ''] = lines;
        const header = magic === MAGIC ? readHeader(text) : undefined;
        if (!header) throw new BackupError(`${name} is damaged: it does not begin as a sealed file does`);
        const { key, sign } = keysOf(await masterOf(header.scrypt), header.salt);
        if (!isEqual(sign(text), Buffer.from(mac, 'base64'))) {
          throw new BackupError(`The passphrase is not the one that ${name} was sealed with`);
        }
        if (header.name !== name) throw new BackupError(`${header.name} lies where ${name} should`);
        for await (const { piece, index, isLast } of pieces(from(rest, input), PIECE + TAG)) {
          yield openPiece(piece, key, nonceOf(index, isLast), name);
        }
      },
  };
}

function openPiece(piece: Buffer, key: Buffer, nonce: Buffer, name: string): Buffer {
  const damaged = `${name} is damaged: a piece of it was changed, is missing or stands in another place`;
  if (piece.length < TAG) throw new BackupError(damaged);
  const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(piece.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()]);
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

/** The piece's number in 11 bytes, and whether it is the last: in another order, or without its end, nothing opens. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function keysOf(master: Buffer, salt: Buffer) {
  const make = (use: string) => Buffer.from(hkdfSync('sha256', master, salt, `${MAGIC} ${use}`, KEY_BYTES));
  const headerKey = make('header');
  return { key: make('payload'), sign: (header: string) => createHmac('sha256', headerKey).update(header).digest() };
}

const derive = (passphrase: string, { n, r, p, salt }: z.output<typeof Header>['scrypt']): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const settings = { N: n, r, p, maxmem: MOST_SCRYPT_BYTES };
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, settings, (error, key) => {
      if (error) reject(new BackupError('A sealed file is damaged: nobody seals with such settings', { cause: error }));
      else resolve(key);
    });
  });

function readHeader(text: string): z.output<typeof Header> | undefined {
  try {
    return Header.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Cuts a stream into pieces of this size; the last one is what is left, at most as long and maybe empty. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; index: number; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  let index = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) {
      yield { piece: all.subarray(0, size), index, isLast: false };
      index += 1;
    }
    held = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(held), index, isLast: true };
}

async function readLines(input: AsyncIterator<Buffer>, count: number): Promise<{ lines: string[]; rest: Buffer }> {
  let read: Buffer = Buffer.alloc(0);
  for (;;) {
    const lines = read.subarray(0, LONGEST_LINE).toString('latin1').split('\n');
    if (lines.length > count) {
      const length = lines.slice(0, count).reduce((sum, line) => sum + line.length + 1, 0);
      const texts = read.subarray(0, length).toString('utf8').split('\n').slice(0, count);
      return { lines: texts, rest: read.subarray(length) };
    }
    const next = await input.next();
    if (next.done || read.length > LONGEST_LINE) return { lines: [], rest: read };
    read = Buffer.concat([read, next.value]);
  }
}

async function* from(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

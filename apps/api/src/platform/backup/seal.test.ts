import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createSealer, type Sealer } from './seal';

const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
const sealer = createSealer('kopi susu gula aren');

const run = async (bytes: Buffer, step: ReturnType<Sealer['seal']>, cut = 50_000): Promise<Buffer> => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / cut) }, (_, i) =>
    bytes.subarray(i * cut, (i + 1) * cut),
  );
  return Buffer.concat(await Readable.from(step(Readable.from(chunks))).toArray());
};
const sealed = (bytes: Buffer) => run(bytes, sealer.seal('wal/1'));
const opened = (bytes: Buffer, name = 'wal/1') => run(bytes, sealer.open(name));

/** `kopi` as it was sealed before 2026-11-30, at a third of today's cost. */
const OLDER = [
  'c2VkdWgtc2VhbGVkLTEKeyJuYW1lIjoid2FsLzEiLCJzYWx0IjoiUHEzb3VCT2wvTHhlaW0xTFZISTFRZUtJcXlNc2ZyVVNHTmNM',
  'UEI1Wm53ST0iLCJzY3J5cHQiOnsibiI6MzI3NjgsInIiOjgsInAiOjEsInNhbHQiOiI5aEcxcU0wUEpyV3pKeG0vRDluWTJnPT0i',
  'fX0KeVhhbUo2aGNaWm52WGtLdkdlRXVTSmJpNGZoazBJNEwvZTZkWlIzSkFLZz0Kga3oVwN4n+uXJxksYTRickbqOXg=',
].join('');

/** The header's three lines, and the pieces after them. */
function takeApart(file: Buffer): { header: Buffer; parts: Buffer[] } {
  const end = [0, 1, 2].reduce((at) => file.indexOf('\n', at) + 1, 0);
  const parts: Buffer[] = [];
  for (let at = end; at < file.length; at += SEALED_PIECE) parts.push(file.subarray(at, at + SEALED_PIECE));
  return { header: file.subarray(0, end), parts };
}

describe('a sealed file', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])('of %i bytes opens as what it was', async (length) => {
    const bytes = randomBytes(length);
    const file = await sealed(bytes);
    expect(file.includes(bytes.subarray(0, 32)) && length >= 32).toBe(false);
    expect((await opened(file)).equals(bytes)).toBe(true);
  });

  it('opens for another sealer with the same passphrase, and is another file each time', async () => {
    const [one, two] = [await sealed(Buffer.from('kopi')), await sealed(Buffer.from('kopi'))];
    expect(one.equals(two)).toBe(false);
    expect((await run(one, createSealer('kopi susu gula aren').open('wal/1'))).toString()).toBe('kopi');
  });

  it('asks of who guesses at the passphrase 32 MiB three times over and a salt of each run’s own', async () => {
    const [, header = ''] = takeApart(await sealed(Buffer.from('kopi')))
      .header.toString()
      .split('\n');
    const { n, r, p, salt } = (JSON.parse(header) as { scrypt: { n: number; r: number; p: number; salt: string } })
      .scrypt;
    expect(128 * n * r).toBeGreaterThanOrEqual(32 * 1024 * 1024);
    expect(n * r * p).toBeGreaterThanOrEqual(3 * 2 ** 15 * 8);
    expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
  });

  it('opens at the cost it was sealed at', async () => {
    expect((await opened(Buffer.from(OLDER, 'base64'))).toString()).toBe('kopi');
  });

  it('says that a passphrase is the wrong one', async () => {
    const file = await sealed(Buffer.from('kopi'));
    await expect(run(file, createSealer('teh tarik panas').open('wal/1'))).rejects.toThrow(
      'The passphrase is not the one that wal/1 was sealed with',
    );
  });

  it('does not open in place of another', async () => {
    await expect(opened(await sealed(Buffer.from('kopi')), 'wal/2')).rejects.toThrow('wal/1 lies where wal/2 should');
  });

  it.each<[string, (parts: Buffer[]) => Buffer[]]>([
    ['a changed byte', ([a, b, c]) => [a!, Buffer.concat([Buffer.from([b![0]! ^ 1]), b!.subarray(1)]), c!]],
    ['pieces in another order', ([a, b, c]) => [b!, a!, c!]],
    ['a piece twice', ([a, b, c]) => [a!, a!, b!, c!]],
    ['a piece left out', ([a, , c]) => [a!, c!]],
    ['its last piece left out', ([a, b]) => [a!, b!]],
    ['half of its last piece', ([a, b, c]) => [a!, b!, c!.subarray(0, 20)]],
    ['nothing after its header', () => []],
    ['something after its end', ([a, b, c]) => [a!, b!, c!, Buffer.from('more')]],
  ])('with %s is refused', async (_, change) => {
    const { header, parts } = takeApart(await sealed(randomBytes(2 * PIECE + 100)));
    expect(parts).toHaveLength(3);
    await expect(opened(Buffer.concat([header, ...change(parts)]))).rejects.toThrow('wal/1 is damaged');
  });

  it('with another header is refused', async () => {
    const file = await sealed(Buffer.from('kopi'));
    await expect(opened(file.subarray(1))).rejects.toThrow('it does not begin as a sealed file does');
    const renamed = Buffer.from(file.toString('latin1').replace('wal/1', 'wal/2'), 'latin1');
    await expect(opened(renamed, 'wal/2')).rejects.toThrow('The passphrase is not the one');
  });
});

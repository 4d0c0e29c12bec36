// Long because it reads a standard backwards.

type Modules = readonly (readonly boolean[])[];

/** How codewords of versions 1 to 6 at level M are dealt out: blocks, data and all codewords of each. */
const BLOCKS: Record<number, [blocks: number, data: number, all: number]> = {
  21: [1, 16, 26],
  25: [1, 28, 44],
  29: [1, 44, 70],
  33: [2, 32, 50],
  37: [2, 43, 67],
  41: [4, 27, 43],
};

/** The fifteen bits of each mask at level M, as the standard prints them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

const turned: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.trunc(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y * x) % 3) + ((y + x) % 2)) % 2 === 0,
];

/** Multiplies in GF(256) bit by bit. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ (result & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) result ^= a;
  }
  return result & 0xff;
}

/** Which mask a code names; it names it twice. Throws where it does not. */
function maskOf(modules: Modules): number {
  const size = modules.length;
  const bit = (y: number, x: number) => (modules[y]?.[x] ? '1' : '0');
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => bit(8, x)).join('');
  const above = [7, 5, 4, 3, 2, 1, 0].map((y) => bit(y, 8)).join('');
  const below = [1, 2, 3, 4, 5, 6, 7].map((up) => bit(size - up, 8)).join('');
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((left) => bit(8, size - left)).join('');
  if (beside + above !== below + right) throw new Error('the two formats differ');
  const mask = FORMATS.indexOf(beside + above);
  if (mask === -1) throw new Error(`no format of level M: ${beside}${above}`);
  return mask;
}

/** Whether a module belongs to a pattern, and carries nothing. */
function isPattern(y: number, x: number, size: number): boolean {
  const isCorner = (y < 9 && x < 9) || (y < 9 && x > size - 9) || (y > size - 9 && x < 9);
  const isAlignment = size > 21 && Math.abs(y - (size - 7)) < 3 && Math.abs(x - (size - 7)) < 3;
  return isCorner || isAlignment || y === 6 || x === 6;
}

/** What a QR code of level M in byte mode says. Throws where anything of it is not as it has to be. */
export function readQr(modules: Modules): string {
  const size = modules.length;
  const [blocks, data, all] = BLOCKS[size] ?? [0, 0, 0];
  if (blocks === 0) throw new Error(`no version has ${size} modules`);
  for (const [y, x] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    const rows = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    for (const [index, row] of rows.entries())
      if (row !== [...row].map((_, at) => (modules[y + index]?.[x + at] ? '1' : '0')).join(''))
        throw new Error('a corner is broken');
  }
  const isTurned = turned[maskOf(modules)];
  const bits: number[] = [];
  let isUp = true;
  for (let x = size - 1; x > 0; x -= 2) {
    if (x === 6) x = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const column of [x, x - 1])
        if (!isPattern(y, column, size)) bits.push(Number(modules[y]?.[column] !== isTurned?.(y, column)));
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: blocks * all }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const read: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    const own = words.filter((_, index) =>
      index < blocks * data ? index % blocks === block : (index - blocks * data) % blocks === block,
    );
    // every power of 2 is a root of a block that is right
    for (let power = 0, root = 1; power < all - data; power += 1, root = product(root, 2))
      if (own.reduce((sum, word) => product(sum, root) ^ word, 0) !== 0) throw new Error('a block is broken');
    read.push(...own.slice(0, data));
  }
  const text = read.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (!text.startsWith('0100')) throw new Error('it is not in byte mode');
  const length = Number.parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, index) => Number.parseInt(text.slice(12 + index * 8, 20 + index * 8), 2));
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

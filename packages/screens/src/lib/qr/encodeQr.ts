// Long because it is a standard (ISO/IEC 18004) in one piece: its tables, its error correction, its drawing, its masks.

/** Square, row by row: true is dark. Without the quiet zone. */
export type QrMatrix = boolean[][];

interface Version {
  /** Codewords of data in all. */
  data: number;
  /** Codewords of error correction in each block. */
  correction: number;
  blocks: number;
}

/** Versions 1 to 6 at level M, which a scratch or a spill of 15 % leaves readable: up to 106 letters. */
const VERSIONS: readonly Version[] = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 64, correction: 18, blocks: 2 },
  { data: 86, correction: 24, blocks: 2 },
  { data: 108, correction: 16, blocks: 4 },
];

/** The most bytes that fit: mode and length take a byte and a half. */
export const QR_BYTES = 106;

// GF(256) by the polynomial x^8 + x^4 + x^3 + x^2 + 1
const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (EXP[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0);

/** The Reed-Solomon generator of so many codewords, without its leading 1. */
function generator(degree: number): number[] {
  let made = [1];
  for (let root = 0; root < degree; root += 1) {
    const factor = EXP[root] ?? 0;
    const next = [...made, 0];
    for (const [index, value] of made.entries()) next[index + 1] = (next[index + 1] ?? 0) ^ times(value, factor);
    made = next;
  }
  return made.slice(1);
}

/** The codewords that set a block right. */
function correctionOf(block: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const value of block) {
    const factor = value ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, index) => each ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** A text as the codewords of a version: byte mode, its length, its bytes, and what fills up. */
function dataOf(bytes: Uint8Array, { data }: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  for (let filler = 0xec; bits.length < data * 8; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: data }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** All codewords in the order in which they are drawn: of each block one at a time. */
function codewordsOf(bytes: Uint8Array, version: Version): number[] {
  const data = dataOf(bytes, version);
  const size = version.data / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, index) => data.slice(index * size, (index + 1) * size));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  const woven = (parts: number[][], length: number) =>
    Array.from({ length }, (_, index) => parts.map((part) => part[index] ?? 0)).flat();
  return [...woven(blocks, size), ...woven(corrections, version.correction)];
}

/** Whether a mask turns a module over, by its place. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The 15 bits that say level M and the mask, with their own error correction. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let at = 14; at >= 10; at -= 1) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** What stands still in every code of a size; undefined is free for codewords. */
function frame(size: number): (boolean | undefined)[][] {
  const drawn: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from<boolean | undefined>({ length: size }),
  );
  const put = (row: number, column: number, isDark: boolean) => {
    const line = drawn[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const square = (row: number, column: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        put(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))));
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  if (size > 21) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  return drawn;
}

/** Writes which mask it is, in both places, and the module that is always dark. */
function putFormat(drawn: (boolean | undefined)[][], mask: number): void {
  const size = drawn.length;
  const bits = formatBits(mask);
  const put = (row: number, column: number, isDark: boolean) => {
    const line = drawn[row];
    if (line) line[column] = isDark;
  };
  for (let at = 0; at < 15; at += 1) {
    const isDark = ((bits >> at) & 1) === 1;
    // down the left of the corner's column, then along its row; and the same by the other corners
    const row = at < 6 ? at : at < 8 ? at + 1 : 8;
    const column = at < 8 ? 8 : at === 8 ? 7 : 14 - at;
    put(row, column, isDark);
    if (at < 8) put(8, size - 1 - at, isDark);
    else put(size - 15 + at, 8, isDark);
  }
  put(size - 8, 8, true);
}

/** A text by one of the eight masks. Throws a RangeError where it is longer than {@link QR_BYTES}. */
export function drawQr(text: string, mask: number): QrMatrix {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2);
  const version = VERSIONS[index];
  if (!version) throw new RangeError(`${bytes.length} bytes do not fit into a code: ${QR_BYTES} do`);
  const size = 21 + index * 4;
  const drawn = frame(size);
  putFormat(drawn, mask);
  const isFree = drawn.map((line) => line.map((module) => module === undefined));
  const bits = codewordsOf(bytes, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1),
  );
  const turns = MASKS[mask] ?? (() => false);
  let next = 0;
  // two columns at a time from the right, up and down in turn; the column of the timing pattern is none of them
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFree[row]?.[column]) continue;
        // a few modules are left over: they are light before the mask
        const isDark = bits[next] === 1;
        next += 1;
        (drawn[row] ?? [])[column] = isDark !== turns(row, column);
      }
    }
  }
  return drawn.map((line) => line.map(Boolean));
}

const FINDER = [true, false, true, true, true, false, true];

/** How hard a code is to read, by the rules of the standard: the lower, the better. */
export function penaltyOf(matrix: QrMatrix): number {
  const size = matrix.length;
  const columns = Array.from({ length: size }, (_, column) => matrix.map((line) => line[column] ?? false));
  let penalty = 0;
  for (const line of [...matrix, ...columns]) {
    let run = 0;
    for (let at = 0; at < size; at += 1) {
      run = at > 0 && line[at] === line[at - 1] ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
      // a finder's pattern with four light modules before or after it
      if (!FINDER.every((isDark, index) => line[at + index] === isDark)) continue;
      const isLight = (from: number) => [0, 1, 2, 3].every((index) => line[from + index] !== true);
      if (isLight(at - 4) || isLight(at + 7)) penalty += 40;
    }
  }
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const corner = matrix[row]?.[column];
      const others = [matrix[row - 1]?.[column], matrix[row]?.[column - 1], matrix[row - 1]?.[column - 1]];
      if (others.every((other) => other === corner)) penalty += 3;
    }
  const share = (matrix.flat().filter(Boolean).length * 100) / size ** 2;
  return penalty + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/**
 * A text as a QR code: byte mode, level M, by the mask that reads best. Throws a RangeError where it is longer than
 * {@link QR_BYTES}.
 */
export function encodeQr(text: string): QrMatrix {
  const all = MASKS.map((_, mask) => drawQr(text, mask));
  const penalties = all.map(penaltyOf);
  return all[penalties.indexOf(Math.min(...penalties))] ?? [];
}

import { LIMITS } from '@seduh/contract/constants';
import { isSameLine } from '@seduh/domain';
import { lineBody, type CartLine } from './cart';

// Pure changes of a cart's lines: each returns new lines and leaves the given ones alone.

/** A whole number of pieces a line may have; 0 means none. */
export const toQuantity = (qty: number): number =>
  Number.isFinite(qty) ? Math.min(Math.max(Math.trunc(qty), 0), LIMITS.lineQuantity) : 0;

/** A line within the limits: whole pieces up to 99, a trimmed note. */
export const toLine = (line: CartLine): CartLine => ({
  ...line,
  qty: toQuantity(line.qty),
  note: line.note.trim().slice(0, LIMITS.note),
});

/** The place of the same line among these; -1 for none. */
const indexOf = (lines: CartLine[], line: CartLine): number =>
  lines.findIndex((other) => isSameLine(lineBody(other), lineBody(line)));

/** How many pieces of this line are among these. */
export const piecesOf = (lines: CartLine[], line: CartLine): number => lines[indexOf(lines, line)]?.qty ?? 0;

/** Puts a line in at `index`; where the same line is there already, that one gets its pieces and its newer price. */
export function putLine(lines: CartLine[], line: CartLine, index = lines.length): CartLine[] {
  const added = toLine(line);
  if (added.qty === 0) return lines;
  const at = indexOf(lines, added);
  const present = lines[at];
  if (present) return lines.with(at, { ...added, qty: toQuantity(present.qty + added.qty) });
  return lines.length >= LIMITS.cartLines ? lines : lines.toSpliced(index, 0, added);
}

/** Sets the pieces of a line; 0 takes it out. */
export function setPieces(lines: CartLine[], line: CartLine, pieces: number): CartLine[] {
  const qty = toQuantity(pieces);
  const at = indexOf(lines, line);
  const present = lines[at];
  if (!present) return lines;
  return qty === 0 ? lines.toSpliced(at, 1) : lines.with(at, { ...present, qty });
}

/** Gives a line another note; where that makes it equal to another line, the two become one. */
export function changeNote(lines: CartLine[], line: CartLine, note: string): CartLine[] {
  const at = indexOf(lines, line);
  const present = lines[at];
  return present ? putLine(lines.toSpliced(at, 1), { ...present, note }, at) : lines;
}

/** All lines of both carts, the second one's after the first one's. */
export const mergeLines = (into: CartLine[], from: CartLine[]): CartLine[] =>
  from.reduce((lines, line) => putLine(lines, line), into);

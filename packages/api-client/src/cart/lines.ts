import { LIMITS } from '@seduh/contract/constants';
import { isSameLine, toQuantity, type CartLine, type LineId } from './cart';

// Pure changes of a cart's lines: each returns new lines and leaves the given ones alone.

/** A line within the limits: whole pieces up to 99, a trimmed note. */
export const toLine = (line: CartLine): CartLine => ({
  ...line,
  qty: toQuantity(line.qty),
  note: line.note.trim().slice(0, LIMITS.note),
});

/** Puts a line in at `index`; where the same line is there already, that one gets its pieces and its newer price. */
export function putLine(lines: CartLine[], line: CartLine, index = lines.length): CartLine[] {
  const added = toLine(line);
  if (added.qty === 0) return lines;
  const present = lines.find((other) => isSameLine(other, added));
  if (present) {
    const qty = toQuantity(present.qty + added.qty);
    return lines.map((other) => (other === present ? { ...added, qty } : other));
  }
  if (lines.length >= LIMITS.cartLines) return lines;
  return lines.toSpliced(index, 0, added);
}

/** Sets the pieces of a line; 0 takes it out. */
export function setPieces(lines: CartLine[], line: LineId, pieces: number): CartLine[] {
  const qty = toQuantity(pieces);
  if (qty === 0) return lines.filter((other) => !isSameLine(other, line));
  return lines.map((other) => (isSameLine(other, line) ? { ...other, qty } : other));
}

/** Gives a line another note; where that makes it equal to another line, the two become one. */
export function changeNote(lines: CartLine[], line: LineId, note: string): CartLine[] {
  const index = lines.findIndex((other) => isSameLine(other, line));
  const present = lines[index];
  if (!present) return lines;
  return putLine(lines.toSpliced(index, 1), { ...present, note }, index);
}

/** All lines of both carts, the second one's after the first one's. */
export const mergeLines = (into: CartLine[], from: CartLine[]): CartLine[] =>
  from.reduce((lines, line) => putLine(lines, line), into);

// Names of the write-ahead log: a segment is 8 digits of its timeline and 16 of its number, all hexadecimal.

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;
/** Segments of a file name's middle part: 4 GiB in pieces of 16 MiB. */
const PER_LOG = 256;
const SEGMENT_BYTES = 16 * 1024 * 1024;

export const isSegment = (name: string): boolean => SEGMENT.test(name);
export const isHistory = (name: string): boolean => HISTORY.test(name);

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

/** The name of a segment. */
export const segmentName = (timeline: number, number: number): string =>
  `${hex(timeline)}${hex(Math.floor(number / PER_LOG))}${hex(number % PER_LOG)}`;

export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16);

/** Counts segments, whatever their timeline. */
export const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * PER_LOG + Number.parseInt(segment.slice(16), 16);

/** A position such as `1/3000060`, in bytes. */
function bytesAt(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The number of the segment that holds this position. */
export const numberAt = (position: string): number => Number(bytesAt(position) / BigInt(SEGMENT_BYTES));

/** True where position `a` does not come after `b`. */
export const isUpTo = (a: string, b: string): boolean => bytesAt(a) <= bytesAt(b);

/** A timeline, and where the next one leaves it. */
interface Ancestor {
  timeline: number;
  leftAt: string;
}

/** Which timelines led to the newest one, oldest first, itself left out. */
export interface Lineage {
  timeline: number;
  ancestors: readonly Ancestor[];
}

/** Reads a history file as PostgreSQL writes it: a line for each ancestor, with its number and where it was left. */
export function readHistory(timeline: number, text: string): Lineage {
  const ancestors = text.split('\n').flatMap((line) => {
    const [, number, leftAt] = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/i.exec(line) ?? [];
    return number && leftAt ? [{ timeline: Number(number), leftAt }] : [];
  });
  return { timeline, ancestors };
}

/** True where a backup with this end can be brought to the lineage's newest timeline. */
export function leadsTo({ timeline, ancestors }: Lineage, backup: { timeline: number; end: string }): boolean {
  if (backup.timeline === timeline) return true;
  const left = ancestors.find((ancestor) => ancestor.timeline === backup.timeline)?.leftAt;
  return left !== undefined && isUpTo(backup.end, left);
}

/** The name under which a lineage has this segment: that of the newest timeline that was there by then. */
function nameIn({ timeline, ancestors }: Lineage, number: number): string {
  const holder = ancestors.find(({ leftAt }) => number < numberAt(leftAt));
  return segmentName(holder?.timeline ?? timeline, number);
}

/** How far the log reaches without a gap. */
interface Chain {
  /** How many segments follow each other from the asked one on. */
  length: number;
  /** The first that is missing although later ones are there; null where none is. */
  missing: string | null;
}

/** Follows the segments of a lineage from this number on. */
export function followChain(lineage: Lineage, from: number, segments: readonly string[]): Chain {
  const known = new Set(segments);
  const last = Math.max(...segments.filter((name) => name === nameIn(lineage, numberOf(name))).map(numberOf), from - 1);
  let number = from;
  while (known.has(nameIn(lineage, number))) number += 1;
  return { length: number - from, missing: number <= last ? nameIn(lineage, number) : null };
}

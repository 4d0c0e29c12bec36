import { z } from 'zod';
import { LIMITS, POINTS_KINDS } from '../constants';
import { Id, Instant, named, Rupiah } from './common';

/** One entry of a card: `points` below 0 were used or taken back. */
export const PointsEntry = named('PointsEntry', {
  id: Id,
  kind: z.enum(POINTS_KINDS),
  points: z.int(),
  at: Instant,
  order_id: Id,
  order_number: z.string(),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

/** Somebody's member card, or how far they are from it. */
export const MemberCard = named('MemberCard', {
  /** Twelve digits, the last one a check digit; null before it is earned. */
  number: z.string().nullable(),
  since: Instant.nullable(),
  /** The sum of all entries; below 0 where points were taken back that had been used. */
  balance: z.int(),
  /** The latest ones, newest first. */
  entries: z.array(PointsEntry).max(LIMITS.cardEntries),
  /** The order that brings the card. */
  minimum: Rupiah,
  /** The largest order so far that was handed over. */
  largest: Rupiah,
  /** False: orders bring no points just now, and points no cups. */
  points_on: z.boolean(),
  rupiah_per_point: z.int().positive(),
  free_cup_points: z.int().positive(),
  free_cup_cap: Rupiah,
});
export type MemberCard = z.infer<typeof MemberCard>;

import type { Station } from '@seduh/contract';
import { freeLanes, give } from './lanes';
import { peopleAt, type StationRules } from './rules';
import type { Work } from './work';

/** An order that is still to be made: paid, or paid at the hand-over, and neither ready nor final. */
export interface OpenOrder {
  work: Work;
  /** When it was begun, ms; null where it waits. */
  begunAt: number | null;
  /** Of what has been begun, the share of the pieces that is made at each station, 0 to 1; where nobody counts, by time. */
  made?: Partial<Record<Station, number>>;
  /** When the last of them was made, ms: what is left was not begun before. */
  madeAt?: number;
  /** The chosen time, ms, less the ride; null for one as soon as it can be. */
  scheduledAt: number | null;
}

const SECOND_MS = 1_000;
/** What is not ready has this share of its work left at least, however long ago it was begun. */
const LEAST_LEFT = 0.25;

/** Milliseconds of every batch at a station, at this shop's pace. */
export const batchesMs = (work: Work, station: Station, { pace }: StationRules): number[] =>
  (work[station] ?? []).map((seconds) => seconds * SECOND_MS * (pace / 100));

/**
 * What is left of what has been begun, ms a batch. Pieces that staff say are made are not; of the others it is worked out
 * as if the people of the station had taken these orders one after the other, none before it was begun.
 */
export const leftOfBegun = (
  board: readonly OpenOrder[],
  station: Station,
  rules: StationRules,
  now: number,
): number[] => leftOfEach(board, station, rules, now).flatMap(({ left }) => left);

/** The same by order, in the order in which they were begun. */
export function leftOfEach<Order extends OpenOrder>(
  board: readonly Order[],
  station: Station,
  rules: StationRules,
  now: number,
): { order: Order; left: number[] }[] {
  const lanes = freeLanes(peopleAt(rules, station), -Infinity);
  return board
    .filter((order): order is Order & { begunAt: number } => order.begunAt !== null)
    .toSorted((a, b) => a.begunAt - b.begunAt)
    .map((order) => ({
      order,
      left: unmade(batchesMs(order.work, station, rules), order.made?.[station] ?? 0).map((ms) =>
        Math.min(ms, Math.max(LEAST_LEFT * ms, give(lanes, ms, order.madeAt ?? order.begunAt) - now)),
      ),
    }));
}

/** The batches without the share of them that is made, the first ones first. */
function unmade(batches: readonly number[], share: number): number[] {
  let made = share * batches.reduce((sum, ms) => sum + ms, 0);
  return batches.flatMap((ms) => {
    const done = Math.min(ms, made);
    made -= done;
    return share < 1 && done < ms ? [ms - done] : [];
  });
}

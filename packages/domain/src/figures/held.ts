/** What a row counts. */
export type Measures = Readonly<Record<string, number>>;

/** A row of one stretch of time: what it is about, and what it counts. */
export type Row<Key, Counted extends Measures> = Key & { counted: Counted };

/** The same with what it counted in the days compared; null where nothing is compared. */
export type HeldRow<Key, Counted extends Measures> = Key & { now: Counted; before: Counted | null };

/**
 * Rows of now with those of before; what there was of one alone counts as nothing in the other.
 * @param before null where nothing is compared
 * @param keyOf tells rows of the same thing by one text
 * @param nothing noughts for all that is counted
 */
export function heldRows<Key extends object, Counted extends Measures>(
  now: readonly Row<Key, Counted>[],
  before: readonly Row<Key, Counted>[] | null,
  keyOf: (key: Key) => string,
  nothing: Counted,
): HeldRow<Key, Counted>[] {
  const earlier = new Map(before?.map((row) => [keyOf(row), row]));
  const held = (row: Row<Key, Counted>, is: Counted, was: Counted | undefined): HeldRow<Key, Counted> => {
    const { counted: _, ...key } = row;
    return { ...(key as unknown as Key), now: is, before: before && (was ?? nothing) };
  };
  const rows = now.map((row) => {
    const key = keyOf(row);
    const was = earlier.get(key)?.counted;
    earlier.delete(key);
    return held(row, row.counted, was);
  });
  return [...rows, ...[...earlier.values()].map((row) => held(row, nothing, row.counted))];
}

/** Minutes on average with one digit after the point; null of nothing. */
export const averageMinutes = (ms: number, orders: number): number | null =>
  orders > 0 ? Math.round((ms / orders / 60_000) * 10) / 10 : null;

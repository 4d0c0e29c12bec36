/** How often what is limited was done, by whom; unlogged, as a lost count costs nothing. */
interface RateLimitsTable {
  /** A hash: nobody's address or email. */
  key: Buffer;
  taken: number;
  begun_at: Date;
  /** The count is forgotten then. */
  ends_at: Date;
  /** Nobody is let in before; null: whoever comes. */
  free_at: Date | null;
  /** What became of the last one who came. */
  let_in: boolean;
}

/** What limits count in. */
export interface LimitTables {
  rate_limits: RateLimitsTable;
}

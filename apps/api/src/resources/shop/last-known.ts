import type { Pause } from '@seduh/contract';
import type { Clock } from '../../platform/clock';
import { hasTables } from '../../platform/db/tables';
import type { Db } from '../../platform/db/tx';
import { type BusyFacts, readBusyFacts } from '../orders/foresee/service';
import { createBoardCache } from '../orders/quote/board-cache';
import { listPauses } from './pauses-repository';
import { listAllSizes, readShop } from './repository';

type ShopRow = Awaited<ReturnType<typeof readShop>>;

/** The shop's settings as they were read last. */
export interface KnownShop {
  row: ShopRow;
  sizes: Awaited<ReturnType<typeof listAllSizes>>;
  /** Those that ran then. */
  pauses: Pause[];
  /** What is being made, at most a second ago; null where the shop is never busy, or it could not be read now. */
  board: BusyFacts | null;
  hasTables: boolean;
  /** Milliseconds since they were read where they could not be read now; null where they could. */
  staleMs: number | null;
}

/** Reads the shop's settings; while the database says nothing, or cannot, gives those it had before. */
export function createShopReader(db: Db, clock: Clock, isSilent: () => boolean): () => Promise<KnownShop> {
  const board = createBoardCache((now) => readBusyFacts(db, now));
  let last: { known: Omit<KnownShop, 'staleMs' | 'board'>; at: number } | undefined;
  const stale = (): KnownShop | undefined =>
    last && { ...last.known, board: null, staleMs: performance.now() - last.at };

  return async () => {
    const known = isSilent() ? stale() : undefined;
    if (known) return known;
    try {
      const now = clock.now();
      const reads = [readShop(db), listAllSizes(db), listPauses(db, now), hasTables(db)] as const;
      const [row, sizes, pauses, tables] = await Promise.all(reads);
      const read = { row, sizes, pauses, hasTables: tables };
      last = { known: read, at: performance.now() };
      const hasLimit = typeof row.stations.busy_minutes === 'number';
      return { ...read, board: hasLimit ? await board.read(now) : null, staleMs: null };
    } catch (error) {
      const before = stale();
      if (before) return before;
      throw error;
    }
  };
}

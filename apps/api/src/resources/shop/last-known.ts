import type { Pause } from '@seduh/contract';
import type { Clock } from '../../platform/clock';
import { hasTables } from '../../platform/db/tables';
import type { Db } from '../../platform/db/tx';
import { listPauses } from './pauses-repository';
import { listAllSizes, readShop } from './repository';

type ShopRow = Awaited<ReturnType<typeof readShop>>;

/** The shop's settings as they were read last. */
export interface KnownShop {
  row: ShopRow;
  sizes: Awaited<ReturnType<typeof listAllSizes>>;
  /** Those that ran then. */
  pauses: Pause[];
  hasTables: boolean;
  /** Milliseconds since they were read where they could not be read now; null where they could. */
  staleMs: number | null;
}

/** Reads the shop's settings; while the database says nothing, or cannot, gives those it had before. */
export function createShopReader(db: Db, clock: Clock, isSilent: () => boolean): () => Promise<KnownShop> {
  let last: { known: Omit<KnownShop, 'staleMs'>; at: number } | undefined;
  const stale = (): KnownShop | undefined => last && { ...last.known, staleMs: performance.now() - last.at };

  return async () => {
    const known = isSilent() ? stale() : undefined;
    if (known) return known;
    try {
      const reads = [readShop(db), listAllSizes(db), listPauses(db, clock.now()), hasTables(db)] as const;
      const [row, sizes, pauses, tables] = await Promise.all(reads);
      last = { known: { row, sizes, pauses, hasTables: tables }, at: performance.now() };
      return { row, sizes, pauses, hasTables: tables, staleMs: null };
    } catch (error) {
      const before = stale();
      if (before) return before;
      throw error;
    }
  };
}

import type { Db } from '../../platform/db/tx';
import { listAllSizes, readShop } from './repository';

type ShopRow = Awaited<ReturnType<typeof readShop>>;

/** The shop's settings as they were read last. */
export interface KnownShop {
  row: ShopRow;
  sizes: Awaited<ReturnType<typeof listAllSizes>>;
  /** Milliseconds since they were read where they could not be read now; null where they could. */
  staleMs: number | null;
}

/** Reads the shop's settings; while the database says nothing, or cannot, gives those it had before. */
export function createShopReader(db: Db, isSilent: () => boolean): () => Promise<KnownShop> {
  let last: { row: ShopRow; sizes: KnownShop['sizes']; at: number } | undefined;
  const stale = (): KnownShop | undefined =>
    last && { row: last.row, sizes: last.sizes, staleMs: performance.now() - last.at };

  return async () => {
    const known = isSilent() ? stale() : undefined;
    if (known) return known;
    try {
      const [row, sizes] = await Promise.all([readShop(db), listAllSizes(db)]);
      last = { row, sizes, at: performance.now() };
      return { row, sizes, staleMs: null };
    } catch (error) {
      const before = stale();
      if (before) return before;
      throw error;
    }
  };
}

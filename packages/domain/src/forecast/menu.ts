import type { CategoryId, Station } from '@seduh/contract';
import type { MadePieces, PieceWork } from './work';

/** What is set for something on the menu; null where nobody has said. */
export interface SetWork {
  work_seconds: number | null;
  station: Station | null;
}

const USUAL_WORK: Readonly<Record<CategoryId, PieceWork>> = {
  1: { station: 'bar', seconds: 75 },
  2: { station: 'bar', seconds: 60 },
  3: { station: 'kitchen', seconds: 240 },
  4: { station: 'counter', seconds: 10 },
};

/** What a piece takes where nobody has said, by what it is. */
export const usualWork = (categoryId: CategoryId): PieceWork => USUAL_WORK[categoryId];

/** Where a product is made; where nobody has said, by what it is. */
export const stationOf = ({ station, category_id }: Pick<SetWork, 'station'> & { category_id: CategoryId }): Station =>
  station ?? usualWork(category_id).station;

/**
 * Pieces of a product with the options chosen. An option nobody has said a station of is made where its product is, one
 * without seconds takes none.
 */
export function madePieces(
  product: SetWork & { id: string; category_id: CategoryId },
  options: readonly SetWork[],
  qty: number,
): MadePieces {
  const { seconds } = usualWork(product.category_id);
  const work = { station: stationOf(product), seconds: product.work_seconds ?? seconds };
  return {
    product_id: product.id,
    qty,
    work,
    options: options.map(({ station, work_seconds }) => ({
      station: station ?? work.station,
      seconds: work_seconds ?? 0,
    })),
  };
}

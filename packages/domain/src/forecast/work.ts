import type { Station } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import type { StationRules } from './rules';

/** What one piece of something takes, and where. */
export interface PieceWork {
  station: Station;
  /** Seconds for one by itself. */
  seconds: number;
}

/** Pieces of a product as ordered: its own work, and that of the options chosen. */
export interface MadePieces {
  product_id: string;
  qty: number;
  work: PieceWork;
  options: readonly PieceWork[];
}

/** What an order takes: for each station the seconds of every batch. Nobody shares a batch, several people share an order. */
export type Work = Partial<Record<Station, readonly number[]>>;

/**
 * The work of a cart or an order. Equal pieces of one order are made together: the first of a batch takes its time, each
 * further one a share of it. A cup with more in it is made first, so that one more piece never makes a batch shorter.
 */
export function workOf(lines: readonly MadePieces[], rules: Pick<StationRules, 'batch_pieces' | 'batch_share'>): Work {
  const work: Partial<Record<Station, number[]>> = {};
  for (const station of STATIONS) {
    const batches = [...piecesByProduct(lines, station).values()].flatMap((pieces) => batchesOf(pieces, rules));
    if (batches.length > 0) work[station] = batches;
  }
  return work;
}

/** Seconds of every piece with something to do at a station, those of one product together. */
function piecesByProduct(lines: readonly MadePieces[], station: Station): Map<string, number[]> {
  const products = new Map<string, number[]>();
  for (const { product_id, qty, work, options } of lines) {
    const parts = [work, ...options].filter((part) => part.station === station);
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    if (seconds === 0) continue;
    const pieces = products.get(product_id) ?? [];
    for (let piece = 0; piece < qty; piece += 1) pieces.push(seconds);
    products.set(product_id, pieces);
  }
  return products;
}

function batchesOf(
  pieces: readonly number[],
  { batch_pieces, batch_share }: Pick<StationRules, 'batch_pieces' | 'batch_share'>,
): number[] {
  const longestFirst = pieces.toSorted((a, b) => b - a);
  const batches: number[] = [];
  for (let start = 0; start < longestFirst.length; start += batch_pieces) {
    const [first = 0, ...further] = longestFirst.slice(start, start + batch_pieces);
    batches.push(Math.round(further.reduce((sum, seconds) => sum + (seconds * batch_share) / 100, first)));
  }
  return batches;
}

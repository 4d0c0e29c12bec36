import type { StoredOrder } from '@seduh/domain/forecast';
import { LRUCache } from 'lru-cache';

/** For how long a quote takes the board as it was, ms, where another process has changed it. */
const FRESH_MS = 1_000;
const MINUTE_MS = 60_000;

/** The board as quotes see it. */
export interface BoardCache<Board = readonly StoredOrder[]> {
  read(now: Date): Promise<Board>;
  /** Forgets it: an order was changed. */
  clear(): void;
  /** What is known with what was just written; where it is being read just now it is forgotten. */
  change(update: (board: Board) => Board): void;
}

interface Kept<Board> {
  reading: Promise<Board>;
  /** Once it is read. */
  board?: Board;
}

/**
 * Reads the board once for all who ask what a cart would cost, or order for now, and adds what is ordered here: in a rush
 * each of them would read sixty orders. Who orders for a chosen time reads it anew, in the order's own transaction.
 */
export function createBoardCache<Board = readonly StoredOrder[]>(
  read: (now: Date) => Promise<Board>,
): BoardCache<Board> {
  const boards = new LRUCache<number, Kept<Board>>({ max: 1, ttl: FRESH_MS });
  return {
    read(now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const known = boards.get(minute);
      if (known) return known.reading;
      const kept: Kept<Board> = { reading: read(now) };
      boards.set(minute, kept);
      kept.reading.then(
        (board) => void (kept.board ??= board),
        () => boards.delete(minute),
      );
      return kept.reading;
    },
    clear: () => boards.clear(),
    change(update) {
      for (const [minute, kept] of boards.entries()) {
        // whether what is being read has it already nobody knows
        if (kept.board === undefined) boards.delete(minute);
        else kept.reading = Promise.resolve((kept.board = update(kept.board)));
      }
    },
  };
}

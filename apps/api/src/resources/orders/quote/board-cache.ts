import type { StoredOrder } from '@seduh/domain/forecast';
import { LRUCache } from 'lru-cache';

/** For how long a quote takes the board as it was, ms, where another process has changed it. */
const FRESH_MS = 1_000;
const MINUTE_MS = 60_000;

/** The board as quotes see it. */
export interface BoardCache<Board = readonly StoredOrder[]> {
  read(now: Date): Promise<Board>;
  /** Forgets it: an order was written. */
  clear(): void;
}

/**
 * Reads the board once for all who ask what a cart would cost, until an order is written: in a rush each of them would
 * read sixty orders. Who places an order reads it anew, in the order's own transaction.
 */
export function createBoardCache<Board = readonly StoredOrder[]>(
  read: (now: Date) => Promise<Board>,
): BoardCache<Board> {
  const boards = new LRUCache<number, Promise<Board>>({ max: 1, ttl: FRESH_MS });
  return {
    read(now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      const known = boards.get(minute);
      if (known) return known;
      const board = read(now);
      boards.set(minute, board);
      board.catch(() => boards.delete(minute));
      return board;
    },
    clear: () => boards.clear(),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { StoredOrder } from '@seduh/domain/forecast';
import { expect, it, vi } from 'vitest';
import { createBoardCache } from './board-cache';

const NOW = new Date('2026-11-20T07:30:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

it('reads the board once for all who ask in a minute, until it is told of a change', async () => {
  const read = vi.fn(() => Promise.resolve<StoredOrder[]>([]));
  const board = createBoardCache(read);
  await Promise.all([board.read(NOW), board.read(later(500)), board.read(NOW)]);
  expect(read).toHaveBeenCalledExactlyOnceWith(NOW);
  board.clear();
  await board.read(NOW);
  expect(read).toHaveBeenCalledTimes(2);
  await board.read(later(60_000));
  expect(read).toHaveBeenCalledTimes(3);
});

it('takes what another process has written a second later, and keeps no failure', async () => {
  const read = vi.fn<() => Promise<StoredOrder[]>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  const board = createBoardCache(read);
  await expect(board.read(NOW)).rejects.toThrow('away');
  expect(await board.read(NOW)).toEqual([]);
  await board.read(NOW);
  expect(read).toHaveBeenCalledTimes(2);
  await delay(1_010);
  await board.read(NOW);
  expect(read).toHaveBeenCalledTimes(3);
});

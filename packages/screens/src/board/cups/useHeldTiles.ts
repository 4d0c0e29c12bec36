import type { CupTile } from '@seduh/domain/cups';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { heldTiles, type ShownTiles } from './heldTiles';

/** How long after the last touch or key the tiles still keep their places, ms. */
const RESTS_AFTER = 10_000;

/**
 * Keeps the tiles where they are while somebody works at them, by finger, pointer or keys. Time stands still as well: what
 * was for later is not put together with others under a finger.
 * @param tilesAt the tiles as they are at a time, ms
 * @param clock the time now, ms
 */
export function useHeldTiles(tilesAt: (at: number) => CupTile[], clock: number) {
  const [held, setHeld] = useState<{ tiles: CupTile[]; at: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = tilesAt(held?.at ?? clock);
  const shown: ShownTiles = held ? heldTiles(held.tiles, now) : { tiles: now, justIn: [] };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, RESTS_AFTER);
    // what has come in since has its place from now on
    setHeld((before) => before ?? { tiles: now, at: clock });
  };
  return {
    ...shown,
    handlers: {
      onPointerMove: hold,
      onPointerDown: hold,
      onKeyDown: hold,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') release();
      },
    },
  };
}

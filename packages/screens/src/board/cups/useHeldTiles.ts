import type { CupTile } from '@seduh/domain/cups';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { heldTiles, type ShownTiles } from './heldTiles';

/** How long after the last touch or key the tiles still keep their places, ms. */
const RESTS_AFTER = 10_000;

/** Keeps the tiles where they are while somebody works at them, by finger, pointer or keys. */
export function useHeldTiles(now: CupTile[]) {
  const [held, setHeld] = useState<CupTile[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown: ShownTiles = held ? heldTiles(held, now) : { tiles: now, justIn: [] };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, RESTS_AFTER);
    // what has come in since has its place from now on
    setHeld((before) => before ?? now);
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

import type { CupTile } from '@seduh/domain/cups';

/** The tiles as they are shown. */
export interface ShownTiles {
  /** In their places; one with nothing left keeps its place while somebody may be about to tap its neighbour. */
  tiles: CupTile[];
  /** What came in meanwhile: it stands below all others. */
  justIn: CupTile[];
}

/**
 * The tiles while somebody points at them: each stays where it was, an empty one too, and what is new comes last.
 * @param held the tiles when the finger came
 * @param now the tiles as they would be by now
 */
export function heldTiles(held: readonly CupTile[], now: readonly CupTile[]): ShownTiles {
  const known = new Map(now.map((tile) => [tile.key, tile]));
  const places = new Set(held.map(({ key }) => key));
  return {
    tiles: held.map((tile) => known.get(tile.key) ?? { ...tile, left: 0 }),
    justIn: now.filter(({ key }) => !places.has(key)),
  };
}

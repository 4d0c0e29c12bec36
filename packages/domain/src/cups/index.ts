/** An order's cups, or whatever else its pieces are: which are made next, and what becomes of the order. See record 86. */
export {
  cupsLeft,
  isBeingMade,
  movesOfPour,
  statusAfterUndo,
  statusAfterUnpour,
  statusBeforePours,
  whyNotPoured,
  withMove,
  withPour,
  withoutPour,
} from './pours';
export { cupTiles, type CupTile } from './tiles';

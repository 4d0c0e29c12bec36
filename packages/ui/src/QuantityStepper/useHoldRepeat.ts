import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a press must last before it repeats, in ms. */
const firstRepeat = 420;
/** The time between two repeats, in ms. */
const nextRepeat = 90;

/**
 * Makes buttons that step once on a click and go on stepping while they are held.
 * `step` gets the button's direction and answers whether it could move; the first "no" ends the hold.
 */
export function useHoldRepeat(step: (by: number) => boolean) {
  const latest = useRef(step);
  const timer = useRef(0);
  const hasRepeated = useRef(false);

  useEffect(() => {
    latest.current = step;
  });
  const release = () => window.clearTimeout(timer.current);
  useEffect(() => release, []);

  // no state: nothing of a hold is shown, and a tap would have the stepper drawn twice before it counts
  const hold = (by: number, after: number) => {
    timer.current = window.setTimeout(() => {
      hasRepeated.current = true;
      if (latest.current(by)) hold(by, nextRepeat);
    }, after);
  };

  return (by: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasRepeated.current = false;
      release();
      hold(by, firstRepeat);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      release();
      // the click that ends a hold is not one more step; a click from the keyboard has no detail
      if (event.detail === 0 || !hasRepeated.current) step(by);
      hasRepeated.current = false;
    },
  });
}

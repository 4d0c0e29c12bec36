import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** How long a press must last before it repeats, in ms. */
const firstRepeat = 420;
/** The time between two repeats, in ms. */
const nextRepeat = 90;

/**
 * Makes buttons that step once on a click and go on stepping while they are held.
 * `step` gets the button's direction and answers whether it could move; the first "no" ends the hold.
 */
export function useHoldRepeat(step: (by: number) => boolean) {
  const [held, setHeld] = useState(0);
  const hasRepeated = useRef(false);

  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    return step(held);
  });

  useEffect(() => {
    if (held === 0) return undefined;
    let timer = window.setTimeout(function again() {
      if (repeat()) timer = window.setTimeout(again, nextRepeat);
    }, firstRepeat);
    return () => window.clearTimeout(timer);
  }, [held]);

  const release = () => setHeld(0);

  return (by: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      hasRepeated.current = false;
      setHeld(by);
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

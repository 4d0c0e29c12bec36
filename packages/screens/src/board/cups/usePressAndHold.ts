import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests on something before that counts as holding it, ms. */
const HOLD_MS = 550;
/** How far it may wander meanwhile, px. */
const SLACK = 10;

/**
 * Tells a tap from a finger that rests, or a right click: the browser's own menu stays away, and no click follows.
 * @param onHold called once it has rested
 */
export function usePressAndHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(null);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      wasHeld.current = false;
      start.current = { x: clientX, y: clientY };
      stop();
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLACK) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      // a finger that rests brings both
      if (!wasHeld.current) onHold();
      wasHeld.current = true;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current || event.detail === 0) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

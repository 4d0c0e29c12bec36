import type { Order } from '@seduh/contract';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { heldBoard, settledBoard, type ShownColumn } from './heldBoard';

/** How long a pointer that rests, or a finger that was there, still keeps the cards in their places, ms. */
const RESTS_AFTER = 10_000;

interface Held {
  columns: ShownColumn[];
  clock: ShopTime;
  /** What was looked for then: other cards are another board. */
  filter: string;
}

export interface HeldBoard {
  columns: ShownColumn[];
  /** The clock that ages are told by: a word more could make a card a line higher. */
  clock: ShopTime;
  /** Lets in what waits. */
  letIn(): void;
  /** For the element that holds the columns. */
  handlers: {
    onPointerMove: () => void;
    onPointerDown: () => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * Keeps the cards where they are while somebody points at the board and is about to tap one.
 * @param filter what is looked for, as one text
 * @param isOwn whether an order stands where this device has put it
 */
export function useHeldBoard(
  orders: Order[],
  clock: ShopTime,
  filter: string,
  isOwn: (id: string) => boolean,
): HeldBoard {
  const [held, setHeld] = useState<Held | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = settledBoard(orders);
  const isHeld = held?.filter === filter;

  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(null), RESTS_AFTER);
    if (!isHeld) setHeld({ columns: now, clock, filter });
  };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Element && !target.closest('.board')) release();
  });

  // a finger lifted says nothing; one that taps somewhere else does
  useEffect(() => {
    if (!isHeld) return undefined;
    const onDown = (event: Event) => onElsewhere(event.target);
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [isHeld]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    columns: isHeld ? heldBoard(held.columns, now, isOwn) : now,
    clock: isHeld ? held.clock : clock,
    letIn: () => setHeld({ columns: now, clock, filter }),
    handlers: {
      onPointerMove: hold,
      onPointerDown: hold,
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') release();
      },
    },
  };
}

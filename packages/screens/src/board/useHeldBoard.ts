import type { Order } from '@seduh/contract';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import type { ShopTime } from '../lib/orders/moments';
import { COLUMNS, ordersIn, type BoardColumn } from './columns';

/** Cards of a column beyond which they fold to two lines. */
const FOLD_AFTER = 4;

/** A column as it is shown. */
export interface ShownColumn {
  column: BoardColumn;
  /** From top to bottom; while the board is held, those that have gone on meanwhile are still there. */
  orders: Order[];
  /** Those that would push others aside while somebody is about to tap one: they wait. */
  waiting: Order[];
  /** Whether its cards are two lines each. */
  folds: boolean;
}

/** The board as the shop has it. */
export function boardOf(orders: readonly Order[]): ShownColumn[] {
  return COLUMNS.map((column) => {
    const all = ordersIn(column, orders);
    return { column, orders: all, waiting: [], folds: all.length > FOLD_AFTER };
  });
}

/**
 * The board while somebody points at it: every card stays where it was. What comes in last is put below; what would go
 * between or above the others waits; what somebody else has moved on stays in its place. What this device moves goes and
 * comes at once.
 * @param held the board when the pointer came
 * @param now the same board as the shop has it by now
 * @param isOwn whether an order stands where this device has put it
 */
export function heldBoard(
  held: readonly ShownColumn[],
  now: readonly ShownColumn[],
  isOwn: (id: string) => boolean,
): ShownColumn[] {
  return now.map((present, at) => {
    const before = held[at];
    return before ? heldColumn(before, present, isOwn) : present;
  });
}

function heldColumn(before: ShownColumn, { column, orders }: ShownColumn, isOwn: (id: string) => boolean): ShownColumn {
  const known = new Set(before.orders.map(({ id }) => id));
  const shown = before.orders.flatMap((old) => {
    const order = orders.find(({ id }) => id === old.id);
    return order || !isOwn(old.id) ? [order ?? old] : [];
  });
  const waiting: Order[] = [];
  const last = orders.findLastIndex(({ id }) => known.has(id));
  for (const [index, order] of orders.entries()) {
    if (known.has(order.id)) continue;
    if (index > last) shown.push(order);
    else if (isOwn(order.id)) shown.splice(placeBelow(orders.slice(0, index), shown), 0, order);
    else waiting.push(order);
  }
  return { column, orders: shown, waiting, folds: before.folds };
}

/** The place below the nearest of those that stand above. */
function placeBelow(above: readonly Order[], shown: readonly Order[]): number {
  const nearest = above.findLast(({ id }) => shown.some((other) => other.id === id));
  return nearest ? shown.findIndex(({ id }) => id === nearest.id) + 1 : 0;
}

/** How long a pointer that rests, or a finger that was there, still keeps the cards in their places, ms. */
const RESTS_AFTER = 10_000;

interface Held {
  columns: ShownColumn[];
  clock: ShopTime;
  /** What was looked for then: other cards are another board. */
  filter: string;
  /** Whether a card has opened a dialog. */
  asks: boolean;
}

export interface HeldBoard {
  columns: ShownColumn[];
  /** The clock for the ages shown: one more word could make a card a line higher. */
  clock: ShopTime;
  /** Whether a card has opened a dialog: it would be gone with its card, and that with the board. */
  asks: boolean;
  /** Lets in what waits. */
  letIn(): void;
  /** For the element that holds the columns. */
  handlers: {
    onPointerMove: () => void;
    onPointerDown: () => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
}

/** The chat beside the board is none: the board goes on while it is open. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;
/** Where a dialog is open nothing moves, not even by this device. */
const nothingIsOwn = () => false;

/**
 * Keeps the cards where they are while somebody points at the board and is about to tap one, or has opened a dialog.
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
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const now = boardOf(orders);
  const isHeld = held?.filter === filter;

  const rest = () => {
    clearInterval(timer.current);
    timer.current = setInterval(() => !isDialogOpen() && setHeld(null), RESTS_AFTER);
  };
  const hold = (asks = false) => {
    rest();
    // as the board is by now, drawn behind the press itself: it shows nothing new
    if (!isHeld) startTransition(() => setHeld({ columns: now, clock, filter, asks }));
  };
  // with a dialog open some seconds after it has been closed
  const release = () => (isDialogOpen() ? rest() : setHeld(null));
  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Element && !target.closest('.sd-board')) release();
  });

  // a finger lifted says nothing; one that taps somewhere else does
  useEffect(() => {
    if (!isHeld) return undefined;
    const onDown = (event: Event) => onElsewhere(event.target);
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      clearInterval(timer.current);
    };
  }, [isHeld]);
  useEffect(() => () => clearInterval(timer.current), []);

  return {
    columns: isHeld ? heldBoard(held.columns, now, held.asks ? nothingIsOwn : isOwn) : now,
    asks: isHeld && held.asks,
    clock: isHeld ? held.clock : clock,
    letIn: () => setHeld({ columns: now, clock, filter, asks: false }),
    handlers: {
      onPointerMove: () => hold(),
      onPointerDown: () => hold(),
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') release();
      },
      // a dialog lies elsewhere in the document: one that was opened by key holds the board, too
      onFocus: ({ currentTarget, target }) => {
        const asks = !currentTarget.contains(target) && isDialogOpen();
        if (asks) hold(asks);
        setHeld((before) => before && (before.asks === asks ? before : { ...before, asks }));
      },
    },
  };
}

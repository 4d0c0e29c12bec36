import type { Order } from '@seduh/contract';
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
export function settledBoard(orders: readonly Order[]): ShownColumn[] {
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

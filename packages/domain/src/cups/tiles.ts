import type { Order, OrderLine, Station } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import { speaksOfAllergy } from '../allergy-notes';
import { promisedAt, type PromisedOrder } from '../promise';
import { isBeingMade, leftOf } from './pours';

/** An order, as far as its cups are laid out. */
type OrderOfCups = PromisedOrder &
  Pick<Order, 'id' | 'number'> & {
    lines: readonly Pick<
      OrderLine,
      'product_id' | 'product_name' | 'size_id' | 'options' | 'note' | 'warning' | 'offer' | 'qty' | 'making'
    >[];
  };

/** The pieces of one line of one order. */
interface CupsOf<Shown extends OrderOfCups> {
  order: Shown;
  /** Of the order's lines, from 1. */
  line: number;
  /** How many are still to be made, 1 at least. */
  left: number;
}

/** Equal pieces over orders: whoever makes one of them makes any of them. */
export interface CupTile<Shown extends OrderOfCups = Order> {
  /** The same for the same pieces, whatever is left of them. */
  key: string;
  station: Station;
  /** Whose they are: who was promised first comes first, and gets the next one. Never empty. */
  from: [CupsOf<Shown>, ...CupsOf<Shown>[]];
  /** Pieces still to be made. */
  left: number;
  /** When the orders are to be ready, ms, where their turn has not come: nobody should make these now. Else null. */
  laterFor: number | null;
  /** Whether they stand alone: with a note of their own, with something that has run out, or of an order with something to be avoided. */
  isAlone: boolean;
}

/**
 * The pieces of the orders that are being made, equal ones together: of one product in one size with the same options. What
 * has a note, or has run out, or is in an order of somebody with an allergy or something to avoid, is never put together with
 * others. What is for a chosen time whose turn has not come is put together with what is for the same time only, begun or
 * not.
 * @param isLater whether the turn of an order has not come (`isForLater`)
 * @returns by station in their order, in each of them the oldest promise first, and last what is for later
 */
export function cupTiles<Shown extends OrderOfCups>(
  orders: readonly Shown[],
  isLater: (order: Shown) => boolean,
): CupTile<Shown>[] {
  const tiles = new Map<string, CupTile<Shown>>();
  for (const order of inTurn(orders)) {
    const isWatched = order.lines.some(isToWatch);
    const laterFor = isLater(order) ? promisedAt(order) : null;
    for (const [index, line] of order.lines.entries()) {
      const left = leftOf(line);
      if (left === 0 || !line.making) continue;
      const isAlone = isWatched || (line.note ?? '').trim() !== '' || cannotBeMade(line);
      const cups = { order, line: index + 1, left };
      const key = `${isAlone ? `${order.id} ${cups.line}` : kindOf(line)} ${laterFor ?? ''}`;
      const tile = tiles.get(key);
      if (tile) {
        tile.from.push(cups);
        tile.left += left;
      } else tiles.set(key, { key, station: line.making.station, from: [cups], left, laterFor, isAlone });
    }
  }
  const rank = ({ station, laterFor }: CupTile<Shown>) => 2 * STATIONS.indexOf(station) + Number(laterFor !== null);
  return [...tiles.values()].toSorted((one, other) => rank(one) - rank(other));
}

/** Whether something of it has run out: its customer has not said what they want instead, or wants nothing. */
const cannotBeMade = ({ offer }: Pick<OrderLine, 'offer'>): boolean => offer !== undefined && offer.state !== 'taken';

/** Whether a line says that its customer has an allergy, or something to avoid: it speaks of all that they get. */
const isToWatch = ({ note, warning }: Pick<OrderLine, 'note' | 'warning'>): boolean =>
  warning !== undefined || speaksOfAllergy(note ?? '');

const kindOf = ({ product_id, size_id, options, making }: OrderOfCups['lines'][number]): string =>
  [product_id, size_id, making?.station, ...options.map(({ id }) => id).toSorted((one, other) => one - other)].join(
    ' ',
  );

const byNumber = new Intl.Collator('en', { numeric: true });

/** The orders that are being made, the oldest promise first; each is read once, as a rush is sorted with every press. */
function inTurn<Shown extends OrderOfCups>(orders: readonly Shown[]): Shown[] {
  return orders
    .filter(({ status_name }) => isBeingMade(status_name))
    .map((order) => ({ order, promised: promisedAt(order), placed: Date.parse(order.created_at) }))
    .toSorted(
      (one, other) =>
        one.promised - other.promised ||
        one.placed - other.placed ||
        byNumber.compare(one.order.number, other.order.number),
    )
    .map(({ order }) => order);
}

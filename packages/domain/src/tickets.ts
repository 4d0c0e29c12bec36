import type { Allergen, DeliveryId, Order, OrderLine } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { speaksOfAllergy } from './allergy-notes';
import { calledName } from './called-name';
import { promisedAt, type PromisedOrder } from './promise';

/** What has to be made, as a paper says it: by the main names, which the kitchen calls. */
export interface MadeLine {
  product_name: string;
  /** The main name; empty where the product comes in one size alone. */
  size_name: string;
  /** One of each, in the order in which they were sold. */
  options: string[];
  /** A note that is a wish; null without one. */
  wish: string | null;
  /** A note that speaks of an allergy, as it was written: never printed as a wish. */
  allergy: string | null;
  /** What is in it although the customer asked to be warned of it. */
  contains: readonly Allergen[];
  /** Whether more of that may be in it: of a part nobody has said what it contains. */
  unknown: boolean;
  /** What ran out of it after its order was accepted, so that a paper from before says it otherwise; null for nothing. */
  instead_of: string[] | null;
}

/** What is on every paper of an order. It lies about, so it has no price, no address and no phone. */
interface Paper {
  /** SD-2041. */
  number: string;
  /** What is called out: `Rani L.`. */
  called: string;
  delivery_id: DeliveryId;
  /** Where it is served; null for what is not. */
  table: string | null;
}

/** A label for one cup, or whatever else a piece is. */
export interface CupLabel extends Paper, MadeLine {
  /** From 1, over the whole order. */
  piece: number;
  /** Pieces of the whole order. */
  of: number;
}

/** A ticket for the kitchen: an order on one paper. */
export interface KitchenTicket extends Paper {
  /** When it was promised, ms. */
  promised: number;
  /** Whether the customer has chosen that time. */
  scheduled: boolean;
  /** When it was ordered, ISO. */
  ordered: string;
  lines: (MadeLine & { qty: number })[];
  /** Pieces of all lines. */
  pieces: number;
  /** Lines that carry an allergy, or what is to be avoided. */
  alerts: number;
  /** Whether any line is another one than on a paper from before. */
  changed: boolean;
}

/** An order, as far as a paper tells of it. */
export type OrderOnPaper = PromisedOrder &
  Pick<Order, 'number' | 'customer_name' | 'table' | 'counter' | 'timeline'> & {
    lines: readonly Pick<OrderLine, 'qty' | 'product_name' | 'size_name' | 'options' | 'note' | 'warning' | 'offer'>[];
  };

/** Whether nobody may miss what a line says of allergies. */
export const isAlert = ({ allergy, contains }: Pick<MadeLine, 'allergy' | 'contains'>): boolean =>
  allergy !== null || contains.length > 0;

/** The places of lines, from 0, that became another cup after their order was accepted: papers of then are wrong about them. */
export function changedLines({
  timeline,
  lines,
}: Pick<Order, 'timeline'> & { lines: readonly Pick<OrderLine, 'offer'>[] }): number[] {
  const accepted = timeline.findLast(({ status_name }) => status_name === 'confirmed');
  if (!accepted) return [];
  return lines.flatMap(({ offer }, place) =>
    offer?.state === 'taken' && Date.parse(offer.answered_at ?? accepted.at) > Date.parse(accepted.at) ? [place] : [],
  );
}

/** The paper that hangs in the kitchen. @param changed the places of lines that a paper from before says otherwise */
export function kitchenTicket(order: OrderOnPaper, changed: readonly number[] = changedLines(order)): KitchenTicket {
  const lines = order.lines.map((line, place) => ({ ...madeLine(line, changed.includes(place)), qty: line.qty }));
  return {
    ...paperOf(order),
    promised: promisedAt(order),
    scheduled: order.scheduled,
    ordered: order.created_at,
    lines,
    pieces: piecesOf(order),
    alerts: lines.filter(isAlert).length,
    changed: lines.some(({ instead_of }) => instead_of !== null),
  };
}

/**
 * One label for each piece of each line, numbered over the whole order in the order of its lines.
 * @param changed the places of lines that a label from before says otherwise
 */
export function cupLabels(order: OrderOnPaper, changed: readonly number[] = changedLines(order)): CupLabel[] {
  const paper = paperOf(order);
  const of = piecesOf(order);
  return order.lines
    .flatMap((line, place) => Array.from({ length: line.qty }, () => madeLine(line, changed.includes(place))))
    .map((made, index) => ({ ...paper, ...made, piece: index + 1, of }));
}

const piecesOf = ({ lines }: OrderOnPaper): number => lines.reduce((sum, { qty }) => sum + qty, 0);

const paperOf = ({ number, customer_name, delivery_id, table, counter }: OrderOnPaper): Paper => ({
  number,
  // a guest is called what staff have typed, all of it
  called: counter ? customer_name : calledName(customer_name),
  delivery_id,
  table: delivery_id === DELIVERY.dineIn ? table : null,
});

function madeLine(line: OrderOnPaper['lines'][number], isChanged: boolean): MadeLine {
  const { product_name, size_name, options, note, warning, offer } = line;
  const said = note?.trim() || null;
  const isAllergy = said !== null && speaksOfAllergy(said);
  return {
    product_name,
    size_name,
    options: options.map(({ option_name }) => option_name),
    wish: isAllergy ? null : said,
    allergy: isAllergy ? said : null,
    contains: warning?.contains ?? [],
    unknown: warning?.unknown ?? false,
    instead_of: isChanged ? (offer?.ran_out.map(({ name }) => name) ?? []) : null,
  };
}

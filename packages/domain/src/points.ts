import type { CategoryId } from '@seduh/contract';
import { rupiahText } from './money';
import { sumUp, counts, type Amounts } from './pricing';
import type { OfferedLine } from './promo-offers';

/** What the shop gives on a member card. */
export interface PointsRules {
  /** False: no order brings points and none is paid with them; what was collected stays. */
  points_on: boolean;
  /** So many rupiah bring one point. */
  rupiah_per_point: number;
  /** So many points bring a free cup. */
  free_cup_points: number;
  /** Rupiah that a free cup may cost at most; of a dearer one the rest is paid. */
  free_cup_cap: number;
}

/** An order as points are counted by, whole rupiah. */
export interface CountedOrder {
  isHandedOver: boolean;
  total: number;
  shipping: number;
  /** All that went back or is owed back, but what was paid twice. */
  refunded: number;
  /** Whether the ride is among what went back. */
  isShippingRefunded: boolean;
}

/** What an order is worth in points: of what was paid for its goods, tax included, and kept by the shop; floored once. */
export function earnedPoints(order: CountedOrder, rupiahPerPoint: number): number {
  if (!order.isHandedOver) return 0;
  const goodsBack = order.refunded - (order.isShippingRefunded ? order.shipping : 0);
  const kept = Math.min(order.total - order.shipping - goodsBack, order.total - order.refunded);
  return Math.floor(Math.max(kept, 0) / rupiahPerPoint);
}

// coffee, and what is none
const DRINKS: ReadonlySet<CategoryId | null> = new Set([1, 2]);

/** What a free cup takes off an order: its dearest drink, up to the cap. 0 where no drink of it can be had. */
export function freeCupValue(lines: readonly OfferedLine[], cap: number): number {
  const prices = lines
    .filter((line) => counts(line) && DRINKS.has(line.category_id))
    .map(({ unit_price }) => unit_price);
  return Math.min(Math.max(0, ...prices), cap);
}

/** Who pays with points. */
export interface PointsHolder {
  hasCard: boolean;
  balance: number;
}

interface AskedCup {
  lines: readonly OfferedLine[];
  /** null: nobody is logged in. */
  holder: PointsHolder | null;
  /** A code is asked for as well: an order has one reduction. */
  hasPromo: boolean;
  /** Rupiah: the order that brings the card. */
  memberMinimum: number;
}

/** Why an order cannot have a free cup, in people's words; null where it can. */
export function freeCupRefusal(
  rules: PointsRules,
  { lines, holder, hasPromo, memberMinimum }: AskedCup,
): string | null {
  if (!rules.points_on) return 'Points bring no free cups at the moment';
  if (!holder) return 'Log in to use your points';
  if (!holder.hasCard) return `Member card needed. It is free with an order of ${rupiahText(memberMinimum)}`;
  const missing = rules.free_cup_points - holder.balance;
  if (missing > 0) return `${missing} more points to a free cup`;
  if (hasPromo) return 'Use either a code or a free cup';
  return freeCupValue(lines, rules.free_cup_cap) === 0 ? 'Add a drink to have it free' : null;
}

/** An order's amounts with a free cup. Tax is of what is left, as with a promo. */
export const priceWithFreeCup = (
  { lines, ...asked }: Omit<Parameters<typeof sumUp>[0], 'lines'> & { lines: readonly OfferedLine[] },
  cap: number,
): Amounts => sumUp({ ...asked, lines }, () => ({ discount: freeCupValue(lines, cap), waived: 0 }));

/** Of a card's number, without its check digit. */
export const CARD_DIGITS = 11;

/** A card's number: these digits and one that tells a mistyped digit, or two neighbours swapped (Luhn). */
export const cardNumber = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

/** The number as it is stored, of what was typed or scanned; null where it cannot be one. */
export function readCardNumber(typed: string): string | null {
  const number = typed.replaceAll(/[\s-]/g, '');
  return /^\d{12}$/.test(number) && luhnSum(number) % 10 === 0 ? number : null;
}

/** As people read it: in groups of four. */
export const cardNumberText = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Every second digit from the right counts twice, as the sum of its digits. */
const luhnSum = (number: string): number =>
  number
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);

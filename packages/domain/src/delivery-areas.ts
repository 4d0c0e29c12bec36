import type { DeliveryArea, DeliveryId, QuoteProblem, Shop } from '@seduh/contract';
import { DELIVERY, MESSAGES } from '@seduh/contract/constants';
import { rupiahText } from './money';

/** What a ride costs, and from what on there is one. */
export type DeliveryRules = Pick<Shop, 'shipping_fee' | 'delivery_minimum' | 'delivery_areas'>;

/** What a ride to one door costs. Amounts are whole rupiah. */
export interface DeliveryTerms {
  /** null: it is in none of the areas, or there are none. */
  area: DeliveryArea | null;
  /** Of the area; where it is not known which, the lowest there is. */
  fee: number;
  /** The least that the lines come to after the discount; 0: any. */
  minimum: number;
}

/** Whether the shop rides to some postcodes only, each at its area's fee. */
export const hasAreas = ({ delivery_areas: areas = [] }: Pick<Shop, 'delivery_areas'>): boolean => areas.length > 0;

/** The area of a postcode: the one that names the most of its digits. Null where nobody rides to. */
export function deliveryAreaOf(areas: readonly DeliveryArea[], postcode: string): DeliveryArea | null {
  let found: DeliveryArea | null = null;
  let digits = 0;
  for (const area of areas)
    for (const one of area.postcodes)
      if (one.length > digits && postcode.startsWith(one)) {
        found = area;
        digits = one.length;
      }
  return found;
}

/** What a ride to a postcode costs. @param postcode null: not known */
export function deliveryTerms(rules: DeliveryRules, postcode: string | null): DeliveryTerms {
  const { shipping_fee, delivery_minimum = 0, delivery_areas: areas = [] } = rules;
  if (areas.length === 0) return { area: null, fee: shipping_fee, minimum: delivery_minimum };
  const area = postcode === null ? null : deliveryAreaOf(areas, postcode);
  return {
    area,
    fee: area ? area.fee : Math.min(...areas.map(({ fee }) => fee)),
    minimum: area?.minimum ?? delivery_minimum,
  };
}

/**
 * Why nobody rides with an order to its door; null where somebody does, and for every other delivery method.
 * @param amounts of the order, priced by the terms of its postcode
 */
export function deliveryProblem(
  rules: DeliveryRules,
  { deliveryId, postcode }: { deliveryId: DeliveryId; postcode: string | null },
  { subtotal, discount }: { subtotal: number; discount: number },
): QuoteProblem | null {
  if (deliveryId !== DELIVERY.doorDelivery) return null;
  const { area, minimum } = deliveryTerms(rules, postcode);
  if (hasAreas(rules)) {
    if (postcode === null) return { code: 'POSTCODE_REQUIRED', msg: MESSAGES.postcodeMissing };
    if (!area) return { code: 'NOT_DELIVERED_THERE', msg: MESSAGES.notDeliveredThere(postcode) };
  }
  const missing = minimum - (subtotal - discount);
  // where nothing can be had, that is what is said
  if (missing <= 0 || subtotal === 0) return null;
  return { code: 'BELOW_MINIMUM', msg: MESSAGES.belowMinimum(rupiahText(missing), area?.name ?? '') };
}

const OF_THE_DOOR: ReadonlySet<QuoteProblem['code']> = new Set([
  'POSTCODE_REQUIRED',
  'NOT_DELIVERED_THERE',
  'BELOW_MINIMUM',
]);

/** Whether it is about where an order goes, which no other time helps. */
export const isOfTheDoor = ({ code }: Pick<QuoteProblem, 'code'>): boolean => OF_THE_DOOR.has(code);

/** Whether the fee of a quote is only the lowest there is, as it is not known where the order goes. */
export const isFeeOpen = (problems: readonly Pick<QuoteProblem, 'code'>[]): boolean =>
  problems.some(({ code }) => code === 'POSTCODE_REQUIRED' || code === 'NOT_DELIVERED_THERE');

/** The postcode that an address ends in, as people write it in Indonesia; '' where there is none. */
export const postcodeIn = (address: string): string => address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? '';

import type { Order } from '@seduh/contract';

/** An address with its postcode, which many people write into it anyway. Null where there is no address. */
export const doorOf = (address: string | null, postcode?: string | null): string | null =>
  address && postcode && !address.includes(postcode) ? `${address}, ${postcode}` : address;

/** Where an order goes: its address and postcode, and the area where they do not say it. Null where none is known. */
export function doorOfOrder({ address, postcode, delivery_area: area }: Order): string | null {
  const door = doorOf(address, postcode);
  return door && area && !door.includes(area) ? `${door} (${area})` : door;
}

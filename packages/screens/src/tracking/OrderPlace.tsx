import type { Order, Shop } from '@seduh/contract';
import { AddressCard, Avatar, MapPin, Panel } from '@seduh/ui';
import { isDineIn, isDoorDelivery } from '../lib/orders/statuses';
import { baristaOf } from './timeline';
import { AskStaff } from '../lib/AskStaff';

export interface OrderPlaceProps {
  order: Order;
  /** Undefined where it could not be had. */
  shop: Shop | undefined;
}

/** Who makes it and where it goes, or is to be collected. */
export function OrderPlace({ order, shop }: OrderPlaceProps) {
  const barista = baristaOf(order);
  const shopName = shop?.name ?? 'the shop';
  return (
    <Panel aria-label="Who and where">
      <AddressCard
        icon={<Avatar name={barista ?? shop?.name} />}
        title={barista ?? 'Anything to ask?'}
        lines={[barista ? `Your barista at ${shopName}` : 'The counter is one call away.']}
        action={<AskStaff phone={shop?.phone} size="sm" />}
      />
      <AddressCard icon={<MapPin />} {...placeOf(order, shop)} />
    </Panel>
  );
}

function placeOf(order: Order, shop: Shop | undefined): { title: string; lines: string[] } {
  const { delivery_method: method, address, phone, table, number } = order;
  const shopAddress = shop ? [`${shop.address}, ${shop.city}`] : [];
  if (isDoorDelivery(method)) return { title: address ?? 'No address given', lines: phone ? [phone] : [] };
  if (isDineIn(method)) {
    return {
      title: table ? `Table ${table}` : 'Any free table',
      lines: table ? shopAddress : [...shopAddress, `Say ${number} when you sit down.`],
    };
  }
  return {
    title: `Collect at ${shop?.name ?? 'the counter'}`,
    lines: [...shopAddress, `Say ${number} at the counter.`],
  };
}

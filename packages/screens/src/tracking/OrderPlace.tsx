import type { Order, Shop } from '@seduh/contract';
import { AddressCard, Avatar, MapPin, Panel } from '@seduh/ui';
import { Suspense } from 'react';
import { askInChat } from '../chat';
import { AskStaff } from '../lib/AskStaff';
import { doorOfOrder } from '../lib/orders/door';
import { isDineIn, isDoorDelivery } from '../lib/orders/statuses';
import { orderWords } from '../lib/orders/words';
import { useWords } from '../lib/words/words';
import { baristaOf } from './timeline';
import { trackingWords, type TrackingWords } from './words';

export interface OrderPlaceProps {
  order: Order;
  /** Undefined where it could not be had. */
  shop: Shop | undefined;
}

/** Who makes it and where it goes, or is to be collected. */
export function OrderPlace({ order, shop }: OrderPlaceProps) {
  const m = useWords(trackingWords);
  const { table } = useWords(orderWords);
  const barista = baristaOf(order);
  const ask = { phone: shop?.phone, size: 'sm' } as const;
  return (
    <Panel aria-label={m.whoAndWhere}>
      <AddressCard
        icon={<Avatar name={barista ?? shop?.name} />}
        title={barista ?? m.anythingToAsk}
        lines={[barista ? m.baristaAt(shop?.name ?? m.theShop) : m.oneCallAway]}
        action={
          <Suspense fallback={<AskStaff {...ask} />}>
            <askInChat.Part orderId={order.id} {...ask} />
          </Suspense>
        }
      />
      <AddressCard icon={<MapPin />} {...placeOf(order, shop, m, table)} />
    </Panel>
  );
}

function placeOf(
  order: Order,
  shop: Shop | undefined,
  m: TrackingWords,
  atTable: (table: string) => string,
): { title: string; lines: string[] } {
  const { delivery_method: method, phone, table, number } = order;
  const shopAddress = shop ? [`${shop.address}, ${shop.city}`] : [];
  if (isDoorDelivery(method)) return { title: doorOfOrder(order) ?? m.noAddress, lines: phone ? [phone] : [] };
  if (isDineIn(method)) {
    return {
      title: table ? atTable(table) : m.anyTable,
      lines: table ? shopAddress : [...shopAddress, m.sayWhenSitting(number)],
    };
  }
  return {
    title: m.collectAt(shop?.name ?? m.theCounter),
    lines: [...shopAddress, m.sayAtCounter(number)],
  };
}

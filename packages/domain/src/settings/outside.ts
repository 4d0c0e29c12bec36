import type { DeliveryId } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { inDeliveryWindow, isOpenAt, type ShopHours } from '../hours';

/** An order for a chosen time. */
export interface SetOrder {
  ready_at: Date;
  delivery_id: DeliveryId;
}

const isHad = (shop: ShopHours, { ready_at: at, delivery_id }: SetOrder): boolean =>
  isOpenAt(shop, at) && (delivery_id !== DELIVERY.doorDelivery || inDeliveryWindow(shop, at));

/** Of the orders those that could be had at their time, and no more once the shop's times are these. */
export const outsideOf = <Order extends SetOrder>(orders: readonly Order[], was: ShopHours, is: ShopHours): Order[] =>
  orders.filter((order) => isHad(was, order) && !isHad(is, order));

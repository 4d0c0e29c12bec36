import type { DeliveryId, NoticeKind, OrderStatus } from '@seduh/contract';
import { DELIVERY } from '@seduh/contract/constants';
import { isFinal } from './order-status';
import { isStillMade } from './orders';

/** What decides whether something about an order is news. */
export interface TellableOrder {
  status: OrderStatus;
  deliveryId: DeliveryId;
  /** Whether what was written in its chat waits to be seen; left out where that is not known. */
  isUnread?: boolean;
  /** Whether something is offered for it and waits for an answer; left out where that is not known. */
  isOffered?: boolean;
}

/** Minutes for which a notice says something: later it would only send somebody the wrong way. */
export const NOTICE_MINUTES: Readonly<Record<NoticeKind, number>> = {
  accepted: 30,
  late: 30,
  offer: 30,
  ready: 60,
  'out for delivery': 60,
  'new order': 30,
  message: 60,
  question: 60,
};

/** Whether it is for staff; the rest is for the order's customer. */
export const isForStaff = (kind: NoticeKind): boolean => kind === 'new order' || kind === 'question';

/**
 * What a customer is told when an order gets there; null for nothing. That it is packed for the rider is none: the next
 * one is that it is on the way.
 */
export function noticeOfMove({ status, deliveryId }: TellableOrder): NoticeKind | null {
  if (status === 'confirmed') return 'accepted';
  if (status === 'out for delivery') return 'out for delivery';
  return status === 'ready' && deliveryId !== DELIVERY.doorDelivery ? 'ready' : null;
}

/** Whether it is still so when the notice goes: the order may have moved on, or back, since. */
export function isStillNews(
  kind: NoticeKind,
  { status, deliveryId, isUnread = false, isOffered = false }: TellableOrder,
): boolean {
  switch (kind) {
    case 'accepted':
      return status === 'confirmed' || status === 'preparing';
    case 'late':
      return !isFinal(status) && !(status === 'ready' && deliveryId === DELIVERY.pickUp);
    case 'offer':
      return isOffered && isStillMade(status);
    case 'ready':
      return status === 'ready';
    case 'out for delivery':
      return status === 'out for delivery';
    case 'new order':
      return status === 'pending';
    case 'message':
    case 'question':
      return isUnread;
  }
}

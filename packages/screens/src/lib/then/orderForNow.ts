import type { DeliveryId, OrderTimes, QuoteProblem } from '@seduh/contract';
import { missedEnd, schedule, type MissedEnd, type ShopTimes } from '@seduh/domain';

interface OrderForNow {
  /** What the shop itself has against it; undefined for nothing. */
  problem: QuoteProblem | undefined;
  /** What it would come too late for. */
  missed: MissedEnd | null;
  /** When it would be ready; undefined while nobody knows, and where it cannot be had. */
  range: OrderTimes['range'];
}

/**
 * What may be said of an order for now.
 * @param range when it would be ready by the shop's board; undefined while that is not known
 */
export function orderForNow(
  shop: ShopTimes,
  deliveryId: DeliveryId,
  now: Date,
  range: OrderTimes['range'],
): OrderForNow {
  const [problem] = schedule(shop, deliveryId, 'now', now).problems;
  const missed = problem || !range ? null : missedEnd(shop, deliveryId, now, new Date(range.to));
  return { problem, missed, range: problem || missed ? undefined : range };
}

import type { CartOrderBody, Quote, Shop } from '@seduh/contract';
import { API_PATHS, DELIVERY, DELIVERY_METHODS, idIn, MESSAGES } from '@seduh/contract/constants';
import { inDeliveryWindow, isOpenAt, nextChange, schedule } from '@seduh/domain';
import { fail } from '../reply';
import { type Answer, bodyOf, dataOf, edit, isCall, reading } from './call';
import { quoteFor } from './stock';

/** The shop by the page's clock, which has been moved: its hours, what they mean for an order, and the answer's `now`. */
export const byPageClock: Answer = async (call, ask) => {
  if (isCall(call, 'GET', API_PATHS.shop)) return edit<Shop>(ask(call), (shop) => shopAt(shop, new Date()));
  const isOrder = isCall(call, 'POST', API_PATHS.orders);
  if (!isOrder && !isCall(call, 'POST', API_PATHS.quote)) return ask(call);
  const shop = await dataOf<Shop>(ask(reading(call, API_PATHS.shop)));
  const wish = bodyOf<CartOrderBody>(call);
  if (!shop || !wish?.lines) return ask(call);
  const retime = (quote: Quote): Quote => {
    const { readyAt, problems } = schedule(
      shop,
      idIn(DELIVERY_METHODS, wish.delivery_id) ?? DELIVERY.dineIn,
      wish.time || 'now',
      new Date(),
    );
    return { ...quote, ready_at: readyAt.toISOString(), problems };
  };
  if (!isOrder) return edit<Quote>(ask(call), retime);
  const quote = await quoteFor(call, ask);
  const [problem] = quote ? retime(quote).problems : [];
  return quote && problem ? fail(409, 'CLOSED', problem.msg, retime(quote)) : ask(call);
};

function shopAt(shop: Shop, now: Date): Shop {
  const reason = inDeliveryWindow(shop, now) ? null : MESSAGES.deliveryNote;
  return {
    ...shop,
    open_now: isOpenAt(shop, now),
    changes_at: nextChange(shop, now)?.toISOString() ?? null,
    delivery_methods: shop.delivery_methods.map((method) =>
      method.id === DELIVERY.doorDelivery ? { ...method, disabled_reason: reason } : method,
    ),
    now: now.toISOString(),
  };
}

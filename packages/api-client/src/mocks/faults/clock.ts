import type { CartOrderBody, Quote, QuoteProblem, Shop } from '@seduh/contract';
import { API_PATHS, DELIVERY, LIMITS, MESSAGES } from '@seduh/contract/constants';
import { fail } from '../reply';
import { type Answer, bodyOf, dataOf, edit, isCall, reading } from './call';
import { isOpenAt, nextChange, ridesAt, timeText, weekdayAt } from './hours';
import { quoteFor } from './stock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The shop by the page's clock, which has been moved: its hours, what they mean for an order, and the answer's `now`. */
export const byPageClock: Answer = async (call, ask) => {
  if (isCall(call, 'GET', API_PATHS.shop)) return edit<Shop>(ask(call), (shop) => shopAt(shop, new Date()));
  const isOrder = isCall(call, 'POST', API_PATHS.orders);
  if (!isOrder && !isCall(call, 'POST', API_PATHS.quote)) return ask(call);
  const shop = await dataOf<Shop>(ask(reading(call, API_PATHS.shop)));
  const wish = bodyOf<CartOrderBody>(call);
  if (!shop || !wish?.lines) return ask(call);
  const retime = (quote: Quote): Quote => ({ ...quote, ...scheduleAt(shop, wish, new Date()) });
  if (!isOrder) return edit<Quote>(ask(call), retime);
  const quote = await quoteFor(call, ask);
  const [problem] = quote ? retime(quote).problems : [];
  return quote && problem ? fail(409, 'CLOSED', problem.msg, retime(quote)) : ask(call);
};

function shopAt(shop: Shop, now: Date): Shop {
  const reason = ridesAt(shop, now) ? null : MESSAGES.deliveryNote;
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

/** When an order asked for now would be ready, and what stands against it: the server's rules. */
function scheduleAt(shop: Shop, { delivery_id, time }: Partial<CartOrderBody>, now: Date) {
  const isDoor = Number(delivery_id) === DELIVERY.doorDelivery;
  const minutes = shop.lead_minutes + (isDoor ? shop.ride_minutes : 0);
  const earliest = new Date(now.getTime() + minutes * MINUTE);
  const chosen = !time || time === 'now' ? null : new Date(time);
  const asked = chosen ?? now;
  const problems: QuoteProblem[] = [];
  if (chosen && chosen.getTime() < Math.floor(earliest.getTime() / MINUTE) * MINUTE) {
    const next = new Date(Math.ceil(earliest.getTime() / MINUTE) * MINUTE);
    problems.push({ code: 'TOO_SOON', msg: `The earliest time is ${timeText(shop, next)}` });
  }
  if (asked.getTime() > now.getTime() + LIMITS.orderAheadDays * DAY) {
    problems.push({ code: 'TOO_LATE', msg: `At most ${LIMITS.orderAheadDays} days ahead` });
  }
  if (!isOpenAt(shop, asked)) problems.push({ code: 'CLOSED', msg: closedText(shop, chosen !== null, now) });
  if (isDoor && !ridesAt(shop, asked)) problems.push({ code: 'DELIVERY_WINDOW', msg: MESSAGES.deliveryNote });
  return { ready_at: (chosen ?? earliest).toISOString(), problems };
}

function closedText(shop: Shop, isLater: boolean, now: Date): string {
  if (isLater) return 'We are closed at that time';
  const opening = nextChange(shop, now);
  if (!opening) return 'We are closed now';
  const day = weekdayAt(shop, opening) === weekdayAt(shop, now) ? '' : `on ${weekdayAt(shop, opening)} `;
  return `We are closed now and open ${day}at ${timeText(shop, opening)}`;
}

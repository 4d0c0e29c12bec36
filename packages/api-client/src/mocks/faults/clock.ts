import type { CartOrderBody, Quote, Shop } from '@seduh/contract';
import { API_PATHS, DELIVERY, DELIVERY_METHODS, idIn } from '@seduh/contract/constants';
import {
  addDays,
  clockMinutes,
  instantAt,
  isOpenAt,
  nextChange,
  pausesAt,
  schedule,
  wallClock,
  whyOff,
} from '@seduh/domain';
import { shop as demoShop } from '../fixtures/shop';
import { fail } from '../reply';
import { type Answer, bodyOf, dataOf, edit, isCall, reading } from './call';
import { CLOCKS } from './list';
import { quoteFor } from './stock';

/** The shop by the page's clock, which has been moved: its hours, what they mean for an order, and the answer's `now`. */
export const byPageClock: Answer = async (call, ask) => {
  if (isCall(call, 'GET', API_PATHS.shop)) return edit<Shop>(ask(call), (shop) => shopAt(shop, new Date()));
  const isOrder = isCall(call, 'POST', API_PATHS.orders);
  if (!isOrder && !isCall(call, 'POST', API_PATHS.quote)) return ask(call);
  const shop = await dataOf<Shop>(ask(reading(call, API_PATHS.shop)));
  const request = bodyOf<CartOrderBody>(call);
  if (!shop || !request?.lines) return ask(call);
  const retime = (quote: Quote): Quote => {
    const { readyAt, problems } = schedule(
      shop,
      idIn(DELIVERY_METHODS, request.delivery_id) ?? DELIVERY.dineIn,
      request.time || 'now',
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
  const { delivery_methods, pauses } = shop;
  return {
    ...shop,
    ...(pauses && { pauses: pausesAt(shop, now) }),
    open_now: isOpenAt(shop, now),
    changes_at: nextChange(shop, now)?.toISOString() ?? null,
    delivery_methods: delivery_methods.map((method) => ({ ...method, disabled_reason: whyOff(shop, method.id, now) })),
    now: now.toISOString(),
  };
}

/**
 * The instant a forced clock starts at.
 * @param clock id of one of the `CLOCKS`, `2026-11-22T1830` by the shop's clock (no colon, so that a link can carry it),
 *   or an ISO instant; '' for the real time
 * @param base a moment of the week is the first one from this day on
 * @returns null for the real time, and for what is no time
 */
export function momentOf(clock: string, base: Date): Date | null {
  const zone = demoShop.time_zone;
  const known = CLOCKS.find(({ id }) => id === clock);
  if (known) {
    const { date, weekday } = wallClock(zone, base);
    return instantAt(zone, addDays(date, (known.day - weekday + 7) % 7), clockMinutes(known.time));
  }
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):?(\d\d)$/.exec(clock) ?? [];
  const time = `${hours}:${minutes}`;
  const instant = Date.parse(date ? `${date}T${time}Z` : clock);
  if (Number.isNaN(instant)) return null;
  return date ? instantAt(zone, date, clockMinutes(time)) : new Date(instant);
}

import type { OrderTimes, Quote, QuoteBody, TimesBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { refresh } from '../data/freshness';
import type { Key } from '../data/stores';
import type { StaleResource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { currentSpeaker } from '../http/speaker';
import { shopKey } from '../shop/shop';
import { useAnswer } from './useAnswer';

/** Some promos depend on who asks, so a quote belongs to its user. `body` is the JSON of a {@link QuoteBody}. */
export const quoteKey = (userId: string | null, body: string): Key => ['quote', userId, body];

/** Asks for prices; never refuses a line for being sold out, but says so in it. */
export async function fetchQuote(body: QuoteBody): Promise<Quote> {
  const { data } = await request<Quote>(API_PATHS.quote, { method: 'POST', body });
  // the page may not know of the pause yet, and offers a time by the shop it knows
  if (data.problems.some(({ code }) => code === 'PAUSED' || code === 'POSTCODE_REQUIRED')) void refresh(shopKey());
  return currentSpeaker()?.quote(data) ?? data;
}

/**
 * The server's prices for a cart; see {@link useAnswer}.
 * @param body null: nothing to price
 */
export function useQuote(body: QuoteBody | null): StaleResource<Quote> {
  const viewer = useViewer();
  return useAnswer(body, (asked) => quoteKey(viewer.userId, asked), fetchQuote, viewer);
}

/** Which times have no room for a cart, and for which delivery method that is; the same for whoever asks. */
export async function fetchTimes(body: TimesBody): Promise<OrderTimes & Pick<TimesBody, 'delivery_id'>> {
  const { data } = await request<OrderTimes>(API_PATHS.orderTimes, { method: 'POST', body });
  return { ...data, delivery_id: body.delivery_id };
}

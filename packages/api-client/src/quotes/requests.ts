import type { Quote, QuoteBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import type { Key } from '../data/stores';
import { request } from '../http/request';
import { currentSpeaker } from '../http/speaker';

/** Some promos depend on who asks, so a quote belongs to its user. `body` is the JSON of a {@link QuoteBody}. */
export const quoteKey = (userId: string | null, body: string): Key => ['quote', userId, body];

/** Asks for prices; never refuses a line for being sold out, but says so in it. */
export async function fetchQuote(body: QuoteBody): Promise<Quote> {
  const { data } = await request<Quote>(API_PATHS.quote, { method: 'POST', body });
  return currentSpeaker()?.quote(data) ?? data;
}

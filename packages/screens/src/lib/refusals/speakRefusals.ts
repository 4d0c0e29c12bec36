import { speakBy } from '@seduh/api-client';
import { localeOf, LOCALES } from '@seduh/contract/constants';

/**
 * The sentences, in the page's language where that is not the API's own; undefined also where they do not come. Fetched
 * ahead, for that the network is gone has to be said without it.
 */
export const sentences = async () =>
  localeOf(document.documentElement.lang) === LOCALES[0] ? undefined : import('./say').catch(() => undefined);

/** Has the API's refusals said in the page's language, on every screen; without its sentences all stays as it came. */
export function speakRefusals(): void {
  speakBy({
    refusal: async (error) => (await sentences())?.refusalInWords(error) ?? error,
    quote: async (quote) => (await sentences())?.quoteInWords(quote) ?? quote,
  });
}

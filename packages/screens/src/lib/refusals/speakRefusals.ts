import { speakBy } from '@seduh/api-client';
import { localeOf, LOCALES } from '@seduh/contract/constants';

/** After this long a first page has all it needs, ms. */
const CALM = 4000;

/** The sentences, in the page's language where that is not the API's own; they come with the first refusal. */
const sentences = () => (localeOf(document.documentElement.lang) === LOCALES[0] ? undefined : import('./say'));

/** Says something in the page's language; as it came where the sentences do not come. */
const spoken = async <Text>(text: Text, say: (how: Awaited<NonNullable<ReturnType<typeof sentences>>>) => Text) => {
  const how = await sentences()?.catch(() => undefined);
  return how ? say(how) : text;
};

/**
 * Has the API's refusals said in the page's language, on every screen. Their sentences are fetched ahead once the first
 * page is calm: that the network is gone has to be said without it.
 */
export function speakRefusals(): void {
  speakBy({
    refusal: (error) => spoken(error, (how) => how.refusalInWords(error)),
    quote: (quote) => spoken(quote, (how) => how.quoteInWords(quote)),
  });
  setTimeout(() => void spoken(null, () => null), CALM);
}

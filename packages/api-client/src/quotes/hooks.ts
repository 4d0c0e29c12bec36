import type { Quote, QuoteBody } from '@seduh/contract';
import { useEffect, useState } from 'react';
import { useResourceWithPrevious, type StaleResource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { fetchQuote, quoteKey } from './requests';

/** How long the cart must rest before it is priced, ms. */
export const REST = 200;
/** The time in it moves with the orders of others: asked again while somebody looks at it, ms. */
const LIVE = { refreshInterval: 60_000 };

/**
 * The server's prices for a cart, asked again when it changes; the previous quote stays (`isStale`) until the new one has
 * come.
 * @param body null: nothing to price
 */
export function useQuote(body: QuoteBody | null): StaleResource<Quote> {
  const { userId, waiting } = useViewer();
  const wanted = body ? JSON.stringify(body) : '';
  const debounced = useDebounced(wanted, REST);
  const { data, isStale, ...resource } = useResourceWithPrevious(
    debounced && !waiting ? quoteKey(userId, debounced) : null,
    () => fetchQuote(JSON.parse(debounced) as QuoteBody),
    { userId, waiting: waiting && body !== null },
    LIVE,
  );
  return { ...resource, data: body ? data : undefined, isStale: isStale || wanted !== debounced };
}

/**
 * Follows a text with a delay, so that a burst of changes becomes one.
 * From and to '' it follows at once: there is nothing to wait for.
 * @param delay ms without a change
 */
export function useDebounced(text: string, delay: number): string {
  const [debounced, setDebounced] = useState(text);
  const immediate = debounced === '' || text === '';
  if (immediate && debounced !== text) setDebounced(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return immediate ? text : debounced;
}

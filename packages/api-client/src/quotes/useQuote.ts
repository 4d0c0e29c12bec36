import type { Quote, QuoteBody } from '@seduh/contract';
import { useKept } from '../data/useKept';
import { useResource, type Resource } from '../data/useResource';
import { useSettled } from '../data/useSettled';
import { useViewer } from '../data/useViewer';
import { fetchQuote, quoteKey } from './requests';

/** How long the cart must rest before it is priced, ms. */
const REST = 200;

export interface QuoteResource extends Resource<Quote> {
  /** What is shown prices an earlier state of the cart; the new quote is on its way. */
  isStale: boolean;
}

/**
 * The server's prices for a cart, asked again when it changes; the former quote stays until the new one has come.
 * @param body null: nothing to price
 */
export function useQuote(body: QuoteBody | null): QuoteResource {
  const { userId, waiting } = useViewer();
  const wanted = body ? JSON.stringify(body) : '';
  const settled = useSettled(wanted, REST);
  const key = settled && !waiting ? quoteKey(userId, settled) : null;
  const { data, error, isLoading, isValidating, retry, mutate } = useResource(
    key,
    () => fetchQuote(JSON.parse(settled) as QuoteBody),
    waiting && body !== null,
  );
  const { shown, isStale } = useKept(data, isLoading, userId);
  return {
    data: body ? shown : undefined,
    error,
    isLoading: isLoading && !shown,
    isValidating,
    isStale: isStale || wanted !== settled,
    retry,
    mutate,
  };
}

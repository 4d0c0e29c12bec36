import type { Quote, QuoteBody } from '@seduh/contract';
import type { StaleResource } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { fetchQuote, quoteKey } from './requests';
import { useAnswer } from './useAnswer';

/**
 * The server's prices for a cart; see {@link useAnswer}.
 * @param body null: nothing to price
 */
export function useQuote(body: QuoteBody | null): StaleResource<Quote> {
  const viewer = useViewer();
  return useAnswer(body, (asked) => quoteKey(viewer.userId, asked), fetchQuote, viewer);
}
